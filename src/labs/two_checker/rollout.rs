//! A rollout of the two-checker position, which keeps counts of leaves at checkpoints.
//!
//! Any luck table can score all of its history from those counts alone.

use super::exact::{ExactStats, PLAIN_VARIANCE};
use super::exact_blocks::ExactBlocks;
use super::game::{Game, Leaf, Leaves, play};
use super::leaf_blocks::{Scoring, counted_leaves};
use super::luck_table::LuckTable;
use super::runner::TwoCheckerGames;
use crate::labs::two_checker::Rollout;
use crate::rollout::blocks::Blocks;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::game_runner::GameRunner;
use crate::rollout::readout::{ExpectedErrors, GameSums};
use crate::rollout::rotated::RotatedRunner;
use crate::rollout::rotation::Rotation;
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::stats::summary::{Summary, equivalent_games};

/// One game of a rollout, replayed on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The number of the trial, counted from 0.
    pub trial: u64,
    /// The end of the game.
    pub leaf: Leaf,
    /// The dice; `None` for the article's games, which have none.
    pub dice: Option<Game>,
}

/// A game's result in percent and its luck in percentage points, by a luck table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoredGame {
    /// The luck of X's roll.
    pub x_luck: f64,
    /// The luck of O's roll; `None` if she did not roll.
    pub o_luck: Option<f64>,
    /// The sum of the luck of all rolls.
    pub total_luck: f64,
    /// X's result, 100 or 0.
    pub result: f64,
    /// The result − total luck.
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
    /// Creates a rollout with the dice of this seed and no game rolled.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self::with_runner(RotatedRunner::new(TwoCheckerGames::ROLLED, None), seed)
    }

    /// Creates a rollout with the dice of this seed and rotated first rolls, and no game rolled.
    ///
    /// Its statistics are those of complete blocks, from the first one on.
    #[must_use]
    pub fn rotated(seed: Seed, rotation: Rotation) -> Self {
        let runner = RotatedRunner::new(TwoCheckerGames::ROLLED, Some(rotation));
        Self::with_runner(runner, seed)
    }

    /// The rotation of first rolls; `None` if they are random.
    #[must_use]
    pub fn rotation(&self) -> Option<Rotation> {
        self.runner().rotation()
    }

    /// Creates a rollout whose first games are [the article's](super::article). Later ones are
    /// rolled with the seed's dice.
    #[must_use]
    pub fn replay(seed: Seed) -> Self {
        Self::with_runner(RotatedRunner::new(TwoCheckerGames::REPLAYED, None), seed)
    }

    /// The number of the article's games at its start.
    #[must_use]
    pub const fn recorded(&self) -> usize {
        self.runner().inner().recorded().len()
    }

    /// The number of games rolled so far that ended at each leaf.
    #[must_use]
    pub const fn leaves(&self) -> Leaves {
        *self.sums().all()
    }

    /// The number of games of which the statistics are made: those of complete blocks if first
    /// rolls are rotated, from the first such block on; otherwise all.
    #[must_use]
    pub fn counted_games(&self) -> u64 {
        counted_leaves(self.sums()).games()
    }

    /// The number of complete blocks; `None` if first rolls are random.
    #[must_use]
    pub fn complete_blocks(&self) -> Option<u64> {
        self.sums().blocks().map(Blocks::count)
    }

    /// Returns game `k`, counted from 0, whether or not it has been rolled yet.
    #[must_use]
    pub fn record(&self, k: u64) -> GameRecord {
        if let Some(leaf) = self.runner().inner().recorded_leaf(k) {
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

    /// Returns the scoring of this rollout's games with a table.
    fn scoring(&self, table: &LuckTable) -> Scoring {
        Scoring::new(table, self.rotation())
    }

    /// Returns statistics of the plain rollout, in percent.
    #[must_use]
    pub fn plain(&self) -> Summary {
        self.scoring(&LuckTable::NONE).summary(self.sums())
    }

    /// Returns statistics of the rollout with the luck of this table subtracted, in percent.
    #[must_use]
    pub fn reduced(&self, table: &LuckTable) -> Summary {
        self.scoring(table).summary(self.sums())
    }

    /// Returns the mean total luck of a game by this table, in percentage points: the plain mean −
    /// the reduced mean.
    ///
    /// `None` before the first game.
    #[must_use]
    pub fn mean_luck(&self, table: &LuckTable) -> Option<f64> {
        mean_luck(counted_leaves(self.sums()), table)
    }

    /// Returns the sums over all [counted games](Self::counted_games), with the luck of this table.
    #[must_use]
    pub fn game_sums(&self, table: &LuckTable) -> GameSums {
        let leaves = counted_leaves(self.sums());
        GameSums {
            result: leaves.total(Leaf::result),
            luck: leaves.total(|leaf| table.total_luck(leaf)),
            reduced: leaves.total(|leaf| table.reduced(leaf)),
        }
    }

    /// Returns the exact standard errors of both averages after the games so far.
    #[must_use]
    pub fn expected_errors(&self, table: &LuckTable) -> ExpectedErrors {
        if let Some(rotation) = self.rotation() {
            let error = |table: &LuckTable| {
                let variance = ExactBlocks::new(table, rotation).variance_after(self.games());
                variance.map(f64::sqrt)
            };
            return ExpectedErrors {
                plain: error(&LuckTable::NONE),
                reduced: error(table),
            };
        }
        let (plain, reduced) = (PLAIN_VARIANCE.sqrt(), ExactStats::new(table).sd);
        ExpectedErrors::after(self.games(), Some(plain), Some(reduced))
    }

    /// Returns the number of plain games that one reduced game has counted as so far.
    ///
    /// `None` if either standard deviation is zero or undefined, or if the table is biased.
    #[must_use]
    pub fn equivalent_games(&self, table: &LuckTable) -> Option<f64> {
        if !ExactStats::new(table).is_unbiased() {
            return None;
        }
        equivalent_games(self.plain().sd?, self.reduced(table).sd?)
    }

    /// Iterates over the statistics at all checkpoints with this table. They follow from the
    /// counts, and nothing is rolled.
    pub fn history(&self, table: &LuckTable) -> impl Iterator<Item = HistoryPoint> {
        let (plain, reduced) = (self.scoring(&LuckTable::NONE), self.scoring(table));
        self.checkpoints().map(move |sums| HistoryPoint {
            plain: plain.summary(sums),
            reduced: reduced.summary(sums),
            williams: None,
            luck: mean_luck(counted_leaves(sums), table),
        })
    }
}

/// Returns statistics of games with these ends and the luck of this table subtracted, in percent.
pub(crate) fn reduced_summary(leaves: Leaves, table: &LuckTable) -> Summary {
    Summary::from_counts(Leaf::ALL.map(|leaf| table.reduced(leaf)), leaves.counts())
}

/// Returns the mean total luck of games with these ends, in percentage points; `None` without
/// games.
fn mean_luck(leaves: Leaves, table: &LuckTable) -> Option<f64> {
    let total = leaves.total(|leaf| table.total_luck(leaf));
    (leaves.games() > 0).then(|| total / leaves.games() as f64)
}
