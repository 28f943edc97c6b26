//! The rollout: it keeps counts of leaves at checkpoints, and scores all of history with any luck table from those counts
//! alone.

use super::exact::ExactStats;
use super::game::{Game, Leaf, Leaves, play};
use super::job_spec::TwoCheckerJobSpec;
use super::luck_table::LuckTable;
use super::runner::TwoCheckerGames;
use crate::labs::two_checker::Rollout;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::stats::summary::{Summary, equivalent_games};

/// A game of a rollout, worked out again when it is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Which trial, counted from 0.
    pub trial: u64,
    /// How the game ended.
    pub leaf: Leaf,
    /// The dice; `None` for games recorded without them.
    pub dice: Option<Game>,
}

/// A game's result and luck as a luck table sees them, in points and percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoredGame {
    /// Luck of X's roll.
    pub x_luck: f64,
    /// Luck of O's roll; `None` if she did not roll.
    pub o_luck: Option<f64>,
    /// Sum of the luck of all rolls.
    pub total_luck: f64,
    /// X's result, 100 or 0.
    pub result: f64,
    /// Result − total luck.
    pub reduced: f64,
}

impl GameRecord {
    /// Scores the game with a luck table.
    #[must_use]
    pub fn scored(&self, table: &LuckTable) -> ScoredGame {
        let (x_luck, o_luck) = table.luck_by_roll(self.leaf);
        ScoredGame {
            x_luck,
            o_luck,
            total_luck: table.total_luck(self.leaf),
            result: self.leaf.result(),
            reduced: table.reduced(self.leaf),
        }
    }
}

impl Rollout {
    /// A rollout with the dice of this seed and no game rolled.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self::with_runner(TwoCheckerGames::ROLLED, seed)
    }

    /// A rollout whose first games are [the article's](super::article); those after them are rolled with the seed's dice.
    #[must_use]
    pub fn replay(seed: Seed) -> Self {
        Self::with_runner(TwoCheckerGames::REPLAYED, seed)
    }

    /// How many games are recorded ones.
    #[must_use]
    pub const fn recorded(&self) -> usize {
        self.runner().recorded().len()
    }

    /// How the games rolled so far ended.
    #[must_use]
    pub const fn leaves(&self) -> Leaves {
        *self.sums()
    }

    /// Game `k`, counted from 0, whether or not it has been rolled yet.
    #[must_use]
    pub fn record(&self, k: u64) -> GameRecord {
        if let Some(leaf) = self.runner().recorded_leaf(k) {
            return GameRecord {
                trial: k,
                leaf,
                dice: None,
            };
        }
        let game = unwrap_infallible(play(&mut self.trials().dice(k)));
        GameRecord {
            trial: k,
            leaf: game.leaf(),
            dice: Some(game),
        }
    }

    /// The order from which a worker rolls its games.
    #[must_use]
    pub const fn job_spec(&self) -> TwoCheckerJobSpec {
        TwoCheckerJobSpec::Rollout {
            seed: self.seed(),
            replay: self.recorded() > 0,
        }
    }

    /// Statistics of the plain rollout, in percent.
    #[must_use]
    pub fn plain(&self) -> Summary {
        plain_summary(self.leaves())
    }

    /// Statistics of the rollout with the luck of this table subtracted, in percent.
    #[must_use]
    pub fn reduced(&self, table: &LuckTable) -> Summary {
        reduced_summary(self.leaves(), table)
    }

    /// Mean total luck of a game with this table, in points: the plain mean − the reduced mean.
    #[must_use]
    pub fn mean_luck(&self, table: &LuckTable) -> Option<f64> {
        mean_luck(self.leaves(), table)
    }

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or
    /// not yet defined, and where the table is biased.
    #[must_use]
    pub fn equivalent_games(&self, table: &LuckTable) -> Option<f64> {
        if !ExactStats::new(table).is_unbiased() {
            return None;
        }
        equivalent_games(self.plain().sd?, self.reduced(table).sd?)
    }

    /// The whole history scored with this table, from the counts alone: it rolls nothing.
    pub fn history(&self, table: &LuckTable) -> impl Iterator<Item = HistoryPoint> {
        self.checkpoints().map(move |&leaves| HistoryPoint {
            plain: plain_summary(leaves),
            reduced: reduced_summary(leaves, table),
            williams: None,
            luck: mean_luck(leaves, table),
        })
    }
}

pub(super) fn plain_summary(leaves: Leaves) -> Summary {
    Summary::from_counts(Leaf::ALL.map(Leaf::result), leaves.counts())
}

/// Statistics of games that ended so, with the luck of this table subtracted.
pub(crate) fn reduced_summary(leaves: Leaves, table: &LuckTable) -> Summary {
    Summary::from_counts(Leaf::ALL.map(|leaf| table.reduced(leaf)), leaves.counts())
}

fn mean_luck(leaves: Leaves, table: &LuckTable) -> Option<f64> {
    let total = leaves.total(|leaf| table.total_luck(leaf));
    (leaves.games() > 0).then(|| total / leaves.games() as f64)
}
