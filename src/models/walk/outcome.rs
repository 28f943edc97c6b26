//! What is asked of a walk, and how its luck is measured.

use super::exact_walk::ExactWalk;
use super::share::LuckShare;
use super::small_moves::RHO;
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

/// An estimate of the number of moves that a walk has left. A walk that has ended has none left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LengthEvaluator {
    /// The expected number from X on: it leaves no spread at all.
    Exact,
    /// ((1 + ρA)² − X²) / A² + 1/4: with the limits moved out by how far a walk goes beyond them.
    Calibrated,
    /// (1 − X²) / A²: what it would be in continuous time.
    Quadratic,
}

impl LengthEvaluator {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Exact, Self::Calibrated, Self::Quadratic];

    /// Moves left at `x`, within −1..1, if the walk has not ended there.
    pub(super) fn moves_left(self, walk: &ExactWalk, x: f64) -> f64 {
        let (a, limit) = (walk.a(), 1.0 + RHO * walk.a());
        match self {
            Self::Exact => walk.expected_moves_unchecked(x),
            Self::Calibrated => (limit * limit - x * x) / (a * a) + 0.25,
            Self::Quadratic => (1.0 - x * x) / (a * a),
        }
    }
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
