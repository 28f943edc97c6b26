//! Statistics whose standard error no formula gives: they are taken of many batches, and their spread says how good they are.

use rollout_lab::rollout::seed::Seed;

/// So many batches.
const BATCHES: u64 = 100;

/// What batches come to, each with a seed of its own.
pub fn of<T>(seed: Seed, of_batch: impl FnMut(Seed) -> T) -> Vec<T> {
    (0..BATCHES).map(|i| seed.child(i)).map(of_batch).collect()
}

/// How many standard errors the mean of what batches say is away from what is expected. A mean of 100 is near enough to normal
/// for 4 to be once in 16,000.
pub fn z(values: &[f64], expected: f64) -> f64 {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|value| (value - mean) * (value - mean));
    let variance = squares.sum::<f64>() / (n - 1.0);
    (mean - expected) / (variance / n).sqrt()
}
