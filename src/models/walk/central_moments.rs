//! Mean and central moments of a length.

use super::model::Model;

/// Mean and central moments of a length, in moves and their powers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CentralMoments {
    /// Mean.
    pub mean: f64,
    /// Second central moment, E[(L − mean)²].
    pub variance: f64,
    /// Third central moment.
    pub c3: f64,
    /// Fourth central moment.
    pub c4: f64,
}

impl CentralMoments {
    /// From the mean of a length, of its square, of its third and of its fourth power.
    pub(super) fn from_raw([mean, square, third, fourth]: [f64; 4]) -> Self {
        let squared = mean * mean;
        Self {
            mean,
            variance: square - squared,
            c3: third - 3.0 * mean * square + 2.0 * squared * mean,
            c4: fourth - 4.0 * mean * third + 6.0 * squared * square - 3.0 * squared * squared,
        }
    }

    /// Standard deviation.
    #[must_use]
    pub fn sd(&self) -> f64 {
        self.variance.sqrt()
    }

    /// The moments of T + N, if these are the moments of T. N, a model's other moves, is normal and independent of T.
    #[must_use]
    pub fn with_other_moves(&self, model: Model) -> Self {
        let square = model.s() * model.s();
        // Cumulants add up, and a normal distribution has none above the second; c4 = κ4 + 3 κ2².
        Self {
            mean: self.mean + model.m(),
            variance: self.variance + square,
            c3: self.c3,
            c4: self.c4 + 6.0 * self.variance * square + 3.0 * square * square,
        }
    }

    /// The moments without the move that decides. Only the mean differs: 21.6 moves become 20.6, which fits the blog's
    /// "21 to 24 moves".
    #[must_use]
    pub fn without_deciding_move(&self) -> Self {
        Self {
            mean: self.mean - 1.0,
            ..*self
        }
    }
}
