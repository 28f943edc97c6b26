//! Verdicts on claims about councils, with the numbers behind them.

use rollout_lab::models::council::{
    Badge, Claim, ClaimReading, Comparison, Condition, Verdict, badges,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Claims about rules of councils. */
export type CouncilClaim = 'majorityWorksWhileClose' | 'optimalNeverBelowStrongest' | 'optimisticWorksWhileClose'
  | 'pessimisticNeverWorks' | 'majorityAboveOptimistic' | 'copiesRaiseAgreement' | 'copiesCostMajorityMost'
  | 'copiesReverseOrder' | 'optimalFarAboveOptimistic' | 'predictionCostsLittle'
  | 'optimalBeatsAll' | 'ignoringCopiesLoses' | 'moreProgramsHelp';
/** The councils that a claim is about. */
export type CouncilCondition = 'noCopies' | 'halfCopies' | 'twiceTheDifference' | 'someCopies' | 'any';
/** Readings of a claim. */
export type CouncilReading = 'plain' | 'tiesToStrongest' | 'tiesAtRandom' | 'ignoringCopies' | 'knowingCopies'
  | 'twoMorePrograms' | 'oneMoreProgram';
/** A claim, and the verdict on it for one council. */
export interface CouncilBadge {
  claim: CouncilClaim;
  /** Whether this project makes the claim. Else the blog does. */
  own: boolean;
  /** The councils that the claim is about, and whether this council is one of them. */
  condition: CouncilCondition; met: boolean;
  /** null if the claim is not about this council. */
  verdict: 'holds' | 'onlyUnder' | 'fails' | null;
  /** With the verdict 'onlyUnder', the reading under which the claim holds; else null. */
  reading: CouncilReading | null;
  /** One comparison for each reading. */
  comparisons: CouncilComparison[];
  /** For moreProgramsHelp, the rates at which the majority of 1, 2, 3 ... programs is right, in
   *  percent; else empty. */
  majorities: number[];
}
/** A claim in one reading. */
export interface CouncilComparison {
  reading: CouncilReading;
  /** The number that is claimed to be larger, the number that it is claimed to exceed, and whether
   *  the claim holds. Both numbers are rates of right moves in percent. For copiesRaiseAgreement,
   *  they are rates at which the weaker programs agree, in percent; for copiesCostMajorityMost,
   *  changes of rates in percentage points. */
  better: number; than: number; holds: boolean;
  /** For claims about close strengths, better and than at s2 = s1; else null. */
  atEqual: [number, number] | null;
  /** For claims about close strengths, the ratio s2 / s1 at which the order changes, if there is
   *  one; else null. */
  crossing: number | null;
}
";

/// Returns the verdicts on all claims for a council, by its exact rates. That takes about ten
/// milliseconds. Throws `RolloutLabError` for an invalid council.
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
        .with("own", Value::Flag(badge.claim.is_own()))
        .with("condition", text(condition_name(badge.claim.condition())))
        .with("met", Value::Flag(badge.condition_met))
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
        .with(
            "atEqual",
            comparison
                .at_equal
                .map(|(better, than)| Value::list([better, than])),
        )
        .with("crossing", comparison.crossing)
        .into()
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

const fn claim_name(claim: Claim) -> &'static str {
    match claim {
        Claim::MajorityWorksWhileClose => "majorityWorksWhileClose",
        Claim::OptimalNeverBelowStrongest => "optimalNeverBelowStrongest",
        Claim::OptimisticWorksWhileClose => "optimisticWorksWhileClose",
        Claim::PessimisticNeverWorks => "pessimisticNeverWorks",
        Claim::MajorityAboveOptimistic => "majorityAboveOptimistic",
        Claim::CopiesRaiseAgreement => "copiesRaiseAgreement",
        Claim::CopiesCostMajorityMost => "copiesCostMajorityMost",
        Claim::CopiesReverseOrder => "copiesReverseOrder",
        Claim::OptimalFarAboveOptimistic => "optimalFarAboveOptimistic",
        Claim::PredictionCostsLittle => "predictionCostsLittle",
        Claim::OptimalBeatsAll => "optimalBeatsAll",
        Claim::IgnoringCopiesLoses => "ignoringCopiesLoses",
        Claim::MoreProgramsHelp => "moreProgramsHelp",
    }
}

const fn condition_name(condition: Condition) -> &'static str {
    match condition {
        Condition::NoCopies => "noCopies",
        Condition::HalfCopies => "halfCopies",
        Condition::TwiceTheDifference => "twiceTheDifference",
        Condition::SomeCopies => "someCopies",
        Condition::Any => "any",
    }
}

const fn reading_name(reading: ClaimReading) -> &'static str {
    match reading {
        ClaimReading::Plain => "plain",
        ClaimReading::TiesToStrongest => "tiesToStrongest",
        ClaimReading::TiesAtRandom => "tiesAtRandom",
        ClaimReading::IgnoringCopies => "ignoringCopies",
        ClaimReading::KnowingCopies => "knowingCopies",
        ClaimReading::TwoMorePrograms => "twoMorePrograms",
        ClaimReading::OneMoreProgram => "oneMoreProgram",
    }
}
