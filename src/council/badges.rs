//! What becomes of the blog's claims in the council at hand, by its exact rates.

use super::crossing::{SAME, crossing, panels};
use super::exact::exact_rates;
use super::model::Model;
use super::rule::{Rates, Rule};

/// What is claimed of councils.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The majority is right more often than the move with the largest value. So it is without copying; with many copies it
    /// is the other way round.
    MajorityBeatsOptimistic,
    /// The majority is right more often than the strongest program alone: as long as the others are not too much weaker.
    MajorityBeatsStrongest,
    /// The move with the smallest value is never right more often than the strongest program alone.
    PessimisticNeverBeatsStrongest,
    /// The optimal rule is right more often than every other that sees the reports alone.
    OptimalBeatsAll,
    /// The optimal rule that takes a copy for another opinion is right less often than the strongest program alone.
    IgnoringCopiesLoses,
    /// With more programs of the same noise the majority is right more often.
    MoreProgramsHelp,
}

/// How a claim may be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// There is only one way.
    Plain,
    /// Draws of votes go to the strongest program.
    TiesToStrongest,
    /// Draws of votes are settled by chance.
    TiesAtRandom,
    /// The optimal rule takes all programs for independent.
    IgnoringCopies,
    /// The optimal rule leaves a copy out.
    KnowingCopies,
    /// From an odd number of programs to the next odd one.
    TwoMorePrograms,
    /// From any number of programs to the next one.
    OneMoreProgram,
}

/// What becomes of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds, however it is meant.
    Holds,
    /// It holds only if it is meant so.
    OnlyUnder(Reading),
    /// It does not hold here.
    Fails,
}

/// A claim in one of its readings: two rates, in percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// How it is meant.
    pub reading: Reading,
    /// What is said to be better, or not worse. (Of more programs, where least is gained.)
    pub better: f64,
    /// What it is said to be better than. (Of other rules than the optimal one, the best.)
    pub than: f64,
    /// Whether it is, by more than quadrature can be off.
    pub holds: bool,
    /// For [`Claim::MajorityBeatsStrongest`], the ratio of noises at which that changes; `None` if there is none.
    pub crossing: Option<f64>,
}

/// A claim, and what becomes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Badge {
    /// What is claimed.
    pub claim: Claim,
    /// What becomes of it; `None` where its rates are not known.
    pub verdict: Option<Verdict>,
    /// Each way in which it may be meant; none where its rates are not known.
    pub comparisons: Vec<Comparison>,
    /// For [`Claim::MoreProgramsHelp`], how often the majority of 1, 2, 3 … programs is right, in percent.
    pub majorities: Vec<f64>,
}

impl Claim {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::MajorityBeatsOptimistic,
        Self::MajorityBeatsStrongest,
        Self::PessimisticNeverBeatsStrongest,
        Self::OptimalBeatsAll,
        Self::IgnoringCopiesLoses,
        Self::MoreProgramsHelp,
    ];
}

/// What becomes of all claims in this council, in the order of [`Claim::ALL`]. It takes some tens of milliseconds.
#[must_use]
pub fn badges(model: &Model) -> Vec<Badge> {
    let rates = exact_rates(model);
    let claims = Claim::ALL.iter();
    claims.map(|&claim| badge(model, &rates, claim)).collect()
}

#[inline(never)]
fn badge(model: &Model, rates: &Rates, claim: Claim) -> Badge {
    let majorities: Vec<f64> = match claim {
        Claim::MoreProgramsHelp => panels(model).iter().map(|panel| panel.majority).collect(),
        _ => Vec::new(),
    };
    // Of unknown rates there is no comparison.
    let comparisons = comparisons(model, rates, claim, &majorities).unwrap_or_default();
    Badge {
        claim,
        verdict: verdict(&comparisons),
        comparisons,
        majorities,
    }
}

fn comparisons(
    model: &Model,
    rates: &Rates,
    claim: Claim,
    majorities: &[f64],
) -> Option<Vec<Comparison>> {
    // Those that beat another one do so in either way of settling draws of votes.
    let majority = |than: Rule, crosses: bool| -> Option<Vec<Comparison>> {
        let mut compared = Vec::new();
        for (reading, rule) in BY_TIES {
            let crossing = if crosses {
                crossing(model, rule, than)
            } else {
                None
            };
            let above = above(reading, rates.get(rule)?, rates.get(than)?);
            compared.push(Comparison { crossing, ..above });
        }
        Some(compared)
    };
    let strongest = rates.get(Rule::Strongest)?;
    Some(match claim {
        Claim::MajorityBeatsOptimistic => majority(Rule::Optimistic, false)?,
        Claim::MajorityBeatsStrongest => majority(Rule::Strongest, true)?,
        Claim::PessimisticNeverBeatsStrongest => {
            let pessimistic = rates.get(Rule::Pessimistic)?;
            vec![Comparison {
                holds: strongest > pessimistic - SAME,
                ..above(Reading::Plain, strongest, pessimistic)
            }]
        }
        Claim::OptimalBeatsAll => {
            let best = best_other(rates)?;
            let optimal = rates.get(Rule::Optimal)?;
            let knowing = rates.get(Rule::OptimalKnowingCopies)?;
            vec![
                above(Reading::IgnoringCopies, optimal, best),
                above(Reading::KnowingCopies, knowing, best),
            ]
        }
        Claim::IgnoringCopiesLoses => {
            vec![above(Reading::Plain, strongest, rates.get(Rule::Optimal)?)]
        }
        Claim::MoreProgramsHelp => vec![
            least_gain(Reading::TwoMorePrograms, majorities, 2)?,
            least_gain(Reading::OneMoreProgram, majorities, 1)?,
        ],
    })
}

/// The two ways of settling draws of votes.
const BY_TIES: [(Reading, Rule); 2] = [
    (Reading::TiesToStrongest, Rule::MajorityStrongest),
    (Reading::TiesAtRandom, Rule::MajorityRandom),
];

// Not inlined, like what else is asked for at many places.
#[inline(never)]
fn above(reading: Reading, better: f64, than: f64) -> Comparison {
    Comparison {
        reading,
        better,
        than,
        holds: better > than + SAME,
        crossing: None,
    }
}

/// The best of the rules that see the reports alone, without the optimal ones.
fn best_other(rates: &Rates) -> Option<f64> {
    let mut best: f64 = 0.0;
    for rule in [
        Rule::Strongest,
        Rule::Weakest,
        Rule::MajorityStrongest,
        Rule::MajorityRandom,
        Rule::Optimistic,
        Rule::Pessimistic,
    ] {
        best = best.max(rates.get(rule)?);
    }
    Some(best)
}

/// From one, in such steps: the step with which least is gained.
fn least_gain(reading: Reading, majorities: &[f64], step: usize) -> Option<Comparison> {
    let fewer = majorities.iter().step_by(step);
    let more = majorities.iter().skip(step).step_by(step);
    fewer
        .zip(more)
        .map(|(&fewer, &more)| above(reading, more, fewer))
        .min_by(|a, b| (a.better - a.than).total_cmp(&(b.better - b.than)))
}

fn verdict(comparisons: &[Comparison]) -> Option<Verdict> {
    let holding = || comparisons.iter().filter(|comparison| comparison.holds);
    match (comparisons.len(), holding().count()) {
        (0, _) => None,
        (_, 0) => Some(Verdict::Fails),
        (all, hold) if all == hold => Some(Verdict::Holds),
        _ => holding()
            .next()
            .map(|only| Verdict::OnlyUnder(only.reading)),
    }
}
