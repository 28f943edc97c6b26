//! Antithetic walks: each with its mirror image, whose moves go the other way.
//!
//! Who wins is a different side in both: the mean of a pair is 1/2 without any spread. How long it takes is the same in both:
//! the second walk says nothing new, and two walks are worth one. (Hammersley and Morton, *A new Monte Carlo technique:
//! antithetic variates*, 1956; it helps where the outcome rises with the deviates.)

use super::central_moments::CentralMoments;
use super::lengths::{UNITS_PER_MOVE, length_units};
use super::model::Model;
use super::path::{PathScratch, simulate_path};
use super::power_sums::PowerSums;
use crate::rollout::normal_deviates::NormalDeviates;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;

/// Variance of the mean of two outcomes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairVariance {
    /// Variance for a walk and its mirror image.
    pub mirrored: f64,
    /// Variance for two independent walks: half the variance of one.
    pub independent: f64,
}

/// Variances of means of pairs, with and without mirroring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Antithetic {
    /// Variances of the result, where a win is 1.
    pub win: PairVariance,
    /// Variances of T, in moves².
    pub walk: PairVariance,
    /// Variances of T + N, in moves². The image has 2M − N other moves.
    pub total: PairVariance,
}

impl Antithetic {
    /// Exact variances, from the moments of T.
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

    /// Walks `pairs` pairs, trials 0, 1, 2 … of a seed, and measures the effect; `None` for fewer than two.
    #[must_use]
    pub fn measured(model: Model, seed: Seed, pairs: u64) -> Option<Self> {
        let trials = Trials::new(seed);
        let mut scratch = PathScratch::default();
        // Of win, walk and total: sums of pairs, and single outcomes.
        let mut sums = [[PowerSums::default(); 2]; 3];
        for k in 0..pairs {
            let both = [false, true].map(|mirrored| {
                let mut deviates = NormalDeviates::for_trial(trials, k).mirrored(mirrored);
                simulate_path(model.a(), &mut deviates, &mut scratch.0);
                let moves = i64::from(scratch.moves());
                let total = length_units(moves, model.s() * deviates.next());
                [i64::from(scratch.is_won()), moves, total]
            });
            for (i, [pair, single]) in sums.iter_mut().enumerate() {
                let [walk, image] = both.map(|outcomes| outcomes[i]);
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
