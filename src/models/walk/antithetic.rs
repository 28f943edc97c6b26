//! Antithetic walks: each walk is paired with its mirror image, whose moves go the other way.
//!
//! The two walks of a pair have different winners, so the mean result of a pair is 1/2 without any
//! spread. They have the same number of moves, so for lengths the second walk adds no information.
//! Antithetic variates help where the outcome rises with the deviates. (Hammersley and Morton, *A
//! new Monte Carlo technique: antithetic variates*, 1956.)

use super::central_moments::CentralMoments;
use super::lengths::{UNITS_PER_MOVE, length_units};
use super::model::Model;
use super::path::{PathScratch, simulate_path};
use super::power_sums::PowerSums;
use crate::rollout::normal_deviates::NormalDeviates;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;

/// The variance of the mean of two outcomes, in the squared unit of the outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairVariance {
    /// The variance for a walk and its mirror image.
    pub mirrored: f64,
    /// The variance for two independent walks: half the variance of one walk.
    pub independent: f64,
}

/// Variances of the mean outcome of a pair of walks, with and without mirroring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Antithetic {
    /// Variances of the mean result, where a win is 1 and a loss is 0.
    pub win: PairVariance,
    /// Variances of the mean of T, the moves of the walk, in moves².
    pub walk: PairVariance,
    /// Variances of the mean of T + N, the moves of the whole game, in moves². If a walk has N
    /// other moves, its image has 2M − N.
    pub total: PairVariance,
}

impl PairVariance {
    /// Returns the standard deviation of the mean of a walk and its mirror image.
    #[must_use]
    pub fn mirrored_sd(&self) -> f64 {
        self.mirrored.sqrt()
    }

    /// Returns the standard deviation of the mean of two independent walks.
    #[must_use]
    pub fn independent_sd(&self) -> f64 {
        self.independent.sqrt()
    }

    /// Returns the number of independent pairs that one mirrored pair counts as; `None` if mirrored
    /// pairs have no spread.
    #[must_use]
    pub fn worth(&self) -> Option<f64> {
        (self.mirrored > 0.0).then(|| self.independent / self.mirrored)
    }
}

impl Antithetic {
    /// Returns the exact variances, where `walk` has the moments of T.
    #[must_use]
    pub fn exact(model: Model, walk: &CentralMoments) -> Self {
        let others = model.s() * model.s();
        Self {
            win: PairVariance {
                mirrored: 0.0,
                independent: 0.125,
            },
            walk: PairVariance {
                mirrored: walk.variance,
                independent: walk.variance / 2.0,
            },
            total: PairVariance {
                mirrored: walk.variance,
                independent: f64::midpoint(walk.variance, others),
            },
        }
    }

    /// Measures the variances on trials 0 to `pairs` − 1 of a seed, each with its mirror image.
    ///
    /// Returns `None` for fewer than two pairs.
    #[must_use]
    pub fn measured(model: Model, seed: Seed, pairs: u64) -> Option<Self> {
        let trials = Trials::new(seed);
        let mut scratch = PathScratch::default();
        // Sums over pairs and over single walks, for win, walk and total.
        let mut sums = [[PowerSums::default(); 2]; 3];
        for k in 0..pairs {
            let outcomes = [false, true].map(|mirrored| {
                let mut deviates = NormalDeviates::for_trial(trials, k).mirrored(mirrored);
                simulate_path(model.a(), &mut deviates, &mut scratch.0);
                let moves = i64::from(scratch.moves());
                let total = length_units(moves, model.s() * deviates.next());
                [i64::from(scratch.is_won()), moves, total]
            });
            for (i, [pair, single]) in sums.iter_mut().enumerate() {
                let [walk, image] = outcomes.map(|outcome| outcome[i]);
                pair.add(walk + image);
                single.add(walk);
            }
        }
        let variance = |sums: &PowerSums, unit: f64| {
            let sd = sums.moments(0.0, unit).sd?;
            Some(sd * sd)
        };
        let pair_variance = |i: usize, unit: f64| {
            let [pair, single] = &sums[i];
            Some(PairVariance {
                mirrored: variance(pair, unit / 2.0)?,
                independent: variance(single, unit)? / 2.0,
            })
        };
        Some(Self {
            win: pair_variance(0, 1.0)?,
            walk: pair_variance(1, 1.0)?,
            total: pair_variance(2, 1.0 / UNITS_PER_MOVE as f64)?,
        })
    }
}
