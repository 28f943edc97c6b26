//! What one program reports: which move, and its value.

use super::model::Model;
use super::normal::integrate;
use crate::stats::normal::{cdf, pdf};

/// One program's reports, as chances. Values are told as x = (V − A) / s: V is reported, A is what the best move is worth, s
/// is the program's noise. δ = d / s.
///
/// The largest of all its evaluations is V. If it is that of the best move, its error was x, and all other evaluations are
/// below: their errors are below y = x + δ. If it is that of another move, that one's error was y, and the others are below:
///
/// - right: φ(x) Φ(y)ⁿ⁻¹
/// - wrong, any of n − 1 moves: (n − 1) φ(y) Φ(x) Φ(y)ⁿ⁻²
/// - right or wrong, and no more than x: Φ(x) Φ(y)ⁿ⁻¹
#[derive(Clone, Copy, Debug)]
pub(super) struct Reports {
    /// How many wrong moves there are.
    wrong_moves: usize,
    /// d / s.
    delta: f64,
}

impl Reports {
    /// Of a program with this noise, in units of d, that chooses from so many candidates.
    pub(super) fn of_program(model: &Model, program: usize) -> Self {
        Self {
            wrong_moves: model.candidates() - 1,
            delta: 1.0 / model.noise(program),
        }
    }

    /// d / s.
    pub(super) const fn delta(self) -> f64 {
        self.delta
    }

    /// Density in x of being right, and of being wrong with any of the moves.
    pub(super) fn densities(self, x: f64) -> (f64, f64) {
        let y = x + self.delta;
        let below = cdf(y);
        let without_one = powi(below, self.wrong_moves - 1);
        let right = pdf(x) * without_one * below;
        let wrong = self.wrong_moves as f64 * pdf(y) * cdf(x) * without_one;
        (right, wrong)
    }

    /// The chance, 0..1, that it reports a value up to x.
    pub(super) fn chance_up_to(self, x: f64) -> f64 {
        cdf(x) * powi(cdf(x + self.delta), self.wrong_moves)
    }

    /// The chance, 0..1, that it is right.
    pub(super) fn right_chance(self) -> f64 {
        integrate(8.0, |x| self.densities(x).0)
    }
}

/// The same bits everywhere, which is not promised of `f64::powi`.
pub(super) fn powi(base: f64, exponent: usize) -> f64 {
    (0..exponent).fold(1.0, |product, _| product * base)
}
