//! The probabilities of one program's reports: which move, and what value.

use super::model::Model;
use super::normal::integrate;
use crate::stats::normal::{cdf, pdf};

/// One program's reports, as probabilities.
///
/// A report of value V is measured as x = (V − A) / s, where A is the value of the best move and s
/// is the program's noise. Let δ = d / s, and let n be the number of candidates.
///
/// V is the largest of the program's evaluations. If it belongs to the best move, its error is x
/// standard deviations, and all other errors are below y = x + δ. If it belongs to another move,
/// that move's error is y. Then the best move's error is below x, and the others are below y:
///
/// - right: φ(x) Φ(y)ⁿ⁻¹
/// - wrong, any of n − 1 moves: (n − 1) φ(y) Φ(x) Φ(y)ⁿ⁻²
/// - right or wrong, and at most x: Φ(x) Φ(y)ⁿ⁻¹
#[derive(Clone, Copy, Debug)]
pub(super) struct Reports {
    /// The number of wrong moves.
    wrong_moves: usize,
    /// δ = d / s.
    delta: f64,
}

impl Reports {
    /// Creates the reports of a model's program, counted from 0.
    pub(super) fn of_program(model: &Model, program: usize) -> Self {
        Self {
            wrong_moves: model.candidates() - 1,
            delta: 1.0 / model.noise(program),
        }
    }

    /// Returns δ = d / s.
    pub(super) const fn delta(self) -> f64 {
        self.delta
    }

    /// Returns the densities in x of being right, and of being wrong with any of the moves.
    pub(super) fn densities(self, x: f64) -> (f64, f64) {
        let y = x + self.delta;
        let below = cdf(y);
        let without_one = powi(below, self.wrong_moves - 1);
        let right = pdf(x) * without_one * below;
        let wrong = self.wrong_moves as f64 * pdf(y) * cdf(x) * without_one;
        (right, wrong)
    }

    /// Returns the chance, 0..1, of a report up to `x`.
    pub(super) fn chance_up_to(self, x: f64) -> f64 {
        cdf(x) * powi(cdf(x + self.delta), self.wrong_moves)
    }

    /// Returns the chance, 0..1, that the program is right.
    pub(super) fn right_chance(self) -> f64 {
        integrate(8.0, |x| self.densities(x).0)
    }
}

/// Returns a power, with the same bits on all platforms. `f64::powi` doesn't promise that.
pub(super) fn powi(base: f64, exponent: usize) -> f64 {
    (0..exponent).fold(1.0, |product, _| product * base)
}
