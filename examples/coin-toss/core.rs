//! The core of the lab: a coin for rollouts, and a function for JavaScript that rolls it out.

use rollout_lab::rollout::dice::Dice;
use rollout_lab::rollout::sampled::Rollout;
use rollout_lab::rollout::sampler::{MeasuredLuck, Sampler};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;
use rollout_lab::stats::score::{Score, Unit};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::prelude::wasm_bindgen;

/// A coin: heads counts 100%, tails 0. It has the luck of heads. The luck of tails is the negative of
/// that, so luck averages zero.
struct Coin(Score);

impl Sampler for Coin {
    type Scratch = ();
    fn unit(&self) -> Unit {
        Unit::Percent
    }
    fn estimate_count(&self) -> usize {
        1
    }
    fn start_value(&self, _: usize) -> Score {
        Score::from_wins(0.5)
    }
    fn sample(&self, trials: Trials, k: u64, (): &mut (), measured: &mut [MeasuredLuck]) -> Score {
        let Ok(roll) = trials.dice(k).roll();
        // Three of the six numbers of a die are even.
        let heads = roll.dice().0 % 2 == 0;
        measured[0].luck = if heads { self.0 } else { -self.0 };
        if heads { Score::WIN } else { Score::ZERO }
    }
}

/// Tosses the coin with the dice of a seed, and subtracts luck from the results. `luck` is the luck of
/// heads, in points. Returns five numbers for each checkpoint: the number of tosses, the average in
/// percent, both ends of its 95% interval, and the standard deviation. NaN = undefined.
#[wasm_bindgen]
#[must_use]
pub fn averages(seed: u32, tosses: u32, luck: f64) -> Vec<f64> {
    let coin = Coin(Score::from_wins(luck / 100.0));
    let mut rollout = Rollout::new(coin.into(), Seed::new(seed.into()));
    rollout.roll(tosses.into());
    let rows = rollout.history(0).flat_map(|point| {
        let at = point.reduced;
        let (low, high) = at.ci_from(RELIABLE_FROM).unzip();
        let row = [Some(at.games as f64), at.mean, low, high, at.sd];
        row.map(|number| number.unwrap_or(f64::NAN))
    });
    rows.collect()
}
