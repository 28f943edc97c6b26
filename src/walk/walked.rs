//! Rollouts of walks that keep the lengths of games beside the outcomes.

use std::sync::Arc;

use super::lengths::{Axis, Lengths};
use super::model::Model;
use super::outcome::Outcome;
use crate::deviates::Deviates;
use crate::packed::{Garbled, Packed};
use crate::roller::{Roller, Sums};
use crate::sampler::{Measured, Sampler};
use crate::score::Score;
use crate::totals::Totals;
use crate::trial::Trials;

/// Where a walk's moves lead; used again for every walk.
#[derive(Clone, Debug, Default)]
pub struct Scratch(pub(super) Vec<f64>);

/// A walk that has ended.
pub struct Ended {
    pub(super) result: Score,
    /// The trial's deviates that it has not used.
    pub(super) deviates: Deviates,
}

/// A sampler of walks.
pub trait Walked: Sampler<Scratch = Scratch> {
    /// The model.
    fn model(&self) -> Model;

    /// What is asked of them, and who measures luck.
    fn outcome(&self) -> Outcome;

    /// Walks trial `k` as [`Sampler::sample`] does, and leaves its way in the scratch space.
    fn play(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut Scratch,
        measured: &mut [Measured],
    ) -> Ended;
}

impl Scratch {
    /// Moves of the walk that was walked last.
    pub(super) const fn moves(&self) -> u32 {
        // Walks of more than 2³² moves do not occur.
        self.0.len() as u32
    }
}

impl Ended {
    /// The game's other moves, of this model: the trial's next deviate.
    pub(super) fn other_moves(&mut self, model: Model) -> f64 {
        model.m() + model.s() * self.deviates.next()
    }
}

/// Rolls walks with the other moves of their games, and sums up outcomes and lengths.
#[derive(Clone, Debug)]
pub struct Games<W: Walked> {
    walks: Arc<W>,
    scratch: Scratch,
    measured: Vec<Measured>,
    axis: Axis,
}

/// Sums over games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSums {
    /// Of outcomes, plain and reduced.
    pub totals: Totals,
    /// Of lengths.
    pub lengths: Lengths,
}

impl<W: Walked> Games<W> {
    /// Games of these walks.
    #[must_use]
    pub fn new(walks: Arc<W>) -> Self {
        Self {
            scratch: Scratch::default(),
            measured: vec![Measured::default(); walks.estimates()],
            axis: Axis::of(walks.model()),
            walks,
        }
    }

    /// What walks.
    #[must_use]
    pub const fn walks(&self) -> &Arc<W> {
        &self.walks
    }
}

impl<W: Walked> Roller for Games<W> {
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
