//! Evaluators of how many moves are left.

use super::exact::ExactWalk;
use super::small_moves::RHO;

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
