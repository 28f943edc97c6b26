//! Z-scores of statistics whose standard error has no formula. The spread over many batches of
//! games gives it.

use rollout_lab::rollout::seed::Seed;

/// The number of batches.
const BATCHES: u64 = 100;

/// Returns the statistic of each batch. Every batch has its own seed.
pub fn statistics<T>(seed: Seed, statistic: impl FnMut(Seed) -> T) -> Vec<T> {
    (0..BATCHES).map(|i| seed.child(i)).map(statistic).collect()
}

/// Returns the distance of the batches' mean from the expected value, in standard errors.
///
/// A mean of 100 values is nearly normal: chance exceeds 4 about once in 16,000.
pub fn z_score(values: &[f64], expected: f64) -> f64 {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|value| (value - mean) * (value - mean));
    let variance = squares.sum::<f64>() / (n - 1.0);
    (mean - expected) / (variance / n).sqrt()
}
