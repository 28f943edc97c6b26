//! The trait of games that a rollout plays: a sampler plays one whole game and measures its luck.

use core::ops::AddAssign;

use super::first_rolls::FirstRollSpread;
use super::trial::Trials;
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// A game that plays itself, and measures its luck by one or more estimates.
///
/// Game k depends only on the trials and k, so a [`Rollout`] may play games in any order and gets
/// equal ones. Luck must average zero before every roll. Then result − luck has the mean of the
/// results, in any game, with any estimates.
///
/// A game with few possible outcomes, such as the two-checker position, is better rolled out by
/// counting outcomes: counts can be scored with other estimates afterwards.
///
/// ```
/// use std::sync::Arc;
/// use rollout_lab::rollout::dice::Dice;
/// use rollout_lab::rollout::sampled::Rollout;
/// use rollout_lab::rollout::sampler::{MeasuredLuck, Sampler};
/// use rollout_lab::stats::score::{Score, Unit};
/// use rollout_lab::rollout::seed::Seed;
/// use rollout_lab::rollout::trial::Trials;
///
/// /// Rolls once: doubles win four points, anything else loses one.
/// struct Doubles;
///
/// impl Sampler for Doubles {
///     type Scratch = ();
///
///     fn unit(&self) -> Unit {
///         Unit::Points
///     }
///
///     fn estimate_count(&self) -> usize {
///         1
///     }
///
///     fn start_value(&self, _: usize) -> Score {
///         Score::ZERO
///     }
///
///     fn sample(&self, trials: Trials, k: u64, _: &mut (), measured: &mut [MeasuredLuck]) -> Score {
///         let Ok(roll) = trials.dice(k).roll();
///         // 1/6 × 5 − 5/6 × 1 = 0: centred, although one point too much for doubles.
///         measured[0].luck = Score::from_points(if roll.is_double() { 5 } else { -1 });
///         Score::from_points(if roll.is_double() { 4 } else { -1 })
///     }
/// }
///
/// let mut rollout = Rollout::new(Arc::new(Doubles), Seed::new(42));
/// rollout.roll(10_000);
/// let point = rollout.point(0);
/// // Both means are near 1/6 × 4 − 5/6 × 1 = −1/6. The reduced results are −1 and 0.
/// assert!((point.plain.mean.unwrap() + 1.0 / 6.0).abs() < 0.1);
/// assert!((point.reduced.mean.unwrap() + 1.0 / 6.0).abs() < 0.02);
/// assert!(point.reduced.sd.unwrap() < point.plain.sd.unwrap() / 4.0);
/// ```
///
/// [`Rollout`]: super::single::Rollout
pub trait Sampler: Send + Sync {
    /// The largest standard deviation, in the sampler's unit, that counts as rounding of zero.
    const RESOLUTION: f64 = 0.0;

    /// Buffers that are reused for every game.
    type Scratch: Send + Clone + Default;

    /// Returns the unit of the scores.
    fn unit(&self) -> Unit;

    /// Returns the number of estimates that measure the luck of each game.
    fn estimate_count(&self) -> usize;

    /// Returns an estimate's value of the starting position.
    ///
    /// Sums of reduced results are kept as distances from it, which are small.
    fn start_value(&self, estimate: usize) -> Score;

    /// Returns whether Williams's start evaluation + disparities is defined for an estimate.
    ///
    /// The estimate must value finished games as their results, and games must have one kind of
    /// mistake, which the sums credit back.
    fn has_williams(&self, _estimate: usize) -> bool {
        true
    }

    /// Plays game `k`, counted from 0, of these trials, and returns its result.
    ///
    /// `measured` has one entry per estimate, all zero at first. It receives the luck and the
    /// losses of the whole game.
    fn sample(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut Self::Scratch,
        measured: &mut [MeasuredLuck],
    ) -> Score;

    /// Returns bounds of the results of all games; `None` if none are known.
    fn result_bounds(&self) -> Option<ScoreBounds> {
        None
    }

    /// Returns bounds of result − luck, as an estimate measures it; `None` if none are known.
    fn reduced_bounds(&self, _estimate: usize) -> Option<ScoreBounds> {
        None
    }

    /// Returns the exact distribution of one game's result, in the sampler's unit; `None` if it is
    /// not known.
    fn expected_plain(&self) -> Option<ExpectedDistribution> {
        None
    }

    /// Returns the exact distribution of one game's result − luck by an estimate; `None` if it is
    /// not known.
    fn expected_reduced(&self, _estimate: usize) -> Option<ExpectedDistribution> {
        None
    }

    /// Returns the exact parts of the variance of one game's result, and of result − luck by an
    /// estimate, that come from first rolls; `None` if they are not known.
    fn first_roll_spreads(&self, _estimate: usize) -> Option<[FirstRollSpread; 2]> {
        None
    }
}

/// The luck and loss of a turn or of a whole game by one estimate, from X's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MeasuredLuck {
    /// The value after the best play of the roll − the mean of such values over the 36 rolls.
    pub luck: Score,
    /// The value after the best play − the value after the play made.
    pub loss: Score,
}

impl AddAssign for MeasuredLuck {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.luck += other.luck;
        self.loss += other.loss;
    }
}
