//! Many rollouts beside the truth: intervals that contain it, whose mean is nearer, and how skewed the means are. All
//! seeds are fixed: a bound that holds, holds for ever, and none was chosen after looking.

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

fn many(rollouts: usize, games: u64) -> RolloutBatch {
    let mut many = RolloutBatch::new(Seed::new(8), rollouts, games);
    many.roll(u64::MAX);
    many
}

/// Blue's doubles at +70 instead of +50: 20/6 points too much luck.
fn biased() -> LuckTable {
    LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap()
}

/// Whether the ordinary interval contains the truth.
fn contains(rollout: &Summary, truth: f64, resolution: f64) -> bool {
    let (low, high) = rollout.ci.unwrap();
    low - resolution <= truth && truth <= high + resolution
}

/// Counts by rolling each rollout by itself; `both` makes the plain and the reduced one of a seed.
fn counted_alone(
    rollouts: usize,
    truth: f64,
    resolution: f64,
    both: impl Fn(Seed) -> [Summary; 2],
) -> ([u64; 2], [u64; 3]) {
    let (mut contain, mut nearer) = ([0; 2], [0; 3]);
    for index in 0..rollouts as u64 {
        let both = both(Seed::new(8).child(index));
        for (count, rollout) in contain.iter_mut().zip(&both) {
            *count += u64::from(contains(rollout, truth, resolution));
        }
        let [plain, reduced] = both.map(|rollout| (rollout.mean.unwrap() - truth).abs());
        let which = if (plain - reduced).abs() <= resolution {
            2
        } else {
            usize::from(reduced < plain)
        };
        nearer[which] += 1;
    }
    (contain, nearer)
}

fn counts(counted: &CoverageReport) -> ([u64; 2], [u64; 3]) {
    let CoverageReport {
        plain,
        reduced,
        nearer,
        ..
    } = counted;
    (
        [plain.covered, reduced.covered],
        [nearer.plain, nearer.reduced, nearer.neither],
    )
}

#[test]
fn what_is_counted_is_what_every_rollout_by_itself_would_say() {
    let many = many(300, 100);
    for table in [
        LuckTable::NONE,
        LuckTable::MADE_UP,
        LuckTable::BACKWARDS,
        LuckTable::CORRECT,
        biased(),
    ] {
        let counted = many.coverage(&table);
        assert_eq!(counted.truth, TRUTH);
        assert_eq!(
            (counted.plain.intervals, counted.reduced.intervals),
            (300, 300)
        );
        let alone = counted_alone(300, TRUTH, 1e-9, |seed| {
            let mut rollout = Rollout::new(seed);
            rollout.roll(100);
            [rollout.plain(), rollout.reduced(&table)]
        });
        assert_eq!(counts(&counted), alone, "{table:?}");
    }
}

#[test]
fn a_bearoffs_thousand_are_counted_in_the_same_way() {
    const ROLLOUTS: usize = 200;
    let prepared: Arc<PreparedGame> = game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::PipCount, EvaluatorKind::Exact]),
    );
    let truth = prepared.theory().unwrap().mean;
    let mut many = bearoff::RolloutBatch::new(prepared.clone(), Seed::new(8), ROLLOUTS, 100);
    many.roll(u64::MAX);
    for estimate in 0..2 {
        let counted = many.coverage(estimate).unwrap();
        let alone = counted_alone(ROLLOUTS, truth, RESOLUTION, |seed| {
            let mut rollout = bearoff::Rollout::new(prepared.clone(), seed);
            rollout.roll(100);
            let point = rollout.point(estimate);
            [point.plain, point.reduced]
        });
        assert_eq!(counts(&counted), alone);
    }
    // All that the exact evaluator leaves over is rounding: a point, and the truth.
    let exact = many.coverage(1).unwrap().reduced;
    assert_eq!((exact.intervals, exact.covered), (200, 200));
}

