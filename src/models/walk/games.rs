//! Rollouts of walks that keep the lengths of games beside the outcomes.

use std::sync::Arc;

use super::lengths::{Axis, Lengths};
use super::path::Scratch;
use super::walks::Walks;
use crate::codec::{Garbled, Packed};
use crate::rollout::game_runner::{Roller, Sums};
use crate::rollout::sampler::{Measured, Sampler};
use crate::rollout::totals::Totals;
use crate::rollout::trial::Trials;

/// Rolls walks with the other moves of their games, and sums up outcomes and lengths.
#[derive(Clone, Debug)]
pub struct Games {
    walks: Arc<Walks>,
    scratch: Scratch,
    measured: Vec<Measured>,
    axis: Axis,
}

/// Sums over games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSums {
    /// Sums of outcomes, plain and reduced.
    pub totals: Totals,
    /// Counts of lengths.
    pub lengths: Lengths,
}

impl Games {
    /// Games of these walks.
    #[must_use]
    pub fn new(walks: Arc<Walks>) -> Self {
        Self {
            scratch: Scratch::default(),
            measured: vec![Measured::default(); walks.estimates()],
            axis: Axis::of(walks.model()),
            walks,
        }
    }

    /// The walks that are rolled.
    #[must_use]
    pub const fn walks(&self) -> &Arc<Walks> {
        &self.walks
    }
}

impl Roller for Games {
    type Sums = GameSums;

    fn none(&self) -> GameSums {
        GameSums {
            totals: Totals::new(&*self.walks),
            lengths: Lengths::new(self.axis),
        }
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> GameSums {
        let mut sums = self.none();
        for k in from..to {
            let mut ended = self
                .walks
                .play(trials, k, &mut self.scratch, &mut self.measured);
            sums.totals.add(ended.result, &self.measured);
            let others = ended.other_moves(self.walks.model());
            sums.lengths.add(self.scratch.moves(), others);
        }
        sums
    }
}

impl Sums for GameSums {
    fn games(&self) -> u64 {
        self.totals.games()
    }

    fn merge(&mut self, next: &Self) {
        self.totals.merge(&next.totals);
        self.lengths.merge(&next.lengths);
    }

    fn is_like(&self, other: &Self) -> bool {
        self.totals.is_like(&other.totals) && self.lengths.is_like(&other.lengths)
    }
}

impl Packed for GameSums {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.totals.pack(bytes);
        self.lengths.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (totals, lengths) = Packed::unpack(bytes)?;
        let sums = Self { totals, lengths };
        if sums.lengths.games() == sums.totals.games() {
            Ok(sums)
        } else {
            Err(Garbled)
        }
    }
}
