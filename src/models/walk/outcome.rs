//! What is asked of a walk, and how its luck is measured.

use super::length_evaluator::LengthEvaluator;
use super::share::LuckShare;
use super::winning_chance_scale::WinningChanceScale;

/// The outcome that walks are rolled for, with the estimates that measure its luck, and the share of each that is
/// subtracted.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The winner.
    Win(Vec<(WinningChanceScale, LuckShare)>),
    /// The number of moves.
    Length(Vec<(LengthEvaluator, LuckShare)>),
}

/// Estimates of luck, by the outcome that they estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Of who wins.
    Win(WinningChanceScale),
    /// Of how many moves it takes.
    Length(LengthEvaluator),
}

impl Outcome {
    /// The estimates, in their order.
    #[must_use]
    pub fn measures(&self) -> Vec<(Measure, LuckShare)> {
        match self {
            Self::Win(estimates) => map_measures(estimates, Measure::Win),
            Self::Length(estimates) => map_measures(estimates, Measure::Length),
        }
    }
}

impl Measure {
    /// Its outcome, with an estimate for each of these shares.
    #[must_use]
    pub fn with_shares(self, shares: &[LuckShare]) -> Outcome {
        match self {
            Self::Win(by) => Outcome::Win(shares.iter().map(|share| (by, *share)).collect()),
            Self::Length(by) => Outcome::Length(shares.iter().map(|share| (by, *share)).collect()),
        }
    }
}

fn map_measures<T: Copy>(
    estimates: &[(T, LuckShare)],
    measure: impl Fn(T) -> Measure,
) -> Vec<(Measure, LuckShare)> {
    let estimates = estimates.iter();
    estimates
        .map(|(by, share)| (measure(*by), *share))
        .collect()
}
