//! A single rollout of a sampler: its statistics, plain and with luck subtracted.

use std::sync::Arc;

use crate::rollout::game_runner::GameRunner;
use crate::rollout::readout::GameSums;
use crate::rollout::rotated::RotatedRunner;
use crate::rollout::rotation::Rotation;
use crate::rollout::sampled::{Rollout, SamplerRunner};
use crate::rollout::sampler::Sampler;
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::stats::score::Score;

impl<S: Sampler> Rollout<S> {
    /// Creates a rollout with the dice of this seed and no game played.
    #[must_use]
    pub fn new(sampler: Arc<S>, seed: Seed) -> Self {
        Self::with_rotation(sampler, seed, None)
    }

    /// Creates a rollout with the dice of this seed and rotated first rolls, and no game played.
    ///
    /// Its statistics are those of complete blocks, from the first one on.
    #[must_use]
    pub fn rotated(sampler: Arc<S>, seed: Seed, rotation: Rotation) -> Self {
        Self::with_rotation(sampler, seed, Some(rotation))
    }

    /// Creates a rollout as [`Rollout::rotated`] does, with random first rolls if there is no
    /// rotation.
    #[must_use]
    pub fn with_rotation(sampler: Arc<S>, seed: Seed, rotation: Option<Rotation>) -> Self {
        let runner = RotatedRunner::new(SamplerRunner::new(sampler), rotation);
        Self::with_runner(runner, seed)
    }

    /// The sampler that is rolled out.
    #[must_use]
    pub fn sampler(&self) -> &S {
        self.runner().inner().sampler()
    }

    /// The rotation of first rolls; `None` if they are random.
    #[must_use]
    pub fn rotation(&self) -> Option<Rotation> {
        self.runner().rotation()
    }

    /// Returns the number of games with this result.
    #[must_use]
    pub fn count(&self, result: Score) -> u64 {
        self.sums().all().count(result)
    }

    /// Returns the current statistics, with the luck of estimate number `estimate`.
    ///
    /// With rotated first rolls they are those of complete blocks, from the first one on.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn point(&self, estimate: usize) -> HistoryPoint {
        self.sums().point(self.sampler(), estimate)
    }

    /// Returns the sums over all games, also those of a block that is incomplete, with the luck of
    /// estimate number `estimate`.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn game_sums(&self, estimate: usize) -> GameSums {
        self.sums()
            .all()
            .point(self.sampler(), estimate)
            .game_sums()
    }

    /// Iterates over the [statistics](Self::point) at each checkpoint so far, and the current ones.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    pub fn history(&self, estimate: usize) -> impl Iterator<Item = HistoryPoint> {
        self.checkpoints()
            .map(move |sums| sums.point(self.sampler(), estimate))
    }

    /// Returns the number of plain games that one reduced game has counted as so far.
    ///
    /// `None` if either standard deviation is zero or undefined.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn equivalent_games(&self, estimate: usize) -> Option<f64> {
        self.point(estimate).equivalent_games::<S>()
    }
}
