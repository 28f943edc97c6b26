//! The rollout: rolls trials in steps of any size, keeps counts of leaves at checkpoints, and scores all of
//! history with any luck table from those counts alone.

use super::count;
use super::exact::Exact;
use super::game::{Game, Leaf, Leaves, play};
use super::luck_table::LuckTable;
use crate::checkpoints;
use crate::dice::certain;
use crate::limits::MOST_GAMES;
use crate::seed::Seed;
use crate::statistics::{Summary, equivalent_games};
use crate::trial::Trials;

/// Games between two looks at the clock: well below a millisecond of work.
const STRIDE: u64 = 1 << 17;

/// A rollout of the two-checker position.
///
/// Its first games may be recorded ones; all others are trial k of the seed, k being the number of games
/// before it. How the games are cut into calls of [`Rollout::roll`] changes nothing.
#[derive(Clone, Debug)]
pub struct Rollout {
    seed: Seed,
    trials: Trials,
    recorded: &'static [Leaf],
    leaves: Leaves,
    checkpoints: Vec<Checkpoint>,
}

/// The leaves of all games up to a checkpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    /// Number of games.
    pub games: u64,
    /// How they ended.
    pub leaves: Leaves,
}

/// A game of a rollout, worked out again when it is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which trial, counted from 0.
    pub trial: u64,
    /// How the game ended.
    pub leaf: Leaf,
    /// The dice; `None` for games recorded without them.
    pub dice: Option<Game>,
}

/// A game's result and luck as a luck table sees them, in points and percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scored {
    /// Luck of X's roll.
    pub x_luck: f64,
    /// Luck of O's roll; `None` if she did not roll.
    pub o_luck: Option<f64>,
    /// Sum of the lucks.
    pub total_luck: f64,
    /// X's result, 100 or 0.
    pub result: f64,
    /// Result − total luck.
    pub reduced: f64,
}

/// A rollout as it stood after so many games, scored with a luck table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HistoryPoint {
    /// The plain rollout.
    pub plain: Summary,
    /// The same games with luck subtracted.
    pub reduced: Summary,
    /// Mean total luck of a game, in points: the plain mean − the reduced mean.
    pub luck: Option<f64>,
}

impl Record {
    /// Scores the game with a luck table.
    #[must_use]
    pub fn scored(&self, table: &LuckTable) -> Scored {
        let (x_luck, o_luck) = table.lucks(self.leaf);
        Scored {
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
        Self::replay(&[], seed)
    }

    /// A rollout whose first games are these; those after them are rolled with the seed's dice.
    #[must_use]
    pub fn replay(recorded: &'static [Leaf], seed: Seed) -> Self {
        Self {
            seed,
            trials: Trials::new(seed),
            recorded,
            leaves: Leaves::default(),
            checkpoints: Vec::new(),
        }
    }

    /// Forgets all games: the next [`Rollout::roll`] rolls the same dice from the first game on.
    pub fn rewind(&mut self) {
        self.leaves = Leaves::default();
        self.checkpoints.clear();
    }

    /// The seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many games are recorded ones.
    #[must_use]
    pub const fn recorded(&self) -> usize {
        self.recorded.len()
    }

    /// Number of games rolled.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.leaves.games()
    }

    /// How the games rolled so far ended.
    #[must_use]
    pub const fn leaves(&self) -> Leaves {
        self.leaves
    }

    /// Rolls this many games more, but never past [`MOST_GAMES`]; returns how many it rolled.
    pub fn roll(&mut self, games: u64) -> u64 {
        self.roll_while(games, || true)
    }

    /// Rolls up to this many games more, as long as `keep_going` says so; returns how many it rolled. It asks
    /// every `STRIDE` games or more often, for the first time after some games.
    pub fn roll_while(&mut self, games: u64, mut keep_going: impl FnMut() -> bool) -> u64 {
        let from = self.games();
        let to = from.saturating_add(games).min(MOST_GAMES);
        while self.games() < to {
            self.stride_towards(to);
            if !keep_going() {
                break;
            }
        }
        self.games() - from
    }

    /// Rolls to the next checkpoint, a stride, or game `to`, whichever comes first.
    fn stride_towards(&mut self, to: u64) {
        let here = self.games();
        let checkpoint = self.next_checkpoint();
        let stop = to.min(here + STRIDE).min(checkpoint);
        self.leaves += self.leaves_of(here, stop);
        if stop == checkpoint {
            self.checkpoints.push(Checkpoint {
                games: stop,
                leaves: self.leaves,
            });
        }
    }

