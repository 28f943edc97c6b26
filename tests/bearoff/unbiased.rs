//! However wrong the evaluator and whatever the scale, the reduced mean settles on the value of the players' game. All
//! seeds are fixed: a bound that holds, holds for ever, and none was chosen after looking. What a bias would have to be to
//! be seen: 5.4 standard errors of 200,000 games are 1.2% of the standard deviation of a reduced game.

use crate::common::bearoff::{
    PERFECT, PLAYERS, at, evaluators, four_against_four, game, linear, on_all_scales, position,
};
use rollout_lab::backgammon::bearoff_db::{Position, RESOLUTION};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{ChanceScale, Estimate, EvaluatorKind, Player, Rollout};
use rollout_lab::rollout::seed::Seed;
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

const GAMES: u64 = 200_000;

/// Rollouts are cut into so many batches, from which the standard error of a variance is measured.
const BATCHES: u64 = 100;

/// A position with O on roll, one of the reference file, and a longer one.
fn positions() -> [Position; 3] {
    [
        position([0, 1, 1, 0, 1, 1], [1, 0, 1, 1, 0, 1]).with_on_roll(Side::O),
        four_against_four(),
        position([0, 0, 1, 1, 2, 1], [0, 1, 1, 1, 1, 1]),
    ]
}

/// Everybody plays everybody of their own kind, and two of different kinds each other.
fn players() -> Vec<[Player; 2]> {
    let alike = PLAYERS.map(|player| [player; 2]);
    [&alike[..], &[[PERFECT, Player::FewestPips]]].concat()
}

/// Two-sided chance of 4 standard errors, 6.3e-5, shared out among so many comparisons (Bonferroni).
fn share(comparisons: usize) -> f64 {
    let normal = Normal::new(0.0, 1.0).unwrap();
    2.0 * normal.sf(4.0) / comparisons as f64
}

/// A rollout's sums after a batch: games and, for each estimate, the sum and the sum of squares of reduced results from
/// what theory expects.
type Sums = Vec<(f64, f64)>;

fn sums(rollout: &Rollout) -> Sums {
    let theory = rollout.sampler().theory().unwrap();
    (0..theory.estimates.len())
        .map(|estimate| {
            let reduced = rollout.point(estimate).reduced;
            let n = reduced.games as f64;
            let off = reduced.mean.unwrap() - theory.mean;
            let squares = reduced.variance().unwrap() * (n - 1.0) + n * off * off;
            (n * off, squares)
        })
        .collect()
}

/// How many standard errors the mean and the variance of each estimate's reduced results are off, if they spread at
/// all. Means by theory's standard deviation; variances by how much those of the batches differ.
fn z_scores(rollout: &mut Rollout) -> Vec<Option<(f64, f64)>> {
    let mut batches: Vec<Sums> = Vec::new();
    for _ in 0..BATCHES {
        rollout.roll(GAMES / BATCHES);
        batches.push(sums(rollout));
    }
    let theory = rollout.sampler().theory().unwrap();
    let z = |(estimate, theory): (usize, &rollout_lab::labs::bearoff::EstimateTheory)| {
        let n = GAMES as f64;
        let (off, squares) = batches[batches.len() - 1][estimate];
        if theory.reduced_sd <= RESOLUTION {
            // Every game returns the same, but for rounding.
            assert!((off / n).abs() <= 1e-4 && (squares / n).sqrt() <= RESOLUTION);
            return None;
        }
        let of_mean = off / n / (theory.reduced_sd / n.sqrt());
        let mut before = 0.0;
        let of_batch: Vec<f64> = batches
            .iter()
            .map(|sums| {
                let squares = sums[estimate].1 - before;
                before = sums[estimate].1;
                squares
            })
            .collect();
        let count = BATCHES as f64;
        let mean = squares / count;
        let spread: f64 = of_batch.iter().map(|batch| (batch - mean).powi(2)).sum();
        let se = (spread / (count - 1.0) / count).sqrt();
        // What theory expects of a batch.
        let expected = theory.reduced_sd.powi(2) * n / count;
        Some((of_mean, (mean - expected) / se))
    };
    theory.estimates.iter().enumerate().map(z).collect()
}

