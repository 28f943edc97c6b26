//! A sampler as the source of games for rollouts that are stopped when they are ahead.

use std::sync::Arc;

use crate::rollout::optional_stopping::GameSource;
use crate::rollout::sampled::SamplerRunner;
use crate::rollout::sampler::Sampler;
use crate::rollout::trial::Trials;

/// A source of a sampler's games, plain and with one estimate's luck subtracted.
#[derive(Debug)]
pub struct SampledGameSource<S: Sampler> {
    runner: SamplerRunner<S>,
    estimate: usize,
    limits: [f64; 2],
}

impl<S: Sampler> SampledGameSource<S> {
    /// Creates a source with the luck of estimate number `estimate`; `None` if an exact mean is
    /// unknown.
    #[must_use]
    pub fn new(sampler: Arc<S>, estimate: usize) -> Option<Self> {
        let limits = [
            sampler.expected_plain()?.mean,
            sampler.expected_reduced(estimate)?.mean,
        ];
        Some(Self {
            runner: SamplerRunner::new(sampler),
            estimate,
            limits,
        })
    }

    /// The sampler that plays the games.
    #[must_use]
    pub const fn sampler(&self) -> &Arc<S> {
        self.runner.sampler()
    }

    /// The number of the estimate that measures the luck.
    #[must_use]
    pub(crate) const fn estimate(&self) -> usize {
        self.estimate
    }
}

impl<S: Sampler> GameSource for SampledGameSource<S> {
    const RESOLUTION: f64 = S::RESOLUTION;

    fn limits(&self) -> [f64; 2] {
        self.limits
    }

    fn play(&mut self, trials: Trials, k: u64) -> [f64; 2] {
        let estimate = self.estimate;
        let (result, measured) = self.runner.play(trials, k);
        let luck = measured[estimate].luck;
        let unit = self.runner.sampler().unit();
        [result, result - luck].map(|score| score.in_unit(unit))
    }
}
