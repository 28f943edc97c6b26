//! Batches of rollouts of equal length: the distribution of their means, and their progress.

use crate::common::chi_square::p_of_counts;
use crate::common::{chi_square, z_score};
use rollout_lab::labs::two_checker::{LuckTable, PLAIN_VARIANCE, Rollout, RolloutBatch};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::histogram::ExpectedDistribution;
use rollout_lab::stats::spread::Spread;
use statrs::distribution::{Binomial, Discrete};

/// Rolls a whole batch.
fn rolled_batch(seed: Seed, rollouts: usize, games: u64) -> RolloutBatch {
    let mut batch = RolloutBatch::new(seed, rollouts, games);
    assert_eq!(batch.roll(u64::MAX), rollouts as u64 * games);
    batch
}

/// Returns the spreads of plain results and of three tables.
fn spreads(batch: &RolloutBatch) -> [Spread; 4] {
    [
        batch.spread(&LuckTable::NONE),
        batch.spread(&LuckTable::MADE_UP),
        batch.spread(&LuckTable::BACKWARDS),
        batch.spread(&LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap()),
    ]
}

#[test]
fn means_of_rollouts_have_the_expected_distribution() {
    const ROLLOUTS: usize = 10_000;
    let n = ROLLOUTS as f64;
    let batch = rolled_batch(Seed::new(8), ROLLOUTS, 1000);
    // The standard error of 1,000 games is √(2343.75 / 1000) = 1.5309, and with the made-up table
    // √(281.25 / 1000) = 0.5303.
    let expected = |spread: &Spread| -> ExpectedDistribution { spread.expected.unwrap() };
    let [plain, made_up, ..] = spreads(&batch);
    assert!((expected(&plain).sd - 1.530_931).abs() < 1e-6);
    assert!((expected(&made_up).sd - 0.530_330).abs() < 1e-6);
    for spread in spreads(&batch) {
        let expected = expected(&spread);
        let label = format!("mean of means around {}", expected.mean);
        let (mean, sd) = (spread.mean.unwrap(), spread.sd.unwrap());
        z_score::assert_plausible(mean - expected.mean, expected.sd / n.sqrt(), &label);
        // The means are nearly normal, so the standard error of their standard deviation is
        // σ/√(2(n − 1)).
        let se = expected.sd / (2.0 * (n - 1.0)).sqrt();
        z_score::assert_plausible(sd - expected.sd, se, "spread of means");
    }
}

#[test]
fn plain_means_are_binomially_distributed() {
    // The wins of 1,000 games, at 3/8 each, are sorted into the histogram's bins. At both ends,
    // bins that expect fewer than ten means are merged.
    let batch = rolled_batch(Seed::new(8), 10_000, 1000);
    let histogram = batch.spread(&LuckTable::NONE).histogram;
    let wins = Binomial::new(0.375, 1000).unwrap();
    let chance = |low: f64, high: f64| -> f64 {
        (0..=1000_u32)
            .filter(|&count| (low..high).contains(&(f64::from(count) / 10.0)))
            .map(|count| wins.pmf(count.into()))
            .sum()
    };
    let mut counts: Vec<u64> = vec![0];
    let mut chances: Vec<f64> = vec![0.0];
    let mut edges = histogram.edges.clone();
    (edges[0], *edges.last_mut().unwrap()) = (f64::NEG_INFINITY, f64::INFINITY);
    for (bin, &count) in edges.windows(2).zip(&histogram.counts) {
        let expected = chance(bin[0], bin[1]);
        if *chances.last().unwrap() >= 1e-3 && expected >= 1e-3 {
            counts.push(0);
            chances.push(0.0);
        }
        *counts.last_mut().unwrap() += count;
        *chances.last_mut().unwrap() += expected;
    }
    assert!(counts.len() > 10, "{counts:?}");
    chi_square::assert_plausible(p_of_counts(&counts, chances), "plain means");
}

#[test]
fn every_rollout_is_in_the_histogram_once() {
    for (rollouts, games) in [(1, 1), (1000, 1), (1000, 10), (777, 1000), (20, 300_000)] {
        let batch = rolled_batch(Seed::new(8), rollouts, games);
        assert_eq!(batch.sums().len(), rollouts);
        for spread in spreads(&batch) {
            let counted: u64 = spread.histogram.counts.iter().sum();
            assert_eq!(counted, rollouts as u64);
        }
        // Without spread, all rollouts are in one bin.
        let correct = batch.spread(&LuckTable::CORRECT).histogram;
        let filled: Vec<u64> = correct
            .counts
            .into_iter()
            .filter(|&count| count > 0)
            .collect();
        assert_eq!(filled, [rollouts as u64]);
    }
}

#[test]
fn rollouts_have_the_dice_of_the_seeds_children() {
    let seed = Seed::new(8);
    let mean_of = |index, games| {
        let mut rollout = Rollout::new(seed.child(index));
        rollout.roll(games);
        rollout.reduced(&LuckTable::MADE_UP).mean.unwrap()
    };
    for (rollouts, games) in [(100_usize, 1000), (3, 300_000)] {
        let spread = rolled_batch(seed, rollouts, games).spread(&LuckTable::MADE_UP);
        let means: Vec<f64> = (0..rollouts as u64)
            .map(|index| mean_of(index, games))
            .collect();
        let mean = means.iter().sum::<f64>() / rollouts as f64;
        assert!((spread.mean.unwrap() - mean).abs() < 1e-9);
        let edges = spread.histogram.edges.windows(2);
        for (bin, count) in edges.zip(spread.histogram.counts) {
            let in_bin = means
                .iter()
                .filter(|&&mean| bin[0] <= mean && mean < bin[1])
                .count();
            assert_eq!(in_bin as u64, count, "{bin:?}");
        }
    }
}

#[test]
fn progress_grows_from_0_to_1() {
    let mut batch = RolloutBatch::new(Seed::new(8), 5, 300_000);
    let mut before = batch.progress();
    assert_eq!(
        (
            before,
            batch.spread(&LuckTable::NONE).mean,
            batch.spread(&LuckTable::NONE).sd
        ),
        (0.0, None, None)
    );
    // The batch has 1.5 million games.
    while batch.roll(131_072) == 131_072 {
        assert!(before < batch.progress() && batch.progress() < 1.0);
        before = batch.progress();
    }
    assert_eq!(batch.progress(), 1.0);
    assert_eq!(batch.roll(1), 0, "a finished batch rolls nothing");
    assert!(
        (batch.spread(&LuckTable::NONE).expected.unwrap().sd - (PLAIN_VARIANCE / 300_000.0).sqrt())
            .abs()
            < 1e-12
    );
}
