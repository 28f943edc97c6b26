//! Games of a sampler for rollouts that are stopped when they are ahead.

use std::sync::Arc;

use crate::rollout::optional_stopping::Watched;
use crate::rollout::sampled::Sampled;
use crate::rollout::sampler::Sampler;
use crate::rollout::trial::Trials;

/// Games with the luck subtracted that an estimate measures.
pub struct WatchedGames<S: Sampler> {
    games: Sampled<S>,
    estimate: usize,
    limits: [f64; 2],
}

impl<S: Sampler> WatchedGames<S> {
    /// With the luck of estimate number `estimate`; `None` where theory does not know what a game returns on average.
    #[must_use]
    pub fn new(sampler: Arc<S>, estimate: usize) -> Option<Self> {
        let limits = [
            sampler.expected_plain()?.mean,
            sampler.expected_reduced(estimate)?.mean,
        ];
        Some(Self {
            games: Sampled::new(sampler),
            estimate,
            limits,
        })
    }

    /// The sampler that plays the games.
    #[must_use]
    pub const fn sampler(&self) -> &Arc<S> {
        self.games.sampler()
    }

    /// Which estimate measures the luck.
    #[must_use]
    pub const fn estimate(&self) -> usize {
        self.estimate
    }
}

impl<S: Sampler> Watched for WatchedGames<S> {
    const RESOLUTION: f64 = S::RESOLUTION;

    fn limits(&self) -> [f64; 2] {
        self.limits
    }

    fn play(&mut self, trials: Trials, k: u64) -> [f64; 2] {
        let estimate = self.estimate;
        let (result, measured) = self.games.play(trials, k);
        let luck = measured[estimate].luck;
        let unit = self.games.sampler().unit();
        [result, result - luck].map(|score| score.in_unit(unit))
    }
}
