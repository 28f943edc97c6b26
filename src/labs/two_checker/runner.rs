//! The games of a rollout: rolled, or recorded ones first.

use super::game::{Leaf, Leaves};
use super::{article, simd_count};
use crate::rollout::game_runner::GameRunner;
use crate::rollout::trial::Trials;

/// Games of the two-checker position, of which all that is wanted is how they end.
#[derive(Clone, Copy, Debug)]
pub struct TwoCheckerGames {
    recorded: &'static [Leaf],
}

impl TwoCheckerGames {
    /// All of them rolled.
    pub const ROLLED: Self = Self { recorded: &[] };

    /// The article's first.
    pub const REPLAYED: Self = Self {
        recorded: &article::GAMES,
    };

    /// How the recorded ones ended.
    #[must_use]
    pub const fn recorded(self) -> &'static [Leaf] {
        self.recorded
    }

    /// How game `k` ended, if it is a recorded one.
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
