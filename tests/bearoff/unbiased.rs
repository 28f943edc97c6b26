//! Reduced means are unbiased: with all evaluators and scales they settle at the value of the
//! players' game.
//!
//! The tests would detect a bias of 5.4 standard errors. After 200,000 games that is 1.2% of the
//! standard deviation of a reduced game.

use crate::common::bearoff::{
    PERFECT, PLAYERS, evaluators, four_against_four, game, game_at, linear, on_all_scales, position,
};
use rollout_lab::backgammon::bearoff_db::{Position, RESOLUTION};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{ChanceScale, Estimate, EvaluatorKind, Player, Rollout};
use rollout_lab::rollout::seed::Seed;
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

const GAMES: u64 = 200_000;

/// The number of equal parts of a rollout, from which the standard error of a variance is
/// estimated.
const BATCHES: u64 = 100;

/// Returns a position with O on roll, one of the reference file, and a longer one.
fn positions() -> [Position; 3] {
    [
        position([0, 1, 1, 0, 1, 1], [1, 0, 1, 1, 0, 1]).with_on_roll(Side::O),
        four_against_four(),
        position([0, 0, 1, 1, 2, 1], [0, 1, 1, 1, 1, 1]),
    ]
}

/// Returns pairs of equal players, and one pair of different players.
fn players() -> Vec<[Player; 2]> {
    let equal = PLAYERS.map(|player| [player; 2]);
    [&equal[..], &[[PERFECT, Player::FewestPips]]].concat()
}

/// Returns the chance of a false alarm allowed to each comparison.
///
/// In total it is the two-sided chance of 4 standard errors, 6.3e-5, divided among the comparisons
/// (Bonferroni).
fn alarm_chance(comparisons: usize) -> f64 {
    let normal = Normal::new(0.0, 1.0).unwrap();
    2.0 * normal.sf(4.0) / comparisons as f64
}

/// Sums over the games so far, by estimate: deviations of reduced results from the exact mean, and
/// their squares.
type Sums = Vec<(f64, f64)>;

/// Returns the sums of a rollout.
fn sums(rollout: &Rollout) -> Sums {
    let theory = rollout.sampler().theory().unwrap();
    (0..theory.estimates.len())
        .map(|estimate| {
            let reduced = rollout.point(estimate).reduced;
            let n = reduced.games as f64;
            let deviation = reduced.mean.unwrap() - theory.mean;
            let squares = reduced.variance().unwrap() * (n - 1.0) + n * deviation * deviation;
            (n * deviation, squares)
        })
        .collect()
}

/// Returns the z-scores of the mean and the variance of reduced results by estimate; `None` if all
/// games return the same.
///
/// The standard error of a mean comes from theory, and that of a variance from the spread among the
/// batches.
fn z_scores(rollout: &mut Rollout) -> Vec<Option<(f64, f64)>> {
    let mut batches: Vec<Sums> = Vec::new();
    for _ in 0..BATCHES {
        rollout.roll(GAMES / BATCHES);
        batches.push(sums(rollout));
    }
    let theory = rollout.sampler().theory().unwrap();
    let z = |(estimate, theory): (usize, &rollout_lab::labs::bearoff::EstimateTheory)| {
        let n = GAMES as f64;
        let (deviation, squares) = batches[batches.len() - 1][estimate];
        if theory.reduced_sd <= RESOLUTION {
            // All games return the same, except for rounding.
            assert!((deviation / n).abs() <= 1e-4 && (squares / n).sqrt() <= RESOLUTION);
            return None;
        }
        let mean_z = deviation / n / (theory.reduced_sd / n.sqrt());
        let mut before = 0.0;
        let batch_squares: Vec<f64> = batches
            .iter()
            .map(|sums| {
                let squares = sums[estimate].1 - before;
                before = sums[estimate].1;
                squares
            })
            .collect();
        let count = BATCHES as f64;
        let mean = squares / count;
        let spread: f64 = batch_squares
            .iter()
            .map(|batch| (batch - mean).powi(2))
            .sum();
        let se = (spread / (count - 1.0) / count).sqrt();
        // The sum of squares that theory expects of a batch.
        let expected = theory.reduced_sd.powi(2) * n / count;
        Some((mean_z, (mean - expected) / se))
    };
    theory.estimates.iter().enumerate().map(z).collect()
}

