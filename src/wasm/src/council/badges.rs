//! What becomes of the blog's claims, and the numbers from which that follows.

use rollout_lab::council::{Badge, Claim, Comparison, Reading, Verdict, badges};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Claims about rules. */
export type CouncilClaim = 'majorityBeatsOptimistic' | 'majorityBeatsStrongest' | 'pessimisticNeverBeatsStrongest'
  | 'optimalBeatsAll' | 'ignoringCopiesLoses' | 'moreProgramsHelp';
/** Ways to understand a claim. */
export type CouncilReading = 'plain' | 'tiesToStrongest' | 'tiesAtRandom' | 'ignoringCopies' | 'knowingCopies'
  | 'twoMorePrograms' | 'oneMoreProgram';
/** A claim, and what becomes of it in a council. */
export interface CouncilBadge {
  claim: CouncilClaim;
  /** null where its rates are not known. */
  verdict: 'holds' | 'onlyUnder' | 'fails' | null;
  /** Under which reading alone it holds; null where the verdict is another. */
  reading: CouncilReading | null;
  comparisons: CouncilComparison[];
  /** How often the majority of 1, 2, 3 ... programs is right, in percent, if that is what is claimed something of; else empty. */
  majorities: number[];
}
/** A reading of a claim: what is said to be better, and than what, in percent; whether it is. */
export interface CouncilComparison {
  reading: CouncilReading; better: number; than: number; holds: boolean;
  /** For majorityBeatsStrongest, the ratio s2 / s1 at which that changes; else null. */
  crossing: number | null;
}
";

/// What becomes of all claims in this council, by its exact rates. It takes some ten milliseconds.
#[wasm_bindgen(js_name = councilBadges, unchecked_return_type = "CouncilBadge[]")]
pub fn council_badges(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    Value::List(badges(&model(council)?).iter().map(badge).collect()).to_js()
}

fn badge(badge: &Badge) -> Value {
    let (verdict, reading) = match badge.verdict {
        Some(Verdict::Holds) => (Some("holds"), None),
        Some(Verdict::OnlyUnder(reading)) => (Some("onlyUnder"), Some(reading)),
        Some(Verdict::Fails) => (Some("fails"), None),
        None => (None, None),
    };
    let comparisons = badge.comparisons.iter().map(comparison).collect();
    Properties::new()
        .with("claim", text(claim_name(badge.claim)))
        .with("verdict", verdict.map(text))
        .with(
            "reading",
            reading.map(|reading| text(reading_name(reading))),
        )
        .with("comparisons", Value::List(comparisons))
        .with("majorities", Value::list(badge.majorities.iter().copied()))
        .into()
}

fn comparison(comparison: &Comparison) -> Value {
    Properties::new()
        .with("reading", text(reading_name(comparison.reading)))
        .with("better", comparison.better)
        .with("than", comparison.than)
        .with("holds", Value::Flag(comparison.holds))
        .with("crossing", comparison.crossing)
        .into()
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

const fn claim_name(claim: Claim) -> &'static str {
    match claim {
        Claim::MajorityBeatsOptimistic => "majorityBeatsOptimistic",
        Claim::MajorityBeatsStrongest => "majorityBeatsStrongest",
        Claim::PessimisticNeverBeatsStrongest => "pessimisticNeverBeatsStrongest",
        Claim::OptimalBeatsAll => "optimalBeatsAll",
        Claim::IgnoringCopiesLoses => "ignoringCopiesLoses",
        Claim::MoreProgramsHelp => "moreProgramsHelp",
    }
}

const fn reading_name(reading: Reading) -> &'static str {
    match reading {
        Reading::Plain => "plain",
        Reading::TiesToStrongest => "tiesToStrongest",
        Reading::TiesAtRandom => "tiesAtRandom",
        Reading::IgnoringCopies => "ignoringCopies",
        Reading::KnowingCopies => "knowingCopies",
        Reading::TwoMorePrograms => "twoMorePrograms",
        Reading::OneMoreProgram => "oneMoreProgram",
    }
}
