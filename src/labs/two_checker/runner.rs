//! The runner of two-checker games, which rolls games or begins with recorded ones.

use super::game::{Leaf, Leaves};
use super::{article, simd_count};
use crate::rollout::game_runner::GameRunner;
use crate::rollout::trial::Trials;

/// A runner of two-checker games, which only counts their ends.
#[derive(Clone, Copy, Debug)]
pub struct TwoCheckerGames {
    /// The ends of the first games, if those are recorded.
    recorded: &'static [Leaf],
}

impl TwoCheckerGames {
    /// The runner that rolls all games.
    pub(crate) const ROLLED: Self = Self { recorded: &[] };

    /// The runner that begins with the article's games.
    pub(crate) const REPLAYED: Self = Self {
        recorded: &article::GAMES,
    };

    /// The ends of the recorded games.
    #[must_use]
    pub const fn recorded(self) -> &'static [Leaf] {
        self.recorded
    }

    /// Returns the end of game `k` if it is recorded.
    pub(super) fn recorded_leaf(self, k: u64) -> Option<Leaf> {
        usize::try_from(k)
            .ok()
            .and_then(|k| self.recorded.get(k))
            .copied()
    }
}

impl GameRunner for TwoCheckerGames {
    type Sums = Leaves;

    fn empty_sums(&self) -> Leaves {
        Leaves::default()
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Leaves {
        let mut leaves = Leaves::default();
        let mut from = from;
        while from < to
            && let Some(leaf) = self.recorded_leaf(from)
        {
            leaves.add(leaf);
            from += 1;
        }
        leaves += simd_count::count_leaves(trials, from, to);
        leaves
    }
}
