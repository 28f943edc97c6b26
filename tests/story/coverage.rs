//! Exact coverage of the normal interval of a plain rollout, compared with slower computations.

use rollout_lab::labs::story::{Intervals, StoppingRule, coverage};
use rollout_lab::labs::two_checker::LuckTable;
use rollout_lab::rollout::seed::Seed;
use statrs::distribution::{Binomial, Discrete};

/// Whether the interval of these results contains 37.5.
///
/// The interval is the mean ± 1.96 sample standard deviations / √n.
fn contains(results: &[f64]) -> bool {
    let n = results.len() as f64;
    let mean = results.iter().sum::<f64>() / n;
    let squares = results.iter().map(|result| (result - mean).powi(2));
    let sd = (squares.sum::<f64>() / (n - 1.0)).sqrt();
    (mean - 37.5).abs() <= 1.96 * sd / n.sqrt()
}

#[test]
fn coverage_of_two_and_three_games_equals_sums_by_hand() {
    // With no win or only wins, the interval is a point at 0 or 1. With one win in two games it is
    // 0.5 ± 1.96 × √0.5/√2 = 0.5 ± 0.98. So the coverage is 2 × 3/8 × 5/8 = 30/64.
    assert!((coverage(2).unwrap() - 30.0 / 64.0).abs() < 1e-15);
    // With one or two wins in three games, the sample variance is 3 × 2/9 / 2 = 1/3, and the
    // standard error 1/3. Both 1/3 and 2/3 are nearer to 3/8 than 1.96/3. So the coverage is
    // 1 − 5³/8³ − 3³/8³ = 1 − 152/512 = 45/64.
    assert!((coverage(3).unwrap() - 45.0 / 64.0).abs() < 1e-15);
}

#[test]
fn coverage_of_ten_games_equals_the_sum_over_all_1024_outcomes() {
    let mut chance = 0.0;
    for ending in 0..1_u32 << 10 {
        let won = |game: &u32| ending >> game & 1 == 1;
        let results: Vec<f64> = (0..10)
            .map(|game| if won(&game) { 100.0 } else { 0.0 })
            .collect();
        if contains(&results) {
            let chances = (0..10).map(|game| if won(&game) { 0.375 } else { 0.625 });
            chance += chances.product::<f64>();
        }
    }
    assert!((coverage(10).unwrap() - chance).abs() < 1e-12, "{chance}");
}

#[test]
fn coverage_equals_the_sum_over_binomial_chances() {
    for games in [4, 17, 30, 100, 333, 1_000] {
        let binomial = Binomial::new(0.375, games).unwrap();
        let chance: f64 = (0..=games)
            .filter(|&wins| {
                let results: Vec<f64> = (0..games)
                    .map(|game| if game < wins { 100.0 } else { 0.0 })
                    .collect();
                contains(&results)
            })
            .map(|wins| binomial.pmf(wins))
            .sum();
        let exact = coverage(games).unwrap();
        // The logarithm of 1,000! is near 6,000, so ten digits are left after the point.
        assert!((exact - chance).abs() < 1e-9, "{games}: {exact} {chance}");
    }
}

#[test]
fn simulated_intervals_have_the_exact_coverage() {
    for games in [5, 30, 200] {
        let intervals = Intervals::roll(
            Seed::new(8),
            1_000,
            games,
            &LuckTable::NONE,
            StoppingRule::Fixed,
        );
        let chance = coverage(games).unwrap();
        let expected = 1_000.0 * chance;
        let sd = (expected * (1.0 - chance)).sqrt();
        let z = (intervals.covered() as f64 - expected) / sd;
        assert!(z.abs() < 4.0, "{games}: {z}");
    }
}

#[test]
fn coverage_is_none_without_an_interval_or_above_1000_games() {
    for games in [0, 1, 1_001, u64::MAX] {
        assert_eq!(coverage(games), None, "{games}");
    }
    assert!(coverage(1_000).is_some());
}
