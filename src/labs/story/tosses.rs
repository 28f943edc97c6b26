//! Tosses of two dice that are subtracted from a known number, although they average zero.
//!
//! This is Montgomery's example (*Variance Reduction*, `GammOnLine`, February 2000). Seven minus
//! the difference green − red is seven on average.

use crate::rollout::dice::{Dice, unwrap_infallible};
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::interval::{Bounds, Support};
use crate::stats::summary::Summary;

/// The largest number of tosses, because each is kept.
pub const MAX_TOSSES: usize = 10_000;

/// The number from which the difference of the dice is subtracted.
const MINUEND: i8 = 7;

/// The variance of one toss.
///
/// The mean square of a die is (1 + 4 + 9 + 16 + 25 + 36) / 6 = 91/6, and the square of its mean is
/// (7/2)² = 49/4. So its variance is 35/12. The difference of two dice has twice that.
pub const TOSS_VARIANCE: f64 = 35.0 / 6.0;

/// Tosses of a green and a red die, and what they leave of seven.
#[derive(Clone, Debug, PartialEq)]
pub struct Tosses {
    /// The green dice, 1 to 6.
    pub green: Vec<u8>,
    /// The red dice, 1 to 6.
    pub red: Vec<u8>,
    /// 7 − (green − red): 2 to 12.
    pub values: Vec<f64>,
    /// The mean of the values up to each toss, rounded once.
    pub means: Vec<f64>,
}

impl Tosses {
    /// Rolls `count` tosses of this seed, at most [`MAX_TOSSES`]. Toss k is the first roll of trial
    /// k.
    #[must_use]
    pub fn roll(seed: Seed, count: usize) -> Self {
        let count = count.min(MAX_TOSSES);
        let trials = Trials::new(seed);
        let mut tosses = Self {
            green: Vec::with_capacity(count),
            red: Vec::with_capacity(count),
            values: Vec::with_capacity(count),
            means: Vec::with_capacity(count),
        };
        let mut sum = 0;
        for k in 0..count {
            let (green, red) = unwrap_infallible(trials.dice(k as u64).roll()).dice();
            let value = MINUEND - (green.cast_signed() - red.cast_signed());
            sum += i32::from(value);
            tosses.green.push(green);
            tosses.red.push(red);
            tosses.values.push(f64::from(value));
            tosses.means.push(f64::from(sum) / (k + 1) as f64);
        }
        tosses
    }

    /// Returns statistics of the values.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let lowest = f64::from(MINUEND - 5);
        let highest = f64::from(MINUEND + 5);
        let support = Support::tight(Bounds::enclosing([lowest, highest]));
        Summary::from_counted(self.values.iter().map(|&value| (value, 1)), support)
    }
}
