//! Outcomes of a walk, and the measures of its luck.

use super::exact_walk::ExactWalk;
use super::share::LuckShare;
use super::small_moves::RHO;
use super::winning_chance_scale::WinningChanceScale;
use crate::codec::codec_variants;

/// The outcome for which walks are rolled. Each estimate measures its luck, and has a share of that
/// luck to subtract.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The winner, with scales that measure luck.
    Win(Vec<(WinningChanceScale, LuckShare)>),
    /// The number of moves, with evaluators that measure luck.
    Length(Vec<(LengthEvaluator, LuckShare)>),
}

/// A measure of luck, by the outcome that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Luck in winning chances, on a scale.
    Win(WinningChanceScale),
    /// Luck in the number of moves, by an evaluator.
    Length(LengthEvaluator),
}

/// An evaluator of the number of moves that a walk has left. A walk that has ended has none left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LengthEvaluator {
    /// The expected number from X on. It leaves no variance at all.
    Exact,
    /// ((1 + ρA)² − X²) / A² + 1/4, in moves. The limits are moved outwards by the average
    /// overshoot ρA.
    Calibrated,
    /// (1 − X²) / A², in moves: the expected number in continuous time.
    Quadratic,
}

codec_variants! { Outcome { 0 => Win(estimates), 1 => Length(estimates) } }

codec_variants! { LengthEvaluator { 0 => Exact, 1 => Calibrated, 2 => Quadratic } }

impl LengthEvaluator {
    /// All evaluators, each at the index of its discriminant.
    pub const ALL: [Self; 3] = [Self::Exact, Self::Calibrated, Self::Quadratic];

    /// Returns the moves left at `x`, which is within −1..1, for a walk that has not ended there.
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
    /// Returns the estimates in their order: each measure, and the share to subtract.
    #[must_use]
    pub(crate) fn measures(&self) -> Vec<(Measure, LuckShare)> {
        match self {
            Self::Win(estimates) => map_measures(estimates, Measure::Win),
            Self::Length(estimates) => map_measures(estimates, Measure::Length),
        }
    }
}

impl Measure {
    /// Returns the outcome that this measures, with one estimate for each share.
    #[must_use]
    pub(crate) fn with_shares(self, shares: &[LuckShare]) -> Outcome {
        match self {
            Self::Win(scale) => Outcome::Win(shares.iter().map(|share| (scale, *share)).collect()),
            Self::Length(evaluator) => {
                Outcome::Length(shares.iter().map(|share| (evaluator, *share)).collect())
            }
        }
    }
}

/// Turns the evaluator of each estimate into a measure.
fn map_measures<T: Copy>(
    estimates: &[(T, LuckShare)],
    measure: impl Fn(T) -> Measure,
) -> Vec<(Measure, LuckShare)> {
    let estimates = estimates.iter();
    estimates
        .map(|(evaluator, share)| (measure(*evaluator), *share))
        .collect()
}
