//! Exact spreads of rollouts with rotated first rolls, by enumerating all pairs of rolls.

use super::game::play;
use super::luck_table::LuckTable;
use crate::rollout::dice::{Roll, ScriptedDice};
use crate::rollout::first_rolls::{FirstRollSpread, average};
use crate::rollout::rotation::{ROTATION_SIZE, Rotation};
use crate::stats::interval::Bounds;
use crate::stats::summary::ROUNDING;

/// The number of rolls, as an index.
const ROLLS: usize = ROTATION_SIZE as usize;

/// The exact spread of rotated games that are scored with a luck table, in percent.
///
/// By the law of total variance, the variance of a game is that *between* first rolls and the mean
/// of those *within* first rolls. A block with each first roll once has only the second.
///
/// ```
/// use rollout_lab::labs::two_checker::{ExactBlocks, LuckTable};
/// use rollout_lab::rollout::rotation::Rotation;
///
/// // A game has variance 2343.75 in percent². A third of it is between first rolls: after doubles
/// // X wins 100%, otherwise 25%. So a block of 36 games is worth 54 games with random first rolls.
/// let plain = ExactBlocks::new(&LuckTable::NONE, Rotation::FirstRoll);
/// assert_eq!((plain.between(), plain.within()), (781.25, 1562.5));
/// assert_eq!(plain.worth(), Some(1.5));
///
/// // The made-up table leaves less between first rolls, and nothing is left over 1,296 games.
/// let made_up = LuckTable::MADE_UP;
/// assert_eq!(ExactBlocks::new(&made_up, Rotation::FirstRoll).worth(), Some(1.125));
/// assert_eq!(ExactBlocks::new(&made_up, Rotation::TwoRolls).block_variance(), 0.0);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ExactBlocks {
    rotation: Rotation,
    /// The mean of one game.
    mean: f64,
    /// The parts of a game's variance.
    spread: FirstRollSpread,
    /// The bounds of a game's distance from the mean after its first roll.
    residuals: Bounds,
    /// The bounds of a block's mean with each first roll once.
    first_roll_means: Bounds,
}

impl ExactBlocks {
    /// Enumerates the 1,296 pairs of rolls.
    #[must_use]
    pub fn new(table: &LuckTable, rotation: Rotation) -> Self {
        let by_first: Vec<[f64; ROLLS]> = Roll::all().map(|x| values_after(table, x)).collect();
        let means: Vec<f64> = by_first.iter().map(average).collect();
        let mean = means.iter().sum::<f64>() / ROLLS as f64;
        let mut residuals = Bounds::EMPTY;
        let (mut within, mut lows, mut highs) = (0.0, 0.0, 0.0);
        for (values, mean) in by_first.iter().zip(&means) {
            let Bounds { low, high } = Bounds::enclosing(*values);
            // Equal values have a mean that may be rounded, and a spread of exactly 0.
            let center = if low < high { *mean } else { low };
            within += average(&values.map(|value| (value - center) * (value - center)));
            residuals = residuals.union(Bounds {
                low: low - center,
                high: high - center,
            });
            lows += low;
            highs += high;
        }
        Self {
            rotation,
            mean,
            spread: FirstRollSpread::of_two_rolls(
                &core::array::from_fn(|first| means[first] - mean),
                within / ROLLS as f64,
            ),
            residuals,
            first_roll_means: Bounds {
                low: lows / ROLLS as f64,
                high: highs / ROLLS as f64,
            },
        }
    }

    /// The variance of the means after each first roll, in percent².
    #[must_use]
    pub fn between(&self) -> f64 {
        self.spread.between()
    }

    /// The mean over first rolls of the variance after them, in percent².
    #[must_use]
    pub const fn within(&self) -> f64 {
        self.spread.within()
    }

    /// Returns the variance of the mean of a complete block, in percent².
    ///
    /// It is 0 if each pair of rolls comes once, because a game has at most two rolls.
    #[must_use]
    pub const fn block_variance(&self) -> f64 {
        self.spread.block_variance(self.rotation)
    }

    /// Returns the standard deviation that a game of a complete block counts with, in percentage
    /// points: √(variance of the block's mean × its games).
    #[must_use]
    pub fn sd(&self) -> f64 {
        self.spread.sd(self.rotation)
    }

    /// Returns the number of games with random first rolls, scored with the same table, that one
    /// game of a complete block counts as.
    ///
    /// `None` if the mean of a block has no variance.
    #[must_use]
    pub fn worth(&self) -> Option<f64> {
        let worth = self.spread.worth(self.rotation);
        worth.filter(|_| self.sd() > ROUNDING)
    }

    /// Returns the variance of a rollout's mean after this many games, in percent²; `None` without
    /// games.
    ///
    /// The mean is that of complete blocks. Before the first one is complete, it is that of all
    /// games: a block that was cut short.
    #[must_use]
    pub fn variance_after(&self, games: u64) -> Option<f64> {
        self.spread.variance_after(self.rotation, games)
    }

    /// The bounds of a game's value, about this mean, that rotation leaves to chance.
    pub(super) fn residuals_about(&self, mean: f64) -> Bounds {
        let at_mean = Bounds {
            low: mean,
            high: mean,
        };
        match self.rotation {
            Rotation::FirstRoll => self.residuals.plus(at_mean),
            Rotation::TwoRolls => at_mean,
        }
    }

    /// The bounds of the mean of a complete block; `None` if all blocks have equal means.
    pub(super) const fn block_means(&self) -> Option<Bounds> {
        match self.rotation {
            Rotation::FirstRoll => Some(self.first_roll_means),
            Rotation::TwoRolls => None,
        }
    }

    /// The exact mean of one game, in percent.
    #[must_use]
    pub const fn mean(&self) -> f64 {
        self.mean
    }
}

/// Returns the results of games that begin with X's roll `x`, minus luck, by O's roll. Games that
/// end with X's roll have one result.
fn values_after(table: &LuckTable, x: Roll) -> [f64; ROLLS] {
    let mut values = [0.0; ROLLS];
    for (value, o) in values.iter_mut().zip(Roll::all()) {
        if let Ok(game) = play(&mut ScriptedDice::new(&[x, o])) {
            *value = table.reduced(game.leaf());
        }
    }
    values
}
