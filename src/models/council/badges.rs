//! Claims judged in one council.

use super::claim::Claim;
use super::crossing::{RATE_TOLERANCE, crossing, equal_noise_panels};
use super::exact_rates::{exact_rate, exact_rates};
use super::majority::others_agreement_chance;
use super::model::Model;
use super::rule::{Rates, Rule};

/// One reading of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimReading {
    /// The only reading.
    Plain,
    /// Ties of votes go to the strongest program.
    TiesToStrongest,
    /// Ties of votes are broken at random.
    TiesAtRandom,
    /// The optimal rule treats all programs as independent.
    IgnoringCopies,
    /// The optimal rule leaves copies out.
    KnowingCopies,
    /// Each odd number of programs is compared with the next odd one.
    TwoMorePrograms,
    /// Each number of programs is compared with the next one.
    OneMoreProgram,
}

/// The verdict on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim holds in every reading.
    Holds,
    /// The claim holds in this reading only.
    OnlyUnder(ClaimReading),
    /// The claim holds in no reading.
    Fails,
}

/// A claim in one of its readings, as a comparison of two numbers.
///
/// The numbers are rates in percent, with two exceptions. In [`Claim::CopiesRaiseAgreement`] they
/// are how often the two weaker programs agree, in percent. In [`Claim::CopiesCostMajorityMost`]
/// they are changes of rates, in percentage points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// The reading of the claim.
    pub reading: ClaimReading,
    /// The number that the claim says is larger, not smaller, or hardly smaller.
    ///
    /// In [`Claim::MoreProgramsHelp`] it belongs to the step with the smallest gain.
    pub better: f64,
    /// The number with which `better` is compared.
    ///
    /// In [`Claim::OptimalBeatsAll`] it is the best of the other rules' rates.
    pub than: f64,
    /// Whether the claim holds in this reading.
    ///
    /// A claim about close strengths is judged at s₂ = s₁ and by its crossing, and any other claim
    /// by `better` and `than`. Differences within the error of quadrature don't count.
    pub holds: bool,
    /// For claims about close strengths, `better` and `than` at s₂ = s₁. `None` for other claims.
    pub at_equal: Option<(f64, f64)>,
    /// For claims about close strengths, the ratio s₂ / s₁ at which the order changes. `None` if it
    /// does not change.
    pub crossing: Option<f64>,
}

/// A judged claim.
#[derive(Clone, Debug, PartialEq)]
pub struct Badge {
    /// The claim.
    pub claim: Claim,
    /// Whether this council meets the claim's [`Condition`](super::claim::Condition). Otherwise the
    /// claim is not judged.
    pub condition_met: bool,
    /// The verdict. `None` where the condition is not met or a rate is unknown.
    pub verdict: Option<Verdict>,
    /// One comparison for each reading. Empty where there is no verdict.
    pub comparisons: Vec<Comparison>,
    /// For [`Claim::MoreProgramsHelp`], how often the majority of 1, 2, 3 … programs is right, in
    /// percent. Empty for other claims.
    pub majorities: Vec<f64>,
}

/// Judges all claims in this council, in the order of [`Claim::ALL`].
///
/// This takes some tens of milliseconds.
#[must_use]
pub fn badges(model: &Model) -> Vec<Badge> {
    let rates = exact_rates(model);
    let claims = Claim::ALL.iter();
    claims.map(|&claim| badge(model, &rates, claim)).collect()
}

/// Judges one claim. `rates` are the exact rates of the council's rules.
#[inline(never)]
fn badge(model: &Model, rates: &Rates, claim: Claim) -> Badge {
    let majorities: Vec<f64> = match claim {
        Claim::MoreProgramsHelp => equal_noise_panels(model)
            .iter()
            .map(|panel| panel.majority)
            .collect(),
        _ => Vec::new(),
    };
    let condition_met = claim.condition().is_met(model);
    // An unknown rate allows no comparison.
    let comparisons = if condition_met {
        comparisons(model, rates, claim, &majorities).unwrap_or_default()
    } else {
        Vec::new()
    };
    Badge {
        claim,
        condition_met,
        verdict: verdict(&comparisons),
        comparisons,
        majorities,
    }
}

