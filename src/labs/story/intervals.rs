//! The 95% intervals of many rollouts of the two-checker position, one by one, for a picture of which of them contain the
//! truth; and what becomes of them when each rollout is stopped as soon as it is ahead.

use crate::labs::two_checker::rollout::reduced_summary;
use crate::labs::two_checker::{ExactStats, Leaves, LuckTable, RolloutBatch, TRUTH, play};
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::optional_stopping::is_ahead;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::coverage::RolloutMean;
use crate::stats::summary::{ROUNDING, Summary};

/// There are never more rollouts than this: each is drawn.
pub const MAX_SHOWN: usize = 1_000;

/// The fewest games of a rollout: one game has no interval.
pub const MIN_GAMES: u64 = 2;

/// And at most so many.
pub const MAX_GAMES: u64 = 10_000;

/// When a rollout ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoppingRule {
    /// After the games that were planned.
    Fixed,
    /// As soon as its average is above where it settles, but not before
    /// [`FIRST_LOOK`](crate::rollout::optional_stopping::FIRST_LOOK) games, and after the games that were planned at the latest.
    WhenAhead,
}

/// Rollouts with the luck of a table subtracted, in percent. Rollout i has the dice of [`Seed::child`] i, as
/// [`RolloutBatch`] and [`StoppedRollouts`](crate::labs::two_checker::StoppedRollouts) have them.
#[derive(Clone, Debug, PartialEq)]
pub struct Intervals {
    /// Mean, interval and number of games of each rollout.
    pub rollouts: Vec<Summary>,
    /// Where the averages settle, exactly: [`TRUTH`], if the table is unbiased.
    pub limit: f64,
}

impl Intervals {
    /// Rolls them all. At most [`MAX_SHOWN`] rollouts of [`MIN_GAMES`] to [`MAX_GAMES`] games: a number outside is moved
    /// inside. With [`LuckTable::NONE`] they are plain.
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
                sums.map(|&leaves| reduced_summary(leaves, table)).collect()
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

    /// Whether the interval of each rollout contains [`TRUTH`].
    pub fn contains_truth(&self) -> impl Iterator<Item = bool> {
        self.rollouts.iter().map(|&rollout| {
            RolloutMean::with_normal_interval(rollout)
                .and_then(|average| average.contains(TRUTH, ROUNDING))
                .unwrap_or(false)
        })
    }

    /// How many of the intervals contain it.
    #[must_use]
    pub fn covered(&self) -> usize {
        self.contains_truth().filter(|&contains| contains).count()
    }

    /// The average of the rollouts' means; `None` for no rollout.
    #[must_use]
    pub fn average(&self) -> Option<f64> {
        let n = self.rollouts.len();
        let sum: f64 = self.rollouts.iter().filter_map(|of| of.mean).sum();
        (n > 0).then(|| sum / n as f64)
    }
}

/// How the games of a rollout ended until it was ahead of `limit`, or had all of its games.
fn roll_until_ahead(trials: Trials, games: u64, table: &LuckTable, limit: f64) -> Leaves {
    let mut leaves = Leaves::default();
    let mut above = 0.0;
    for k in 0..games {
        let leaf = unwrap_infallible(play(&mut trials.dice(k))).leaf();
        leaves.add(leaf);
        above += table.reduced(leaf) - limit;
        if is_ahead(above, k + 1, ROUNDING) {
            break;
        }
    }
    leaves
}
