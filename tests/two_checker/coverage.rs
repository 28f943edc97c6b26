//! Batches of rollouts compared with the truth: coverage of intervals, the nearer mean, and the
//! skewness of means.

use std::sync::Arc;

use crate::common::bearoff::{PERFECT, four_against_four, game, linear};
use crate::common::z_score;
use rollout_lab::backgammon::bearoff_db::RESOLUTION;
use rollout_lab::labs::bearoff;
use rollout_lab::labs::bearoff::{EvaluatorKind, PreparedGame};
use rollout_lab::labs::two_checker::{Leaf, LuckTable, Rollout, RolloutBatch, TRUTH};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::coverage::{Coverage, CoverageReport};
use rollout_lab::stats::summary::Summary;
use statrs::distribution::{Binomial, Discrete};

/// Rolls a whole batch.
fn rolled_batch(rollouts: usize, games: u64) -> RolloutBatch {
    let mut batch = RolloutBatch::new(Seed::new(8), rollouts, games);
    batch.roll(u64::MAX);
    batch
}

/// Returns the made-up table with X's doubles at +70 instead of +50: 20/6 points too much luck on
/// average.
fn biased() -> LuckTable {
    LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap()
}

/// Whether the ordinary interval contains the truth.
fn contains(summary: &Summary, truth: f64, resolution: f64) -> bool {
    let (low, high) = summary.ci.unwrap();
    low - resolution <= truth && truth <= high + resolution
}

/// Counts the intervals (plain, reduced) that contain the truth, and the nearer means (plain,
/// reduced, neither).
///
/// Every rollout is rolled alone. `summaries` returns the plain and the reduced summary of a seed.
fn count_one_by_one(
    rollouts: usize,
    truth: f64,
    resolution: f64,
    summaries: impl Fn(Seed) -> [Summary; 2],
) -> ([u64; 2], [u64; 3]) {
    let (mut covered, mut nearer) = ([0; 2], [0; 3]);
    for index in 0..rollouts as u64 {
        let summaries = summaries(Seed::new(8).child(index));
        for (count, summary) in covered.iter_mut().zip(&summaries) {
            *count += u64::from(contains(summary, truth, resolution));
        }
        let [plain, reduced] = summaries.map(|summary| (summary.mean.unwrap() - truth).abs());
        let nearest = if (plain - reduced).abs() <= resolution {
            2
        } else {
            usize::from(reduced < plain)
        };
        nearer[nearest] += 1;
    }
    (covered, nearer)
}

/// Returns the counts of a report in the order of [`count_one_by_one`].
fn counts(report: &CoverageReport) -> ([u64; 2], [u64; 3]) {
    let CoverageReport {
        plain,
        reduced,
        nearer,
        ..
    } = report;
    (
        [plain.covered, reduced.covered],
        [nearer.plain, nearer.reduced, nearer.neither],
    )
}

#[test]
fn counts_equal_those_of_single_rollouts() {
    let batch = rolled_batch(300, 100);
    for table in [
        LuckTable::NONE,
        LuckTable::MADE_UP,
        LuckTable::BACKWARDS,
        LuckTable::CORRECT,
        biased(),
    ] {
        let report = batch.coverage(&table);
        assert_eq!(report.truth, TRUTH);
        assert_eq!(
            (report.plain.intervals, report.reduced.intervals),
            (300, 300)
        );
        let expected = count_one_by_one(300, TRUTH, 1e-9, |seed| {
            let mut rollout = Rollout::new(seed);
            rollout.roll(100);
            [rollout.plain(), rollout.reduced(&table)]
        });
        assert_eq!(counts(&report), expected, "{table:?}");
    }
}

#[test]
fn counts_of_bearoffs_equal_those_of_single_rollouts() {
    const ROLLOUTS: usize = 200;
    let prepared: Arc<PreparedGame> = game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::PipCount, EvaluatorKind::Exact]),
    );
    let truth = prepared.theory().unwrap().mean;
    let mut batch = bearoff::RolloutBatch::new(prepared.clone(), Seed::new(8), ROLLOUTS, 100);
    batch.roll(u64::MAX);
    for estimate in 0..2 {
        let report = batch.coverage(estimate).unwrap();
        let expected = count_one_by_one(ROLLOUTS, truth, RESOLUTION, |seed| {
            let mut rollout = bearoff::Rollout::new(prepared.clone(), seed);
            rollout.roll(100);
            let point = rollout.point(estimate);
            [point.plain, point.reduced]
        });
        assert_eq!(counts(&report), expected);
    }
    // With the exact evaluator, every interval is the truth but for rounding.
    let exact = batch.coverage(1).unwrap().reduced;
    assert_eq!((exact.intervals, exact.covered), (200, 200));
}

