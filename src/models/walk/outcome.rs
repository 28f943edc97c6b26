//! What is asked of a walk, and how its luck is measured.

use super::length_evaluator::LengthEvaluator;
use super::scale::Scale;
use super::share::Share;

/// The outcome that walks are rolled for, with the estimates that measure its luck, and the share of each that is
/// subtracted.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The winner.
    Win(Vec<(Scale, Share)>),
    /// The number of moves.
    Length(Vec<(LengthEvaluator, Share)>),
}

/// Estimates of luck, by the outcome that they estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Of who wins.
    Win(Scale),
    /// Of how many moves it takes.
    Length(LengthEvaluator),
}

impl Outcome {
    /// The estimates, in their order.
    #[must_use]
    pub fn measures(&self) -> Vec<(Measure, Share)> {
        match self {
            Self::Win(estimates) => of_each(estimates, Measure::Win),
            Self::Length(estimates) => of_each(estimates, Measure::Length),
        }
    }
}

impl Measure {
    /// Its outcome, with an estimate for each of these shares.
    #[must_use]
    pub fn with_shares(self, shares: &[Share]) -> Outcome {
        match self {
            Self::Win(by) => Outcome::Win(shares.iter().map(|share| (by, *share)).collect()),
            Self::Length(by) => Outcome::Length(shares.iter().map(|share| (by, *share)).collect()),
        }
    }
}

fn of_each<T: Copy>(
    estimates: &[(T, Share)],
    measure: impl Fn(T) -> Measure,
) -> Vec<(Measure, Share)> {
    let estimates = estimates.iter();
    estimates
        .map(|(by, share)| (measure(*by), *share))
        .collect()
}
