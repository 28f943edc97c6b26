//! The exact spread of games that comes from their first rolls, and what rotation leaves of it.

use core::fmt;

use super::dice::{ALL_KINDS, KIND_COUNT, Roll};
use super::rotation::{ROTATION_SIZE, Rotation, STEPS};
use crate::codec::codec_fields;

/// The number of rolls, as an index.
const ROLLS: usize = ROTATION_SIZE as usize;

/// The mean of games after each pair of kinds of first two rolls: a list for each first roll.
// Lists, because loops over arrays of this size would be unrolled.
pub(crate) type PairMeans = Vec<Vec<f64>>;

/// The variance of one game in three parts: between first rolls, between second rolls after each
/// first roll, and between games that begin with equal rolls.
///
/// By the law of total variance they add up to the whole. Rotation of first rolls removes the first
/// part, and rotation of two rolls removes the second, too.
///
/// Variances are in squares of the unit in which the lab gives means: percent, or with a cube points.
///
/// ```
/// use std::sync::Arc;
/// use rollout_lab::backgammon::cube::{CubeDatabase, Owner};
/// use rollout_lab::backgammon::position_id::bearoff_id;
/// use rollout_lab::labs::cube::{CubeEstimate, CubeGame, CubePlayer, CubeSetup};
/// use rollout_lab::rollout::rotation::Rotation;
///
/// // After doubles Blue wins a point (1/6). After other rolls White doubles, and two points are won
/// // or lost: three times in four lost. So a game has variance 7/2 − 4/9, and 5/6 × 3 of it is left
/// // within first rolls. A game of a block is worth 11/9 of one with random first rolls.
/// let setup = CubeSetup {
///     position: bearoff_id::parse("IAAAPAAAAAAAAA")?.position,
///     owner: Owner::Centred,
///     players: [CubePlayer::PERFECT; 2],
///     estimates: vec![CubeEstimate::Exact],
/// };
/// let game = CubeGame::new(Arc::new(CubeDatabase::new()), setup)?;
/// let plain = game.theory().plain_first_rolls;
/// assert!((plain.worth(Rotation::FirstRoll).unwrap() - 11.0 / 9.0).abs() < 1e-6);
/// assert_eq!(plain.worth(Rotation::TwoRolls), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq)]
pub struct FirstRollSpread {
    /// The mean after each first roll, minus the mean of one game.
    excess: [f64; ROLLS],
    /// The mean over first rolls of the variance between second rolls.
    second: f64,
    /// The mean over pairs of rolls of the variance after them.
    rest: f64,
}

// The means after 36 rolls would fill a page.
impl fmt::Debug for FirstRollSpread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FirstRollSpread")
            .field("between", &self.between())
            .field("second", &self.second)
            .field("rest", &self.rest)
            .finish_non_exhaustive()
    }
}

impl FirstRollSpread {
    /// Splits the variance of one game, whose mean after each pair of rolls is given. Standard
    /// deviations of at most `resolution` are rounding, and become exactly 0.
    // Not inlined, as all of these loops run once for each estimate.
    #[inline(never)]
    pub(crate) fn new(means: &PairMeans, variance: f64, resolution: f64) -> Self {
        let mut first = [0.0; KIND_COUNT];
        for (mean, row) in first.iter_mut().zip(means) {
            *mean = average_of_kinds(row.iter().copied());
        }
        let mean = average_of_kinds(first.iter().copied());
        let square = |distance: f64| distance * distance;
        let between = average_of_kinds(first.iter().map(|value| square(value - mean)));
        let second = average_of_kinds(
            means
                .iter()
                .zip(&first)
                .map(|(row, mean)| average_of_kinds(row.iter().map(|value| square(value - mean)))),
        );
        let rounded = |variance: f64| {
            if variance > square(resolution) {
                variance
            } else {
                0.0
            }
        };
        let mut excess = [0.0; ROLLS];
        if rounded(between) > 0.0 {
            for roll in Roll::all() {
                excess[roll.index()] = first[roll.kind()] - mean;
            }
        }
        Self {
            excess,
            second: rounded(second),
            rest: rounded(variance - between - second),
        }
    }

    /// Creates the spread of games that have at most two rolls, from the mean after each first roll
    /// minus that of one game, and the mean variance between second rolls.
    pub(crate) const fn of_two_rolls(excess: &[f64; ROLLS], second: f64) -> Self {
        let rest = 0.0;
        Self {
            excess: *excess,
            second,
            rest,
        }
    }