/// Makes the claim's comparison in each of its readings.
///
/// `majorities` are the rates of equal programs' majorities, for [`Claim::MoreProgramsHelp`].
/// `None` if a rate is unknown.
fn comparisons(
    model: &Model,
    rates: &Rates,
    claim: Claim,
    majorities: &[f64],
) -> Option<Vec<Comparison>> {
    let rate = |rule: Rule| rates.get(rule);
    // A claim about the majority is judged for both ways of breaking ties. With two candidates,
    // three votes can't tie.
    let readings = match model.candidates() {
        2 => &[(ClaimReading::Plain, Rule::MajorityStrongest)][..],
        _ => &TIE_READINGS[..],
    };
    let by_ties = |judge: &dyn Fn(ClaimReading, Rule) -> Option<Comparison>| {
        readings
            .iter()
            .map(|&(reading, rule)| judge(reading, rule))
            .collect::<Option<Vec<Comparison>>>()
    };
    let above = |higher, lower| vec![compare_above(ClaimReading::Plain, higher, lower)];
    let strongest = rate(Rule::Strongest)?;
    Some(match claim {
        Claim::MajorityWorksWhileClose => {
            by_ties(&|reading, rule| compare_while_close(model, reading, rule, Rule::Strongest))?
        }
        Claim::OptimisticWorksWhileClose => {
            vec![compare_while_close(
                model,
                ClaimReading::Plain,
                Rule::Optimistic,
                Rule::Strongest,
            )?]
        }
        Claim::CopiesReverseOrder => {
            by_ties(&|reading, rule| compare_while_close(model, reading, Rule::Optimistic, rule))?
        }
        Claim::OptimalNeverBelowStrongest => {
            vec![compare_not_below(
                ClaimReading::Plain,
                rate(Rule::Optimal)?,
                strongest,
            )]
        }
        Claim::PessimisticNeverWorks => above(strongest, rate(Rule::Pessimistic)?),
        Claim::MajorityAboveOptimistic => by_ties(&|reading, rule| {
            Some(compare_above(reading, rate(rule)?, rate(Rule::Optimistic)?))
        })?,
        Claim::CopiesRaiseAgreement => {
            let without = model.without_copies();
            above(
                100.0 * others_agreement_chance(model),
                100.0 * others_agreement_chance(&without),
            )
        }
        Claim::CopiesCostMajorityMost => {
            let without = model.without_copies();
            let change = |rule: Rule| Some(rate(rule)? - exact_rate(&without, rule)?);
            let optimistic = change(Rule::Optimistic)?;
            by_ties(&|reading, rule| {
                let majority = change(rule)?;
                Some(Comparison {
                    // The majority loses more than the optimistic rule gains or loses.
                    holds: -majority > optimistic.abs() + RATE_TOLERANCE,
                    ..compare_above(reading, optimistic, majority)
                })
            })?
        }
        Claim::OptimalFarAboveOptimistic => above(rate(Rule::Optimal)?, rate(Rule::Optimistic)?),
        Claim::PredictionCostsLittle => {
            let predicted = rate(Rule::OptimalPredicted)?;
            let optimal = rate(Rule::Optimal)?;
            let optimistic = rate(Rule::Optimistic)?;
            vec![Comparison {
                // "Little" means less than the rest of the optimal rule's lead over the optimistic
                // one.
                holds: optimal - predicted < predicted - optimistic - RATE_TOLERANCE,
                ..compare_above(ClaimReading::Plain, predicted, optimal)
            }]
        }
        Claim::OptimalBeatsAll => {
            let best = best_report_rule(rates)?;
            vec![
                compare_not_below(ClaimReading::IgnoringCopies, rate(Rule::Optimal)?, best),
                compare_not_below(
                    ClaimReading::KnowingCopies,
                    rate(Rule::OptimalKnowingCopies)?,
                    best,
                ),
            ]
        }
        Claim::IgnoringCopiesLoses => above(strongest, rate(Rule::Optimal)?),
        Claim::MoreProgramsHelp => vec![
            least_gain(ClaimReading::TwoMorePrograms, majorities, 2)?,
            least_gain(ClaimReading::OneMoreProgram, majorities, 1)?,
        ],
    })
}

