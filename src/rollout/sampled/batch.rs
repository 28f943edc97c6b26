//! Batches of a sampler's rollouts: the spread and the coverage of their means.

use std::sync::Arc;

use super::game_source::SampledGameSource;
use crate::rollout::sampled::{RolloutBatch, SamplerRunner, StoppedRollouts};
use crate::rollout::sampler::Sampler;
use crate::rollout::seed::Seed;
use crate::rollout::totals::Totals;
use crate::stats::coverage::{CoverageReport, RolloutMean};
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::spread::Spread;
use crate::stats::summary::Summary;

impl<S: Sampler> RolloutBatch<S> {
    /// Creates `rollouts` rollouts of `games` games each, none played yet.
    ///
    /// [`RolloutBatch::with_runner`] has the limits of both numbers.
    #[must_use]
    pub fn new(sampler: Arc<S>, seed: Seed, rollouts: usize, games: u64) -> Self {
        Self::with_runner(SamplerRunner::new(sampler), seed, rollouts, games)
    }

    /// The sampler that is rolled out.
    #[must_use]
    pub fn sampler(&self) -> &S {
        self.runner().sampler()
    }

    /// Returns the spread of the plain means.
    #[must_use]
    pub fn plain_spread(&self) -> Spread {
        let sampler = self.sampler();
        self.spread(|totals| totals.plain(sampler), sampler.expected_plain())
    }

    /// Returns the spread of the means with the luck of estimate number `estimate` subtracted.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn reduced_spread(&self, estimate: usize) -> Spread {
        let sampler = self.sampler();
        self.spread(
            |totals| totals.reduced(sampler, estimate),
            sampler.expected_reduced(estimate),
        )
    }

    /// Returns the spread of the means that `summary` computes, given the expected distribution of
    /// one game.
    pub(crate) fn spread(
        &self,
        summary: impl Fn(&Totals) -> Summary,
        per_game: Option<ExpectedDistribution>,
    ) -> Spread {
        let means: Vec<f64> = self
            .sums()
            .iter()
            .filter_map(|totals| summary(totals).mean)
            .collect();
        let games = self.games() as f64;
        let expected = per_game.map(|per_game| ExpectedDistribution {
            sd: per_game.sd / games.sqrt(),
            lattice_step: per_game.lattice_step / games,
            ..per_game
        });
        Spread::new(&means, expected)
    }

    /// Counts the intervals that contain the exact mean, and the means nearer to it; `None` if it
    /// is unknown.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn coverage(&self, estimate: usize) -> Option<CoverageReport> {
        self.coverage_with(|totals| totals.reduced(self.sampler(), estimate))
    }

    /// Counts coverage as [`Self::coverage`] does, with reduced statistics that `reduced` computes.
    pub(crate) fn coverage_with(
        &self,
        reduced: impl Fn(&Totals) -> Summary,
    ) -> Option<CoverageReport> {
        let truth = self.sampler().expected_plain()?.mean;
        let means = self.sums().iter().filter_map(|totals| {
            let plain = RolloutMean::from_summary(totals.plain(self.sampler()))?;
            Some([plain, RolloutMean::from_summary(reduced(totals))?])
        });
        Some(CoverageReport::from_rollouts(means, truth, S::RESOLUTION))
    }

    /// Creates the same rollouts from the start, each stopped as soon as its mean is ahead.
    ///
    /// The means are the plain one, and the one with the luck of estimate number `estimate`
    /// subtracted. `None` if an exact mean is unknown.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn stopped_when_ahead(&self, estimate: usize) -> Option<StoppedRollouts<S>> {
        let source = SampledGameSource::new(self.runner().sampler().clone(), estimate)?;
        Some(StoppedRollouts::new(
            source,
            self.seed(),
            self.rollouts(),
            self.games(),
        ))
    }
}
