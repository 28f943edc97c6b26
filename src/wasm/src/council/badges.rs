//! Verdicts on claims about councils, with the numbers behind them.

use rollout_lab::models::council::{
    Badge, Claim, ClaimReading, Comparison, Condition, Verdict, badges,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use crate::objects::{Shape, to_js};

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
";

/// A claim, and the verdict on it for one council.
#[derive(Shape)]
struct CouncilBadge {
    #[shape(type = "CouncilClaim")]
    claim: &'static str,
    /// Whether this project makes the claim. Else the blog does.
    own: bool,
    /// The councils that the claim is about.
    #[shape(type = "CouncilCondition")]
    condition: &'static str,
    /// Whether this council is one of them.
    met: bool,
    /// null if the claim is not about this council.
    #[shape(type = "'holds' | 'onlyUnder' | 'fails' | null")]
    verdict: Option<&'static str>,
    /// With the verdict 'onlyUnder', the reading under which the claim holds; else null.
    #[shape(type = "CouncilReading | null")]
    reading: Option<&'static str>,
    /// One comparison for each reading.
    comparisons: Vec<CouncilComparison>,
    /// For moreProgramsHelp, the rates at which the majority of 1, 2, 3 ... programs is right, in
    /// percent; else empty.
    majorities: Vec<f64>,
}

/// A claim in one reading.
#[derive(Shape)]
#[shape(from = &Comparison)]
struct CouncilComparison {
    #[shape(type = "CouncilReading", from = reading_name(source.reading))]
    reading: &'static str,
    /// The number that is claimed to be larger. It is a rate of right moves in percent. For
    /// copiesRaiseAgreement, it is the rate at which the weaker programs agree, in percent; for
    /// copiesCostMajorityMost, a change of rates in percentage points.
    better: f64,
    /// The number that `better` is claimed to exceed, in the same unit.
    than: f64,
    /// Whether the claim holds.
    holds: bool,
    /// For claims about close strengths, better and than at s2 = s1; else null.
    at_equal: Option<(f64, f64)>,
    /// For claims about close strengths, the ratio s2 / s1 at which the order changes, if there is
    /// one; else null.
    crossing: Option<f64>,
}

/// Returns the verdicts on all claims for a council, by its exact rates. That takes about ten
/// milliseconds. Throws `RolloutLabError` for an invalid council.
#[wasm_bindgen(js_name = councilBadges, unchecked_return_type = "CouncilBadge[]")]
pub fn council_badges(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    let badges = badges(&model(council)?).into_iter().map(badge);
    Ok(to_js(badges.collect::<Vec<_>>()))
}

fn badge(badge: Badge) -> CouncilBadge {
    let (verdict, reading) = match badge.verdict {
        Some(Verdict::Holds) => (Some("holds"), None),
        Some(Verdict::OnlyUnder(reading)) => (Some("onlyUnder"), Some(reading)),
        Some(Verdict::Fails) => (Some("fails"), None),
        None => (None, None),
    };
    CouncilBadge {
        claim: claim_name(badge.claim),
        own: badge.claim.is_own(),
        condition: condition_name(badge.claim.condition()),
        met: badge.condition_met,
        verdict,
        reading: reading.map(reading_name),
        comparisons: badge.comparisons.iter().map(Into::into).collect(),
        majorities: badge.majorities,
    }
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