/// Returns the exact coverage of the interval of a rollout, 0..1, by enumeration of leaf counts.
fn exact_coverage(table: &LuckTable, games: u64) -> f64 {
    let values = Leaf::ALL.map(|leaf| table.reduced(leaf));
    let doubles = Binomial::new(1.0 / 6.0, games).unwrap();
    let mut chance = 0.0;
    for double in 0..=games {
        // O fails in a quarter of the games in which X rolls no doubles.
        let others = games - double;
        let fails = Binomial::new(0.25, others).unwrap();
        for fail in 0..=others {
            let counts = [double, fail, others - fail];
            if contains(&Summary::from_counts(values, counts), TRUTH, 1e-9) {
                chance += doubles.pmf(double) * fails.pmf(fail);
            }
        }
    }
    chance
}

#[test]
fn about_95_percent_of_intervals_contain_the_truth_for_centred_tables() {
    const ROLLOUTS: usize = 10_000;
    let batch = rolled_batch(ROLLOUTS, 100);
    let assert_plausible = |Coverage { intervals, covered }: Coverage, table: &LuckTable| {
        let chance = exact_coverage(table, 100);
        // The interval promises 95% of normal means. With 100 games it is near that.
        assert!((chance - 0.95).abs() < 0.015, "{table:?}: {chance}");
        let n = intervals as f64;
        let difference = covered as f64 - n * chance;
        let se = (n * chance * (1.0 - chance)).sqrt();
        z_score::assert_plausible(difference, se, "coverage");
    };
    for table in [LuckTable::MADE_UP, LuckTable::BACKWARDS] {
        let report = batch.coverage(&table);
        assert_plausible(report.plain, &LuckTable::NONE);
        assert_plausible(report.reduced, &table);
    }
}

#[test]
fn intervals_of_biased_tables_miss() {
    // The bias is 3.33 points, and the standard error of 1,000 games 0.56. An interval that
    // contains the truth would need a mean four standard errors from the limit.
    let report = rolled_batch(1000, 1000).coverage(&biased());
    assert!(report.reduced.covered <= 2, "{report:?}");
    // The plain mean, with a standard error of 1.53, is hardly ever further from the truth.
    assert!(
        report.nearer.plain > 20 * report.nearer.reduced,
        "{report:?}"
    );
}

#[test]
fn the_reduced_mean_is_nearer_as_often_as_expected() {
    // Both means are nearly normal. Let P and R be the errors of the plain and the reduced mean. In
    // one game their variances are 2343.75 and 281.25, and their covariance is
    // 4/24 × 62.5 × 12.5 + 5/24 × 62.5 × 27.5 + 15/24 × 37.5 × 12.5 = 781.25. R is nearer if
    // P² > R², that is, if P − R and P + R have the same sign. These have the variances
    // 2343.75 + 281.25 ∓ 2 × 781.25 and the covariance 2343.75 − 281.25. Two such normal values
    // have the same sign with chance 1/2 + asin(correlation)/π.
    let correlation = 2062.5 / (1062.5_f64 * 4187.5).sqrt();
    let chance = 0.5 + correlation.asin() / core::f64::consts::PI;
    let n = 10_000.0;
    let nearer = rolled_batch(10_000, 1000)
        .coverage(&LuckTable::MADE_UP)
        .nearer;
    assert_eq!(nearer.plain + nearer.reduced + nearer.neither, 10_000);
    let difference = nearer.reduced as f64 + nearer.neither as f64 / 2.0 - n * chance;
    let se = (n * chance * (1.0 - chance)).sqrt();
    z_score::assert_plausible(difference, se, "reduced nearer");
}

#[test]
fn means_have_the_expected_skewness() {
    const ROLLOUTS: usize = 100_000;
    let batch = rolled_batch(ROLLOUTS, 100);
    for table in [
        LuckTable::NONE,
        LuckTable::MADE_UP,
        LuckTable::BACKWARDS,
        biased(),
    ] {
        let spread = batch.spread(&table);
        // It is the skewness of a game / √100. A plain game has 0.516.
        let expected = spread.expected_skewness.unwrap();
        if table == LuckTable::NONE {
            assert!((expected - 0.051_640).abs() < 1e-6);
        }
        // The skewness of N nearly normal values has a standard error of √(6/N).
        let se = (6.0 / ROLLOUTS as f64).sqrt();
        z_score::assert_plausible(spread.skewness.unwrap() - expected, se, "skewness");
    }
    assert_eq!(batch.spread(&LuckTable::CORRECT).skewness, None);
}
