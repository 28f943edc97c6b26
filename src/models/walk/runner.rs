//! Rollouts of walks that keep the lengths of games in addition to the outcomes.

use std::sync::Arc;

use super::lengths::{Axis, Lengths};
use super::path::PathScratch;
use super::walks::Walks;
use crate::codec::codec_fields;
use crate::rollout::game_runner::{GameRunner, Sums};
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::totals::Totals;
use crate::rollout::trial::Trials;

/// A runner that rolls walks with the other moves of their games, and sums outcomes and lengths.
#[derive(Clone, Debug)]
pub struct WalkGames {
    walks: Arc<Walks>,
    scratch: PathScratch,
    measured: Vec<MeasuredLuck>,
    axis: Axis,
}

/// Sums over games: of outcomes, and of lengths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WalkSums {
    /// Sums of outcomes, plain and with luck subtracted.
    pub totals: Totals,
    /// Sums and counts of lengths.
    pub lengths: Lengths,
}

impl WalkSums {
    /// Returns whether both parts have equally many games.
    fn is_consistent(&self) -> bool {
        self.lengths.games() == self.totals.games()
    }
}

impl WalkGames {
    /// Creates a runner for games of these walks.
    #[must_use]
    pub fn new(walks: Arc<Walks>) -> Self {
        Self {
            scratch: PathScratch::default(),
            measured: vec![MeasuredLuck::default(); walks.estimate_count()],
            axis: Axis::for_model(walks.model()),
            walks,
        }
    }

    /// Returns the walks that are rolled.
    #[must_use]
    pub const fn walks(&self) -> &Arc<Walks> {
        &self.walks
    }
}

impl GameRunner for WalkGames {
    type Sums = WalkSums;

    fn empty_sums(&self) -> WalkSums {
        WalkSums {
            totals: Totals::new(&*self.walks),
            lengths: Lengths::new(self.axis),
        }
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> WalkSums {
        let mut sums = self.empty_sums();
        for k in from..to {
            let mut walk = self
                .walks
                .sample_walk(trials, k, &mut self.scratch, &mut self.measured);
            sums.totals.add(walk.result, &self.measured);
            let others = walk.other_moves(self.walks.model());
            sums.lengths.add(self.scratch.moves(), others);
        }
        sums
    }
}

impl Sums for WalkSums {
    fn games(&self) -> u64 {
        self.totals.games()
    }

    fn merge(&mut self, next: &Self) {
        self.totals.merge(&next.totals);
        self.lengths.merge(&next.lengths);
    }

    fn is_compatible(&self, other: &Self) -> bool {
        self.totals.is_compatible(&other.totals) && self.lengths.is_compatible(&other.lengths)
    }
}

codec_fields! { WalkSums { totals, lengths } if Self::is_consistent }
