//! A single rollout of a sampler: its statistics, plain and with luck subtracted.

use std::sync::Arc;

use crate::rollout::sampled::{Rollout, SamplerRunner};
use crate::rollout::sampler::Sampler;
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::stats::score::Score;

impl<S: Sampler> Rollout<S> {
    /// Creates a rollout with the dice of this seed and no game played.
    #[must_use]
    pub fn new(sampler: Arc<S>, seed: Seed) -> Self {
        Self::with_runner(SamplerRunner::new(sampler), seed)
    }

    /// The sampler that is rolled out.
    #[must_use]
    pub fn sampler(&self) -> &S {
        self.runner().sampler()
    }

    /// Returns the number of games with this result.
    #[must_use]
    pub fn count(&self, result: Score) -> u64 {
        self.sums().count(result)
    }

    /// Returns the current statistics, with the luck of estimate number `estimate`.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn point(&self, estimate: usize) -> HistoryPoint {
        self.sums().point(self.sampler(), estimate)
    }

    /// Iterates over the [statistics](Self::point) at each checkpoint so far, and the current ones.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    pub fn history(&self, estimate: usize) -> impl Iterator<Item = HistoryPoint> {
        self.checkpoints()
            .map(move |totals| totals.point(self.sampler(), estimate))
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
