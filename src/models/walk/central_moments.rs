//! Mean and central moments of the length of a walk or of a game.

use super::model::Model;

/// The mean and the central moments of a length L, in moves and powers of moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CentralMoments {
    /// The mean, in moves.
    pub mean: f64,
    /// The second central moment, E[(L − mean)²], in moves².
    pub variance: f64,
    /// The third central moment, in moves³.
    pub c3: f64,
    /// The fourth central moment, in moves⁴.
    pub c4: f64,
}

/// Returns the fourth root of a fourth power.
pub(super) fn fourth_root(power: f64) -> f64 {
    power.sqrt().sqrt()
}

impl CentralMoments {
    /// Converts the raw moments E\[L\], E\[L²\], E\[L³\] and E\[L⁴\].
    pub(super) fn from_raw([mean, square, third, fourth]: [f64; 4]) -> Self {
        let squared = mean * mean;
        Self {
            mean,
            variance: square - squared,
            c3: third - 3.0 * mean * square + 2.0 * squared * mean,
            c4: fourth - 4.0 * mean * third + 6.0 * squared * square - 3.0 * squared * squared,
        }
    }

    /// Returns the standard deviation, in moves.
    #[must_use]
    pub fn sd(&self) -> f64 {
        self.variance.sqrt()
    }

    /// Returns the fourth root of the fourth central moment, in moves.
    #[must_use]
    pub fn c4_root(&self) -> f64 {
        fourth_root(self.c4)
    }

    /// Returns the moments of T + N, where `self` has those of T.
    ///
    /// N, a model's other moves, is normal and independent of T.
    #[must_use]
    pub fn with_other_moves(&self, model: Model) -> Self {
        let square = model.s() * model.s();
        // Cumulants add up. A normal distribution has none above the second, and c4 = κ4 + 3 κ2².
        Self {
            mean: self.mean + model.m(),
            variance: self.variance + square,
            c3: self.c3,
            c4: self.c4 + 6.0 * self.variance * square + 3.0 * square * square,
        }
    }

    /// Returns the moments of the length without the deciding move.
    ///
    /// Only the mean differs: 21.6 moves become 20.6, which fits the blog's "21 to 24 moves".
    #[must_use]
    pub fn without_deciding_move(&self) -> Self {
        Self {
            mean: self.mean - 1.0,
            ..*self
        }
    }
}
