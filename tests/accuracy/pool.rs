//! Games that take long to play, played once and drawn again and again: rollouts of a known distribution.

use std::sync::Arc;

use rollout_lab::rollout::dice::{Dice, Roll};
use rollout_lab::rollout::sampler::{MeasuredLuck, Sampler};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;
use rollout_lab::stats::interval::ScoreBounds;
use rollout_lab::stats::score::{Score, Unit};

/// Three rolls, 36³: as many games, or a whole fraction of it, are each equally likely.
pub const THREE_ROLLS: usize = 46_656;

/// A roll of dice that never run out.
fn certain(roll: Result<Roll, std::convert::Infallible>) -> Roll {
    let Ok(roll) = roll;
    roll
}

/// Games that were played, with their results and what each estimate measured. Trial k of a rollout is one of them, each equally
/// likely, so that what a rollout is after is the mean of all of them, exactly.
pub struct Pool<S> {
    sampler: Arc<S>,
    games: Vec<(Score, Vec<MeasuredLuck>)>,
}

impl<S: Sampler> Pool<S> {
    /// The first games of a seed, a whole fraction of [`THREE_ROLLS`].
    pub fn new(sampler: Arc<S>, games: usize) -> Self {
        assert!(THREE_ROLLS.is_multiple_of(games));
        let trials = Trials::new(Seed::new(2026));
        let mut scratch = S::Scratch::default();
        let mut play = |k| {
            let mut measured = vec![MeasuredLuck::default(); sampler.estimate_count()];
            let result = sampler.sample(trials, k, &mut scratch, &mut measured);
            (result, measured)
        };
        let games = (0..games as u64).map(&mut play).collect();
        Self { sampler, games }
    }

    /// The mean of all results less the luck of an estimate, or of results alone.
    pub fn mean(&self, estimate: Option<usize>) -> f64 {
        let scores = self.games.iter().map(|(result, measured)| match estimate {
            Some(estimate) => *result - measured[estimate].luck,
            None => *result,
        });
        let sum: i128 = scores.map(|score| i128::from(score.units())).sum();
        let count = self.games.len() as f64;
        sum as f64 / count * Score::from_units(1).in_unit(self.unit())
    }

    /// In how many of a hundred games X has won something.
    pub fn wins(&self) -> f64 {
        let won = self
            .games
            .iter()
            .filter(|(result, _)| *result > Score::ZERO);
        100.0 * won.count() as f64 / self.games.len() as f64
    }
}

impl<S: Sampler> Sampler for Pool<S> {
    const RESOLUTION: f64 = S::RESOLUTION;
    type Scratch = ();

    fn unit(&self) -> Unit {
        self.sampler.unit()
    }

    fn estimate_count(&self) -> usize {
        self.sampler.estimate_count()
    }

    fn start_value(&self, estimate: usize) -> Score {
        self.sampler.start_value(estimate)
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        self.sampler.result_bounds()
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        self.sampler.reduced_bounds(estimate)
    }

    fn sample(&self, trials: Trials, k: u64, (): &mut (), measured: &mut [MeasuredLuck]) -> Score {
        let mut dice = trials.dice(k);
        let number = (0..3).fold(0, |number, _| {
            let (first, second) = certain(dice.roll()).dice();
            36 * number + 6 * usize::from(first - 1) + usize::from(second - 1)
        });
        let (result, of_game) = &self.games[number / (THREE_ROLLS / self.games.len())];
        measured.copy_from_slice(of_game);
        *result
    }
}
