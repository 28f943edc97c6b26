//! Rollouts of any sampler: a single rollout, many of the same length, and rollouts that are stopped when they are ahead.

mod any_time;
mod batch;
mod rollout;

use std::sync::Arc;

use crate::rollout::game_runner::Roller;
use crate::rollout::sampler::{Measured, Sampler};
use crate::rollout::totals::Totals;
use crate::rollout::trial::Trials;
use crate::stats::score::Score;

pub use any_time::WatchedGames;

/// A rollout of a sampler's games.
pub type Rollout<S> = crate::rollout::Rollout<Sampled<S>>;

/// Many rollouts of a sampler's games.
pub type ManyRollouts<S> = crate::rollout::batch::ManyRollouts<Sampled<S>>;

/// Rollouts of a sampler's games that are stopped when they are ahead.
pub type StoppedRollouts<S> = crate::rollout::optional_stopping::StoppedRollouts<WatchedGames<S>>;

/// A sampler, and space that is used again for every game.
pub struct Sampled<S: Sampler> {
    sampler: Arc<S>,
    scratch: S::Scratch,
    measured: Vec<Measured>,
}

impl<S: Sampler> Sampled<S> {
    /// Games of this sampler.
    #[must_use]
    pub fn new(sampler: Arc<S>) -> Self {
        Self {
            scratch: S::Scratch::default(),
            measured: vec![Measured::default(); sampler.estimates()],
            sampler,
        }
    }

    /// The sampler that plays the games.
    #[must_use]
    pub const fn sampler(&self) -> &Arc<S> {
        &self.sampler
    }

    /// Plays game `k`: its result, and what each estimate measured of it.
    #[inline]
    fn play(&mut self, trials: Trials, k: u64) -> (Score, &[Measured]) {
        self.measured.fill(Measured::default());
        let result = self
            .sampler
            .sample(trials, k, &mut self.scratch, &mut self.measured);
        (result, &self.measured)
    }
}

impl<S: Sampler> Roller for Sampled<S> {
    type Sums = Totals;

    fn none(&self) -> Totals {
        Totals::new(&*self.sampler)
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Totals {
        let mut totals = self.none();
        for k in from..to {
            let (result, measured) = self.play(trials, k);
            totals.add(result, measured);
        }
        totals
    }
}
