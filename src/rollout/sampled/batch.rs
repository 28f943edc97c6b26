//! Many rollouts of a sampler: how their means spread.

use std::sync::Arc;

use super::any_time::WatchedGames;
use crate::rollout::sampled::{ManyRollouts, Sampled, StoppedRollouts};
use crate::rollout::sampler::Sampler;
use crate::rollout::seed::Seed;
use crate::rollout::totals::Totals;
use crate::stats::coverage::{Average, BesideTruth};
use crate::stats::histogram::Expected;
use crate::stats::spread::Spread;
use crate::stats::summary::Summary;

impl<S: Sampler> ManyRollouts<S> {
    /// Creates `rollouts` rollouts of `games` games each, none played yet. [`ManyRollouts::of`] says how many there can be.
    #[must_use]
    pub fn new(sampler: Arc<S>, seed: Seed, rollouts: usize, games: u64) -> Self {
        Self::of(Sampled::new(sampler), seed, rollouts, games)
    }

    /// The sampler that is rolled out.
    #[must_use]
    pub fn sampler(&self) -> &S {
        self.roller().sampler()
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
        of_a_game: Option<Expected>,
    ) -> Spread {
        let means: Vec<f64> = self
            .sums()
            .iter()
            .filter_map(|totals| summary(totals).mean)
            .collect();
        let games = self.games() as f64;
        let expected = of_a_game.map(|of_a_game| Expected {
            sd: of_a_game.sd / games.sqrt(),
            lattice: of_a_game.lattice / games,
            ..of_a_game
        });
        Spread::of(&means, expected)
    }

    /// How many intervals contain the exact mean, and whose means were nearer to it; `None` if theory does not know it.
    #[must_use]
    pub fn beside_truth(&self, estimate: usize) -> Option<BesideTruth> {
        self.beside_truth_of(|totals| totals.reduced(self.sampler(), estimate))
    }

    /// The same of what these statistics of a rollout say.
    pub(crate) fn beside_truth_of(
        &self,
        reduced: impl Fn(&Totals) -> Summary,
    ) -> Option<BesideTruth> {
        let truth = self.sampler().expected_plain()?.mean;
        let averages = self.sums().iter().filter_map(|totals| {
            let plain = Average::of(totals.plain(self.sampler()))?;
            Some([plain, Average::of(reduced(totals))?])
        });
        Some(BesideTruth::of(averages, truth, S::RESOLUTION))
    }

    /// These rollouts from the start, each stopped as soon as its average is ahead: the plain average, and the average
    /// with the luck of estimate number `estimate` subtracted. `None` if the exact mean is unknown.
    #[must_use]
    pub fn stopped_when_ahead(&self, estimate: usize) -> Option<StoppedRollouts<S>> {
        let games = WatchedGames::new(self.roller().sampler().clone(), estimate)?;
        Some(StoppedRollouts::new(
            games,
            self.seed(),
            self.rollouts(),
            self.games(),
        ))
    }
}
