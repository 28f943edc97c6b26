//! The walk that has, on its own and without other moves, the mean length of a model's games.

use core::f64::consts::PI;

use super::central_moments::CentralMoments;
use super::exact_walk::ExactWalk;
use super::model::{MIN_A, Model};
use super::small_moves;
use super::small_moves::RHO;

/// The relative error of the mean at which the search stops.
const TOLERANCE: f64 = 1e-12;

/// The time below which the density counts as 0, in units of 8 `limit`² / π² moves. Fewer than one
/// walk in 10⁹ has ended by then.
const MIN_TIME: f64 = 0.03;

/// The number of terms of the density. At [`MIN_TIME`] the remaining terms are below 10⁻¹⁷.
const TERMS: u32 = 20;

/// The maximum number of steps of the search. Further steps would come no nearer.
const MAX_STEPS: u32 = 20;

/// A walk fitted to the mean length of games by A alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WalkAlone {
    /// A, the standard deviation of one move.
    pub a: f64,
    /// Moments of the walk's length, in powers of moves.
    pub length: CentralMoments,
}

impl WalkAlone {
    /// Fits the walk whose mean length equals that of the model's games, without any other moves.
    ///
    /// `walk` is the model's own walk.
    #[must_use]
    pub fn matching(model: Model, walk: &ExactWalk) -> Self {
        let mean = walk.length().mean + model.m();
        Self::with_mean(mean, &mut |a| ExactWalk::with_move_sd(a).length())
    }

    /// Fits the walk with this mean length, in moves. `solve` returns the moments of the length for
    /// an A.
    ///
    /// `solve` is only called for an A that a model could have. For a smaller A, the equations
    /// would take time with the cube of 1 / A, and the closed form is as accurate.
    fn with_mean(mean: f64, solve: &mut dyn FnMut(f64) -> CentralMoments) -> Self {
        let mut a = a_for_mean(mean);
        if a < MIN_A {
            let length = small_moves::moments(a);
            return Self { a, length };
        }
        // The closed form of the mean has nearly the same error at the next A. So each step leaves
        // a tenth of the error where A is 1, and a thousandth or less where A is small.
        let mut target = mean;
        let mut length = solve(a);
        for _ in 0..MAX_STEPS {
            let error = length.mean - mean;
            if error.abs() <= mean * TOLERANCE {
                break;
            }
            target -= error;
            a = a_for_mean(target);
            length = solve(a);
        }
        Self { a, length }
    }

    /// Returns the density of the walk's length at `length` moves, per move, for drawings.
    ///
    /// It is that of Brownian motion between limits moved outwards by ρA, delayed by a quarter of a
    /// move. So its mean is that of the closed form. Where A is 0.1, it misses the probabilities of
    /// single numbers of moves by less than two thousandths of the largest. (Separation of
    /// variables; Cox and Miller, *The Theory of Stochastic Processes*, section 5.7.)
    #[must_use]
    pub fn density(&self, length: f64) -> f64 {
        let limit = 1.0 / self.a + RHO;
        let rate = PI * PI / (8.0 * limit * limit);
        let time = rate * (length - 0.25);
        // The terms alternate, and nearly cancel at times when hardly any walk has ended.
        if time < MIN_TIME {
            return 0.0;
        }
        let terms = (0..TERMS).map(|k| {
            let (odd, sign) = (f64::from(2 * k + 1), 1.0 - 2.0 * f64::from(k % 2));
            sign * odd * libm::exp(-odd * odd * time)
        });
        (4.0 / PI * rate * terms.sum::<f64>()).max(0.0)
    }
}

/// Returns the A at which (1 / A + ρ)² + 1/4 equals `moves`. It approximates E\[T\] within 4e-5
/// moves at both presets.
fn a_for_mean(moves: f64) -> f64 {
    1.0 / ((moves - 0.25).sqrt() - RHO)
}

#[cfg(test)]
mod tests {
    use super::super::nystrom;
    use super::*;

    /// Returns the number of products in an elimination: a third of the cube of the number of
    /// nodes.
    fn products_of_elimination(a: f64) -> usize {
        let nodes = nystrom::node_count(a);
        nodes * nodes * nodes / 3
    }

    #[test]
    fn fitting_work_is_bounded() {
        // A million products take about a millisecond. With 10,424 moves on average, 523 nodes
        // would need 48 million at each step.
        let mut most = 0;
        for step in 0..=2_000 {
            // A = 1 has 2.8 moves on average. The largest mean is that of A = 0.05, 424 moves, plus
            // the largest number of other moves.
            let mean = 2.8 * libm::pow(10_424.0 / 2.8, f64::from(step) / 2_000.0);
            let mut products = 0;
            let mut solve = |a: f64| {
                products += products_of_elimination(a);
                ExactWalk::with_move_sd(a).length()
            };
            let alone = WalkAlone::with_mean(mean, &mut solve);
            assert!(
                (alone.length.mean / mean - 1.0).abs() < 2.0 * TOLERANCE,
                "{mean}"
            );
            most = most.max(products);
        }
        assert!(most <= 1_000_000, "{most}");
    }
}