#[test]
fn means_and_variances_match_theory_for_all_evaluators_and_scales() {
    let estimates = on_all_scales(&evaluators());
    assert_eq!(estimates.len(), 35);
    let mut scores: Vec<(f64, f64, String)> = Vec::new();
    let mut plain = Vec::new();
    for players in players() {
        let first = game(positions()[0], players, estimates.clone());
        for (seed, position) in (1..).zip(positions()) {
            let mut rollout = Rollout::new(game_at(&first, position), Seed::new(seed));
            for (Estimate { evaluator, scale }, z) in estimates.iter().zip(z_scores(&mut rollout)) {
                let label = format!("{position:?} {players:?} {evaluator:?} {scale:?}");
                match z {
                    Some((mean, variance)) => scores.push((mean, variance, label)),
                    None => assert!(
                        players == [PERFECT; 2]
                            && evaluator.ranks_exactly()
                            && *scale == ChanceScale::Linear,
                        "{label} does not spread"
                    ),
                }
            }
            assert_eq!(rollout.games(), GAMES);
            let theory = rollout.sampler().theory().unwrap();
            let se = theory.plain_sd / (GAMES as f64).sqrt();
            let deviation = rollout.point(0).plain.mean.unwrap() - theory.mean;
            plain.push(deviation / se);
        }
    }
    // 4 pairs of players, 3 positions and 35 estimates, without the exact evaluator of perfect
    // players.
    assert_eq!(scores.len(), 4 * 3 * 35 - 3);
    // A mean and a variance for each score, and the plain means.
    let comparisons = 2 * scores.len() + plain.len();
    let alarm_chance = alarm_chance(comparisons);
    let mean_bound = Normal::new(0.0, 1.0)
        .unwrap()
        .inverse_cdf(1.0 - alarm_chance / 2.0);
    // The standard error of a variance is itself estimated from 100 batches.
    let batches = StudentsT::new(0.0, 1.0, BATCHES as f64 - 1.0).unwrap();
    let variance_bound = batches.inverse_cdf(1.0 - alarm_chance / 2.0);
    println!("{comparisons} comparisons: |z| ≤ {mean_bound:.2}, {variance_bound:.2}");
    let largest = |z: fn(&(f64, f64, String)) -> f64| {
        scores
            .iter()
            .max_by(|a, b| z(a).abs().total_cmp(&z(b).abs()))
            .unwrap()
    };
    println!(
        "means: {:?}\nvariances: {:?}",
        largest(|z| z.0),
        largest(|z| z.1)
    );
    assert!(
        plain.iter().all(|z| z.abs() <= mean_bound),
        "plain: {plain:?}"
    );
    for (mean, variance, label) in &scores {
        assert!(
            mean.abs() <= mean_bound,
            "{label}: mean off by {mean:.2} standard errors"
        );
        assert!(
            variance.abs() <= variance_bound,
            "{label}: variance off by {variance:.2} standard errors"
        );
    }
}

#[test]
fn backwards_luck_makes_a_game_worth_a_quarter_under_perfect_play() {
    for (seed, position) in (1..).zip(positions()) {
        let estimates = linear(&[EvaluatorKind::Backwards]);
        let mut rollout = Rollout::new(game(position, [PERFECT; 2], estimates), Seed::new(seed));
        rollout.roll(GAMES);
        let theory = rollout.sampler().theory().unwrap();
        let ratio = theory.plain_sd / theory.estimates[0].reduced_sd;
        assert!((ratio * ratio - 0.25).abs() <= 1e-3, "{ratio}");
        // Result − (−luck) = result + (result − value), which is twice the plain result, shifted.
        // So every sample gives a quarter, up to the rounding of the exact chances.
        let measured = rollout.equivalent_games(0).unwrap();
        assert!((measured - 0.25).abs() <= 1e-6, "{measured}");
    }
}

#[test]
fn results_without_spread_have_no_equivalent_games() {
    // X bears off with 27 of 36 rolls; otherwise O bears off. These scales keep certain wins and
    // losses, so luck is exact and every game returns 75%. On the steep scale the start itself is
    // 0.75³ / (0.75³ + 0.25³) = 96.4%.
    let position = position([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]);
    let estimates = [ChanceScale::Linear, ChanceScale::Steep, ChanceScale::Sign]
        .map(|scale| Estimate {
            evaluator: EvaluatorKind::Exact,
            scale,
        })
        .to_vec();
    let mut rollout = Rollout::new(game(position, [PERFECT; 2], estimates), Seed::new(1));
    for _ in 0..10 {
        rollout.roll(100_000);
        for estimate in 0..3 {
            let reduced = rollout.point(estimate).reduced;
            assert!((reduced.mean.unwrap() - 75.0).abs() < 1e-9, "{reduced:?}");
            assert_eq!(reduced.sd, Some(0.0));
            assert_eq!(rollout.equivalent_games(estimate), None);
        }
    }
}
