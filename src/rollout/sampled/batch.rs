//! Many rollouts of a sampler: how their means spread.

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
    /// Creates `rollouts` rollouts of `games` games each, none played yet. [`RolloutBatch::with_runner`] says how many there can be.
    #[must_use]
    pub fn new(sampler: Arc<S>, seed: Seed, rollouts: usize, games: u64) -> Self {
        Self::with_runner(SamplerRunner::new(sampler), seed, rollouts, games)
    }

    /// The sampler that is rolled out.
    #[must_use]
    pub fn sampler(&self) -> &S {
        self.runner().sampler()
    }

    /// How the means of the plain rollouts spread.
    #[must_use]
    pub fn plain_spread(&self) -> Spread {
        let sampler = self.sampler();
        self.spread(|totals| totals.plain(sampler), sampler.expected_plain())
    }

    /// How the means spread with the luck subtracted that estimate number `estimate` measured.
    #[must_use]
    pub fn reduced_spread(&self, estimate: usize) -> Spread {
        let sampler = self.sampler();
        self.spread(
            |totals| totals.reduced(sampler, estimate),
            sampler.expected_reduced(estimate),
        )
    }

    /// The same of what these statistics of a rollout say, if this is expected of a game.
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
        let expected = per_game.map(|of_a_game| ExpectedDistribution {
            sd: of_a_game.sd / games.sqrt(),
            lattice_step: of_a_game.lattice_step / games,
            ..of_a_game
        });
        Spread::new(&means, expected)
    }

    /// How many intervals contain the exact mean, and whose means were nearer to it; `None` if theory does not know it.
    #[must_use]
    pub fn coverage(&self, estimate: usize) -> Option<CoverageReport> {
        self.coverage_with(|totals| totals.reduced(self.sampler(), estimate))
    }

    /// The same of what these statistics of a rollout say.
    pub(crate) fn coverage_with(
        &self,
        reduced: impl Fn(&Totals) -> Summary,
    ) -> Option<CoverageReport> {
        let truth = self.sampler().expected_plain()?.mean;
        let averages = self.sums().iter().filter_map(|totals| {
            let plain = RolloutMean::from_summary(totals.plain(self.sampler()))?;
            Some([plain, RolloutMean::from_summary(reduced(totals))?])
        });
        Some(CoverageReport::from_rollouts(
            averages,
            truth,
            S::RESOLUTION,
        ))
    }

    /// These rollouts from the start, each stopped as soon as its average is ahead: the plain average, and the average
    /// with the luck of estimate number `estimate` subtracted. `None` if the exact mean is unknown.
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