    /// Counted from the last one kept, not from here: a call may have stopped between the two.
    fn next_checkpoint(&self) -> u64 {
        checkpoints::next(self.checkpoints.last().map_or(0, |last| last.games))
    }

    /// The leaves of games `from..to`.
    fn leaves_of(&self, from: u64, to: u64) -> Leaves {
        let mut leaves = Leaves::default();
        let mut from = from;
        while from < to
            && let Some(leaf) = self.recorded_leaf(from)
        {
            leaves.add(leaf);
            from += 1;
        }
        leaves += count::leaves(self.trials, from, to);
        leaves
    }

    fn recorded_leaf(&self, k: u64) -> Option<Leaf> {
        usize::try_from(k)
            .ok()
            .and_then(|k| self.recorded.get(k))
            .copied()
    }

    /// Game `k`, counted from 0, whether or not it has been rolled yet.
    #[must_use]
    pub fn record(&self, k: u64) -> Record {
        if let Some(leaf) = self.recorded_leaf(k) {
            return Record {
                trial: k,
                leaf,
                dice: None,
            };
        }
        let game = certain(play(&mut self.trials.dice(k)));
        Record {
            trial: k,
            leaf: game.leaf(),
            dice: Some(game),
        }
    }

    /// Statistics of the plain rollout, in percent.
    #[must_use]
    pub fn plain(&self) -> Summary {
        plain(self.leaves)
    }

    /// Statistics of the rollout with the luck of this table subtracted, in percent.
    #[must_use]
    pub fn reduced(&self, table: &LuckTable) -> Summary {
        reduced(self.leaves, table)
    }

    /// Mean total luck of a game with this table, in points: the plain mean − the reduced mean.
    #[must_use]
    pub fn mean_luck(&self, table: &LuckTable) -> Option<f64> {
        mean_luck(self.leaves, table)
    }

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or
    /// not yet defined, and where the table is biased.
    #[must_use]
    pub fn equivalent_games(&self, table: &LuckTable) -> Option<f64> {
        if !Exact::of(table).is_unbiased() {
            return None;
        }
        equivalent_games(self.plain().sd?, self.reduced(table).sd?)
    }

    /// The leaf counts at all checkpoints so far, and now.
    pub fn checkpoints(&self) -> impl Iterator<Item = Checkpoint> {
        let now = Checkpoint {
            games: self.games(),
            leaves: self.leaves,
        };
        let kept = self.checkpoints.last().map_or(0, |last| last.games);
        self.checkpoints
            .iter()
            .copied()
            .chain((now.games > kept).then_some(now))
    }

    /// The whole history scored with this table, from the counts alone: it rolls nothing.
    pub fn history(&self, table: &LuckTable) -> impl Iterator<Item = HistoryPoint> {
        self.checkpoints()
            .map(move |Checkpoint { leaves, .. }| HistoryPoint {
                plain: plain(leaves),
                reduced: reduced(leaves, table),
                luck: mean_luck(leaves, table),
            })
    }
}

pub(super) fn plain(leaves: Leaves) -> Summary {
    Summary::of_counts(Leaf::ALL.map(Leaf::result), leaves.counts())
}

pub(super) fn reduced(leaves: Leaves, table: &LuckTable) -> Summary {
    Summary::of_counts(Leaf::ALL.map(|leaf| table.reduced(leaf)), leaves.counts())
}

fn mean_luck(leaves: Leaves, table: &LuckTable) -> Option<f64> {
    let total = leaves.total(|leaf| table.total_luck(leaf));
    (leaves.games() > 0).then(|| total / leaves.games() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rollout_ends_at_the_most_games() {
        // Nobody rolls 10¹² games for a test: begin ten before the end.
        let mut rollout = Rollout::new(Seed::new(1));
        rollout.leaves.bears_off = MOST_GAMES - 10;
        rollout.checkpoints.push(Checkpoint {
            games: MOST_GAMES - 10,
            leaves: rollout.leaves,
        });
        assert_eq!(rollout.roll(100), 10);
        assert_eq!((rollout.roll(1), rollout.roll(u64::MAX)), (0, 0));
        assert_eq!(rollout.games(), MOST_GAMES);
        assert_eq!(rollout.checkpoints().last().unwrap().games, MOST_GAMES);
    }
}