    /// The variance of the means after each first roll, in squared percent or squared points.
    #[must_use]
    pub fn between(&self) -> f64 {
        average(&self.excess.map(|excess| excess * excess))
    }

    /// The mean over first rolls of the variance of one game after them, in squared percent or squared
    /// points.
    #[must_use]
    pub const fn within(&self) -> f64 {
        self.second + self.rest
    }

    /// Returns the variance of the mean of a complete block, in squared percent or squared points.
    #[must_use]
    pub const fn block_variance(&self, rotation: Rotation) -> f64 {
        let left = match rotation {
            Rotation::FirstRoll => self.second + self.rest,
            Rotation::TwoRolls => self.rest,
        };
        left / rotation.block_size() as f64
    }

    /// Returns the standard deviation that a game of a complete block counts with, in percent or
    /// points: √(variance of the block's mean × its games).
    #[must_use]
    pub fn sd(&self, rotation: Rotation) -> f64 {
        (self.block_variance(rotation) * rotation.block_size() as f64).sqrt()
    }

    /// Returns the number of games with random first rolls that one game of a complete block counts
    /// as.
    ///
    /// `None` if the mean of a block has no variance.
    #[must_use]
    pub fn worth(&self, rotation: Rotation) -> Option<f64> {
        let left = self.block_variance(rotation) * rotation.block_size() as f64;
        (left > 0.0).then(|| (self.between() + self.within()) / left)
    }

    /// Returns the variance of a rollout's mean after this many games, in squared percent or squared
    /// points; `None` without games.
    ///
    /// The mean is that of complete blocks. Before the first one is complete, it is that of all
    /// games: a block that was cut short.
    #[must_use]
    pub fn variance_after(&self, rotation: Rotation, games: u64) -> Option<f64> {
        let blocks = games / rotation.block_size();
        if blocks > 0 {
            return Some(self.block_variance(rotation) / blocks as f64);
        }
        let n = games as f64;
        (games > 0).then(|| self.variance_of_sum(rotation, games) / (n * n))
    }

    /// Returns the variance of the sum of the first games of one block.
    fn variance_of_sum(&self, rotation: Rotation, games: u64) -> f64 {
        let rest = games % ROTATION_SIZE;
        // In each run of 36 games every first roll has one game. In the last run, r first rolls
        // have one more, and any of them equally often.
        let of_first_rolls = self.variance_of_excess(rest);
        let of_second_rolls = match rotation {
            Rotation::FirstRoll => games as f64,
            Rotation::TwoRolls => {
                let (runs, share) = (games / ROTATION_SIZE, rest as f64 / ROLLS as f64);
                ROLLS as f64 * (1.0 - share) * without_replacement(runs)
                    + ROLLS as f64 * share * without_replacement(runs + 1)
            }
        };
        self.rest * games as f64 + self.second * of_second_rolls + of_first_rolls
    }

    /// Returns the variance of the sum, over the first `games` games of a block, of the mean after
    /// the first roll: over all starts and steps of the block's first rolls.
    fn variance_of_excess(&self, games: u64) -> f64 {
        let mut squares = 0.0;
        for start in 0..ROLLS {
            for step in STEPS {
                let places = (0..games as usize).map(|place| start + place * usize::from(step));
                let sum: f64 = places.map(|roll| self.excess[roll % ROLLS]).sum();
                squares += sum * sum;
            }
        }
        squares / (ROLLS * STEPS.len()) as f64
    }
}

/// Returns the variance of the sum of this many of 36 values, drawn without replacement, in
/// variances of one value: k (36 − k) / 35.
fn without_replacement(drawn: u64) -> f64 {
    (drawn * (ROTATION_SIZE - drawn)) as f64 / (ROTATION_SIZE - 1) as f64
}

/// Returns the mean over the 36 rolls of one value for each kind.
fn average_of_kinds(values: impl Iterator<Item = f64>) -> f64 {
    let kinds = ALL_KINDS.iter().zip(values);
    let sum: f64 = kinds
        .map(|(kind, value)| f64::from(kind.rolls) * value)
        .sum();
    sum / ROLLS as f64
}

/// Returns the mean of one value for each roll.
pub(crate) fn average(values: &[f64; ROLLS]) -> f64 {
    values.iter().sum::<f64>() / ROLLS as f64
}

codec_fields! { FirstRollSpread { excess, second, rest } }