/// The chance that the interval of a rollout of so many games contains the truth, by going through all numbers of games
/// that can end at each leaf.
fn chance_to_contain(table: &LuckTable, games: u64) -> f64 {
    let values = Leaf::ALL.map(|leaf| table.reduced(leaf));
    let doubles = Binomial::new(1.0 / 6.0, games).unwrap();
    let mut chance = 0.0;
    for double in 0..=games {
        // White fails in a quarter of the games that come to her.
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
fn about_95_of_100_intervals_contain_the_truth_whatever_the_estimates_if_they_average_zero() {
    const ROLLOUTS: usize = 10_000;
    let many = many(ROLLOUTS, 100);
    let plausible = |Coverage {
                         intervals,
                         covered: contain,
                     }: Coverage,
                     table: &LuckTable| {
        let chance = chance_to_contain(table, 100);
        // How far 100 games are from what the interval promises, 95%: it says so of normal means.
        assert!((chance - 0.95).abs() < 0.015, "{table:?}: {chance}");
        let n = intervals as f64;
        let off = contain as f64 - n * chance;
        z_score::assert_plausible(off, (n * chance * (1.0 - chance)).sqrt(), "contain");
    };
    for table in [LuckTable::MADE_UP, LuckTable::BACKWARDS] {
        let counted = many.coverage(&table);
        plausible(counted.plain, &LuckTable::NONE);
        plausible(counted.reduced, &table);
    }
}

#[test]
fn estimates_that_do_not_average_zero_make_intervals_that_miss() {
    // 3.33 points off; the standard error of 1,000 games is 0.56: the interval would have to be missed by four of them.
    let counted = many(1000, 1000).coverage(&biased());
    assert!(counted.reduced.covered <= 2, "{counted:?}");
    // The plain mean (standard error 1.53) is hardly ever further off than that.
    assert!(
        counted.nearer.plain > 20 * counted.nearer.reduced,
        "{counted:?}"
    );
}

#[test]
fn the_reduced_mean_is_nearer_as_often_as_two_spreads_say() {
    // Both means are as good as normal. Let P and R be how far the plain and the reduced one are from the truth: in one
    // game their variances are 2343.75 and 281.25, their covariance 4/24 × 62.5 × 12.5 + 5/24 × 62.5 × 27.5 +
    // 15/24 × 37.5 × 12.5 = 781.25. R is nearer where P² > R², that is where P − R and P + R have the same sign. Those
    // have variances 2343.75 + 281.25 ∓ 2 × 781.25 and covariance 2343.75 − 281.25, and two such normal values agree in
    // sign with chance 1/2 + asin(correlation)/π.
    let correlation = 2062.5 / (1062.5_f64 * 4187.5).sqrt();
    let chance = 0.5 + correlation.asin() / core::f64::consts::PI;
    let n = 10_000.0;
    let nearer = many(10_000, 1000).coverage(&LuckTable::MADE_UP).nearer;
    assert_eq!(nearer.plain + nearer.reduced + nearer.neither, 10_000);
    let off = nearer.reduced as f64 + nearer.neither as f64 / 2.0 - n * chance;
    let se = (n * chance * (1.0 - chance)).sqrt();
    z_score::assert_plausible(off, se, "reduced nearer");
}

#[test]
fn means_are_as_skewed_as_theory_says() {
    const ROLLOUTS: usize = 100_000;
    let many = many(ROLLOUTS, 100);
    for table in [
        LuckTable::NONE,
        LuckTable::MADE_UP,
        LuckTable::BACKWARDS,
        biased(),
    ] {
        let spread = many.spread(&table);
        // A tenth of the skewness of a game, since 10 = √100. Of the plain one, 0.516.
        let expected = spread.expected_skewness.unwrap();
        if table == LuckTable::NONE {
            assert!((expected - 0.051_640).abs() < 1e-6);
        }
        // The skewness of N values that are as good as normal has a standard error of √(6/N).
        let se = (6.0 / ROLLOUTS as f64).sqrt();
        z_score::assert_plausible(spread.skewness.unwrap() - expected, se, "skewness");
    }
    assert_eq!(many.spread(&LuckTable::CORRECT).skewness, None);
}
