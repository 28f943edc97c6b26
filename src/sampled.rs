//! Games of a sampler for rollouts that are stopped when they are ahead.

use std::sync::Arc;

use crate::rollout::Space;
use crate::sampler::Sampler;
use crate::stopped_rollouts::Watched;
use crate::trial::Trials;

/// Games with the luck subtracted that an estimate measures.
pub struct SampledGames<S: Sampler> {
    sampler: Arc<S>,
    estimate: usize,
    limits: [f64; 2],
    space: Space<S>,
}

impl<S: Sampler> SampledGames<S> {
    /// With the luck of estimate number `estimate`; `None` where theory does not know what a game returns on average.
    #[must_use]
    pub fn new(sampler: Arc<S>, estimate: usize) -> Option<Self> {
        let limits = [
            sampler.expected_plain()?.mean,
            sampler.expected_reduced(estimate)?.mean,
        ];
        Some(Self {
            sampler,
            estimate,
            limits,
            space: Space::new(),
        })
    }
}

impl<S: Sampler> Watched for SampledGames<S> {
    const RESOLUTION: f64 = S::RESOLUTION;

    fn limits(&self) -> [f64; 2] {
        self.limits
    }

    fn play(&mut self, trials: Trials, k: u64) -> [f64; 2] {
        let (result, measured) = self.space.play(&self.sampler, trials, k);
        let luck = measured[self.estimate].luck;
        [result, result - luck].map(|score| score.in_unit(S::UNIT))
    }
}