/// The two ways of breaking ties of votes, and the rule for each.
const TIE_READINGS: [(ClaimReading, Rule); 2] = [
    (ClaimReading::TiesToStrongest, Rule::MajorityStrongest),
    (ClaimReading::TiesAtRandom, Rule::MajorityRandom),
];

/// Compares two rules where one is said to be better while strengths are close, and worse beyond.
///
/// `None` where they can't be told apart at equal strength, or a rate is unknown.
fn compare_while_close(
    model: &Model,
    reading: ClaimReading,
    better: Rule,
    than: Rule,
) -> Option<Comparison> {
    let equal = model.with_ratio(1.0).ok()?;
    let at_equal = (exact_rate(&equal, better)?, exact_rate(&equal, than)?);
    if (at_equal.0 - at_equal.1).abs() <= RATE_TOLERANCE {
        return None;
    }
    let crossing = crossing(model, better, than);
    Some(Comparison {
        holds: at_equal.0 > at_equal.1 && crossing.is_some(),
        at_equal: Some(at_equal),
        crossing,
        ..compare_above(
            reading,
            exact_rate(model, better)?,
            exact_rate(model, than)?,
        )
    })
}

/// Compares two numbers, of which the first is said to be larger.
// Not inlined, because it has many callers.
#[inline(never)]
fn compare_above(reading: ClaimReading, better: f64, than: f64) -> Comparison {
    Comparison {
        reading,
        better,
        than,
        holds: better > than + RATE_TOLERANCE,
        at_equal: None,
        crossing: None,
    }
}

/// Compares two numbers, of which the first is said to be no smaller.
fn compare_not_below(reading: ClaimReading, better: f64, than: f64) -> Comparison {
    Comparison {
        holds: better > than - RATE_TOLERANCE,
        ..compare_above(reading, better, than)
    }
}

/// Returns the best rate, in percent, of the rules that see only the reports.
///
/// The optimal rules that know the value of the best move are excluded.
fn best_report_rule(rates: &Rates) -> Option<f64> {
    let mut best: f64 = 0.0;
    for rule in [
        Rule::Strongest,
        Rule::Weakest,
        Rule::MajorityStrongest,
        Rule::MajorityRandom,
        Rule::Optimistic,
        Rule::Pessimistic,
        Rule::OptimalPredicted,
    ] {
        best = best.max(rates.get(rule)?);
    }
    Some(best)
}

/// Compares majorities that differ by `step` programs, beginning with one program, and returns the
/// comparison with the smallest gain.
fn least_gain(reading: ClaimReading, majorities: &[f64], step: usize) -> Option<Comparison> {
    let fewer = majorities.iter().step_by(step);
    let more = majorities.iter().skip(step).step_by(step);
    fewer
        .zip(more)
        .map(|(&fewer, &more)| compare_above(reading, more, fewer))
        .min_by(|a, b| (a.better - a.than).total_cmp(&(b.better - b.than)))
}

/// Sums up the comparisons of a claim. `None` if there are none.
fn verdict(comparisons: &[Comparison]) -> Option<Verdict> {
    let holding = || comparisons.iter().filter(|comparison| comparison.holds);
    match (comparisons.len(), holding().count()) {
        (0, _) => None,
        (_, 0) => Some(Verdict::Fails),
        (count, holding) if count == holding => Some(Verdict::Holds),
        _ => holding()
            .next()
            .map(|only| Verdict::OnlyUnder(only.reading)),
    }
}
