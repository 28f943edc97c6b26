//! The 95% intervals of many rollouts of the two-checker position, for a figure that shows which
//! contain the true mean.
//!
//! Rollouts have a fixed number of games, or each is stopped as soon as it is ahead.

use crate::labs::two_checker::rollout::reduced_summary;
use crate::labs::two_checker::{ExactStats, Leaves, LuckTable, RolloutBatch, TRUTH, play};
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::optional_stopping::is_ahead;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::coverage::RolloutMean;
use crate::stats::summary::{ROUNDING, Summary};

/// The largest number of rollouts, because each is drawn.
pub const MAX_SHOWN: usize = 1_000;

/// The smallest number of games of a rollout, because one game has no interval.
pub const MIN_GAMES: u64 = 2;

/// The largest number of games of a rollout.
pub const MAX_GAMES: u64 = 10_000;

/// The rule by which a rollout ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoppingRule {
    /// Stops after the planned number of games.
    Fixed,
    /// Stops as soon as the mean is above its limit, and after the planned number of games at the
    /// latest.
    ///
    /// The first look is after [`FIRST_LOOK`](crate::rollout::optional_stopping::FIRST_LOOK) games.
    WhenAhead,
}

/// Rollouts with the luck of a table subtracted, in percent.
///
/// Rollout i has the dice of [`Seed::child`] i, as in a [`RolloutBatch`] and in
/// [`StoppedRollouts`](crate::labs::two_checker::StoppedRollouts).
#[derive(Clone, Debug, PartialEq)]
pub struct Intervals {
    /// The statistics of each rollout.
    pub rollouts: Vec<Summary>,
    /// The exact mean to which rollouts converge, in percent: [`TRUTH`] if the table is unbiased.
    pub limit: f64,
}

impl Intervals {
    /// Rolls all rollouts. With [`LuckTable::NONE`] they are plain.
    ///
    /// Numbers outside the limits are clamped: at most [`MAX_SHOWN`] rollouts of [`MIN_GAMES`] to
    /// [`MAX_GAMES`] games.
    #[must_use]
    pub fn roll(
        seed: Seed,
        rollouts: usize,
        games: u64,
        table: &LuckTable,
        rule: StoppingRule,
    ) -> Self {
        let rollouts = rollouts.min(MAX_SHOWN);
        let games = games.clamp(MIN_GAMES, MAX_GAMES);
        let ExactStats { limit, .. } = ExactStats::new(table);
        let summaries = match rule {
            StoppingRule::Fixed => {
                let mut batch = RolloutBatch::new(seed, rollouts, games);
                batch.roll(u64::MAX);
                let sums = batch.sums().iter();
                sums.map(|sums| reduced_summary(*sums.all(), table))
                    .collect()
            }
            StoppingRule::WhenAhead => (0..rollouts as u64)
                .map(|rollout| Trials::new(seed.child(rollout)))
                .map(|trials| reduced_summary(roll_until_ahead(trials, games, table, limit), table))
                .collect(),
        };
        Self {
            rollouts: summaries,
            limit,
        }
    }

    /// Iterates over the rollouts, and returns whether each interval contains [`TRUTH`].
    pub fn contains_truth(&self) -> impl Iterator<Item = bool> {
        self.rollouts.iter().map(|&rollout| {
            RolloutMean::with_normal_interval(rollout)
                .and_then(|mean| mean.contains(TRUTH, ROUNDING))
                .unwrap_or(false)
        })
    }

    /// The number of intervals that contain [`TRUTH`].
    #[must_use]
    pub fn covered(&self) -> usize {
        self.contains_truth().filter(|&contains| contains).count()
    }

    /// Returns the mean of the rollouts' means, in percent; `None` without rollouts.
    #[must_use]
    pub fn average(&self) -> Option<f64> {
        let n = self.rollouts.len();
        let sum: f64 = self
            .rollouts
            .iter()
            .filter_map(|rollout| rollout.mean)
            .sum();
        (n > 0).then(|| sum / n as f64)
    }
}

/// Rolls a rollout until its mean is above `limit`, or until it has `games` games.
fn roll_until_ahead(trials: Trials, games: u64, table: &LuckTable, limit: f64) -> Leaves {
    let mut leaves = Leaves::default();
    let mut excess = 0.0;
    for k in 0..games {
        let leaf = unwrap_infallible(play(&mut trials.dice(k))).leaf();
        leaves.add(leaf);
        excess += table.reduced(leaf) - limit;
        if is_ahead(excess, k + 1, ROUNDING) {
            break;
        }
    }
    leaves
}
