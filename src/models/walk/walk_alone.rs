//! The walk that alone, without other moves, has the mean length of a model's games.

use core::f64::consts::PI;

use super::central_moments::CentralMoments;
use super::exact_walk::ExactWalk;
use super::model::{MIN_A, Model};
use super::small_moves;
use super::small_moves::RHO;

/// How far its mean may be off, as a share of it.
const TOLERANCE: f64 = 1e-12;

/// Earlier, times π² / 8, fewer than one walk in 10⁹ has ended.
const MIN_TIME: f64 = 0.03;

/// Terms of the density; at that time those beyond are smaller than 10⁻¹⁷.
const TERMS: u32 = 20;

/// After as many steps it is as near as it gets.
const MAX_STEPS: u32 = 20;

/// A walk with one parameter fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WalkAlone {
    /// Standard deviation of what its moves add.
    pub a: f64,
    /// Moments of its length.
    pub length: CentralMoments,
}

impl WalkAlone {
    /// The walk that takes on average the mean length of the model's games, and no other moves.
    #[must_use]
    pub fn matching(model: Model, walk: &ExactWalk) -> Self {
        let mean = walk.length().mean + model.m();
        Self::with_mean(mean, &mut |a| ExactWalk::with_move_sd(a).length())
    }

    /// The walk with this mean length, where somebody solves walks for their lengths. They are solved where a model's could be:
    /// beyond, equations take the third power of 1 / A, and the closed form is as good.
    fn with_mean(mean: f64, solve: &mut dyn FnMut(f64) -> CentralMoments) -> Self {
        let mut a = a_for_mean(mean);
        if a < MIN_A {
            let length = small_moves::moments(a);
            return Self { a, length };
        }
        // What the closed form of the mean misses is nearly the same for the next A: each step leaves a tenth of it where A is 1,
        // and a thousandth or less where A is small.
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

    /// Density of its length, per move: that of Brownian motion between limits that are moved out by ρA, a quarter of a move later,
    /// so that its mean is that of the closed form. For drawings: where A is 0.1, it misses the chances of single numbers of moves
    /// by less than two thousandths of the largest. (By separation of variables; Cox and Miller, *The Theory of Stochastic
    /// Processes*, section 5.7.)
    #[must_use]
    pub fn density(&self, length: f64) -> f64 {
        let limit = 1.0 / self.a + RHO;
        let rate = PI * PI / (8.0 * limit * limit);
        let time = rate * (length - 0.25);
        // Terms alternate, and cancel nearly all where hardly a walk has ended.
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

/// Where (1 / A + ρ)² + 1/4 is this: E\[T\] within 4e-5 moves at both presets.
fn a_for_mean(moves: f64) -> f64 {
    1.0 / ((moves - 0.25).sqrt() - RHO)
}

#[cfg(test)]
mod tests {
    use super::super::nystrom;
    use super::*;

    /// Elimination takes a third of the third power of the number of nodes: so many products and sums.
    fn products_of_elimination(a: f64) -> usize {
        let nodes = nystrom::node_count(a);
        nodes * nodes * nodes / 3
    }

    #[test]
    fn fitting_work_is_bounded() {
        // A million products take a millisecond or so. With 10,424 moves on average, 523 nodes would take 48 million, each time.
        let mut most = 0;
        for step in 0..=2_000 {
            // 2.8 moves on average are those of A = 1; 10,424 those of A = 0.05, and as many others as there may be.
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