#[test]
fn no_evaluator_and_no_scale_moves_the_mean_and_all_spread_as_theory_says() {
    let estimates = on_all_scales(&evaluators());
    assert_eq!(estimates.len(), 35);
    let mut scores: Vec<(f64, f64, String)> = Vec::new();
    let mut plain = Vec::new();
    for players in players() {
        let first = game(positions()[0], players, estimates.clone());
        for (seed, position) in (1..).zip(positions()) {
            let mut rollout = Rollout::new(at(&first, position), Seed::new(seed));
            for (Estimate { evaluator, scale }, z) in estimates.iter().zip(z_scores(&mut rollout)) {
                let what = format!("{position:?} {players:?} {evaluator:?} {scale:?}");
                match z {
                    Some((mean, variance)) => scores.push((mean, variance, what)),
                    None => assert!(
                        players == [PERFECT; 2]
                            && evaluator.ranks_exactly()
                            && *scale == ChanceScale::Linear,
                        "{what} does not spread"
                    ),
                }
            }
            assert_eq!(rollout.games(), GAMES);
            let theory = rollout.sampler().theory().unwrap();
            let se = theory.plain_sd / (GAMES as f64).sqrt();
            let off = rollout.point(0).plain.mean.unwrap() - theory.mean;
            plain.push(off / se);
        }
    }
    // 4 × 3 × 35, but for the exact evaluator with perfect players.
    assert_eq!(scores.len(), 4 * 3 * 35 - 3);
    // A mean and a variance of each, and the plain means.
    let comparisons = 2 * scores.len() + plain.len();
    let share = share(comparisons);
    let of_mean = Normal::new(0.0, 1.0)
        .unwrap()
        .inverse_cdf(1.0 - share / 2.0);
    // The standard error of a variance is itself measured, from 100 batches.
    let batches = StudentsT::new(0.0, 1.0, BATCHES as f64 - 1.0).unwrap();
    let of_variance = batches.inverse_cdf(1.0 - share / 2.0);
    println!("{comparisons} comparisons: |z| ≤ {of_mean:.2}, {of_variance:.2}");
    let most = |of: fn(&(f64, f64, String)) -> f64| {
        scores
            .iter()
            .max_by(|a, b| of(a).abs().total_cmp(&of(b).abs()))
            .unwrap()
    };
    println!("means: {:?}\nvariances: {:?}", most(|z| z.0), most(|z| z.1));
    assert!(plain.iter().all(|z| z.abs() <= of_mean), "plain: {plain:?}");
    for (mean, variance, what) in &scores {
        assert!(
            mean.abs() <= of_mean,
            "{what}: mean off by {mean:.2} standard errors"
        );
        assert!(
            variance.abs() <= of_variance,
            "{what}: variance off by {variance:.2} standard errors"
        );
    }
}

#[test]
fn backwards_is_worth_a_quarter_under_perfect_play() {
    for (seed, position) in (1..).zip(positions()) {
        let estimates = linear(&[EvaluatorKind::Backwards]);
        let mut rollout = Rollout::new(game(position, [PERFECT; 2], estimates), Seed::new(seed));
        rollout.roll(GAMES);
        let theory = rollout.sampler().theory().unwrap();
        let ratio = theory.plain_sd / theory.estimates[0].reduced_sd;
        assert!((ratio * ratio - 0.25).abs() <= 1e-3, "{ratio}");
        // Result − (−luck) = result + (result − value): plain results doubled and shifted, so that any sample says a
        // quarter, to the rounding of the exact chances.
        let measured = rollout.equivalent_games(0).unwrap();
        assert!((measured - 0.25).abs() <= 1e-6, "{measured}");
    }
}

#[test]
fn what_does_not_spread_is_worth_no_number_of_games_however_many_are_played() {
    // X bears off with 27 of 36 rolls, and if she does not, O does. On every scale but one a certain win or loss counts
    // as such: then luck is exact, and every game returns 75%, though the start, 75% on a steep scale, counts for
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
