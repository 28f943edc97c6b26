//! Scales of an evaluation, and the variance that is left when luck is measured on them.

use rollout_lab::models::walk::{
    ExactWalk, LengthEvaluator, LuckShare, Model, Outcome, ScaleEvaluator, VarianceReduction,
    Walks, WinningChanceScale,
};
use rollout_lab::rollout::sampled::RolloutBatch;
use rollout_lab::rollout::sampler::Sampler;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::summary::Summary;
use std::sync::Arc;

use crate::batches;
use crate::golden::shogi;

const MODEL: Model = Model::PROFESSIONAL_GAMES;

/// The reference's names of the scales, and bounds of the relative error of its numbers.
///
/// With pawns, the reference has 156.467 and 158.728, and this core 156.208 and 158.397. The scale
/// has more than sixty jumps, which the reference's quadrature may not respect. 10⁸ walks had
/// 156.218 ± 0.029 equivalent games, and `reduced_variances_are_the_exact_ones_in_long_rollouts`
/// repeats that with fewer. With centipawns, which have a kink at ±3000, the numbers differ by
/// 5e-6.
const REFERENCE_NAMES: [(WinningChanceScale, &str, f64); 8] = [
    (
        WinningChanceScale::Calibrated,
        "calibrated linear .5+.5X/(1+.5826A)",
        1e-9,
    ),
    (
        WinningChanceScale::Linear,
        "X itself, +-1 at end, as (1+X)/2",
        1e-9,
    ),
    (
        WinningChanceScale::Centipawns,
        "raw centipawn V=1200 atanh X, linear, clip 3000",
        1e-4,
    ),
    (
        WinningChanceScale::Pawns,
        "raw V rounded to whole pawns, X back to winrate",
        0.02,
    ),
    (WinningChanceScale::ThreeLevels, "3 levels .25/.5/.75", 1e-9),
    (
        WinningChanceScale::Sign,
        "sign 0.25/0.75 (ordinal, 2 levels)",
        1e-9,
    ),
    (
        WinningChanceScale::Steep,
        "too steep: winrate=.5+.5tanh(3X)",
        1e-9,
    ),
    (
        WinningChanceScale::Reversed,
        "wrong sign (anti-evaluator)",
        1e-9,
    ),
];

#[test]
fn equivalent_games_equal_the_reference() {
    let reference = shogi().win_probability_variance_ratio_by_evaluator_scale_at_x0;
    let walk = ExactWalk::new(MODEL);
    for (scale, name, bound) in REFERENCE_NAMES {
        let reduction = VarianceReduction::for_win(&walk, scale);
        let expected = &reference[name];
        let best = reduction.best_share();
        for (value, expected) in [
            (reduction.plain, expected.var_plain),
            (
                reduction.equivalent_games(1.0).unwrap(),
                expected.ratio_beta1.unwrap(),
            ),
            (best, expected.beta_star),
            (
                reduction.equivalent_games(best).unwrap(),
                expected.ratio_beta_star.unwrap(),
            ),
        ] {
            let error = value / expected - 1.0;
            assert!(error.abs() < bound, "{name}: {value}, not {expected}");
        }
    }
}

#[test]
fn no_share_changes_nothing_and_the_best_share_is_best() {
    for a in [0.05, 0.2262, 1.0] {
        let walk = ExactWalk::new(Model::new(a, 0.0, 0.0).unwrap());
        for scale in WinningChanceScale::ALL {
            let reduction = VarianceReduction::for_win(&walk, scale);
            assert!((reduction.plain - 0.25).abs() < 1e-11, "{a} {scale:?}");
            assert_eq!(reduction.equivalent_games(0.0), Some(1.0));
            let best = reduction.best_share();
            let least = reduction.reduced(best);
            for share in [best - 0.01, best + 0.01] {
                assert!(reduction.reduced(share) > least, "{a} {scale:?}");
            }
        }
    }
    // With the sides swapped, luck has the wrong sign, and the best share is negative.
    let walk = ExactWalk::new(MODEL);
    assert!(VarianceReduction::for_win(&walk, WinningChanceScale::Reversed).best_share() < 0.0);
}

#[test]
fn scales_have_the_values_of_their_formulas() {
    let value = |scale, x: f64| ScaleEvaluator::new(scale, 0.2474).value(x);
    let assert_near = |scale, x: f64, expected: f64| {
        for (x, expected) in [(x, expected), (-x, 1.0 - expected)] {
            let value = value(scale, x);
            assert!((value - expected).abs() < 1e-12, "{scale:?} {x}: {value}");
        }
    };
    // 1 + ρA = 1 + 0.5825971579390107 × 0.2474 = 1.144134536874111.
    let calibrated = 0.5 / 1.144_134_536_874_111_2;
    assert_near(WinningChanceScale::Calibrated, 0.5, 0.5 + 0.5 * calibrated);
    assert_near(WinningChanceScale::Reversed, 0.5, 0.5 - 0.5 * calibrated);
    assert_near(WinningChanceScale::Linear, 0.5, 0.75);
    // V = 1200 artanh 1/2 = 600 ln 3 = 659.17, of ±3000.
    assert_near(
        WinningChanceScale::Centipawns,
        0.5,
        0.5 + 600.0 * 3.0_f64.ln() / 6000.0,
    );
    // V reaches 3000 at X = tanh 2.5 = 0.9866.
    assert_near(WinningChanceScale::Centipawns, 0.99, 1.0);
    // 659 is rounded to seven pawns, which are X = tanh 7/12.
    assert_near(
        WinningChanceScale::Pawns,
        0.5,
        0.5 + calibrated * (7.0_f64 / 12.0).tanh(),
    );
    // X = 0.04 is V = 48, no pawn. X = 0.05 is V = 60, one pawn.
    assert_near(WinningChanceScale::Pawns, 0.04, 0.5);
    assert_near(
        WinningChanceScale::Pawns,
        0.05,
        0.5 + calibrated * (1.0_f64 / 12.0).tanh(),
    );
    assert_near(WinningChanceScale::ThreeLevels, 0.32, 0.5);
    assert_near(WinningChanceScale::ThreeLevels, 0.34, 0.75);
    assert_near(WinningChanceScale::Sign, 0.001, 0.75);
    assert_near(WinningChanceScale::Sign, 0.0, 0.5);
    assert_near(WinningChanceScale::Steep, 0.5, 0.5 + 0.5 * 1.5_f64.tanh());
    for scale in WinningChanceScale::ALL {
        assert_near(scale, 0.0, 0.5);
        for over in [1.0, 1.2, 3.0] {
            assert_eq!(value(scale, over), 1.0);
            assert_eq!(value(scale, -over), 0.0);
        }
        // Rounding must not lead out of a table.
        let last = 1.0_f64.next_down();
        assert!((0.0..=1.0).contains(&value(scale, last)), "{scale:?}");
        assert_eq!(ScaleEvaluator::new(scale, 0.2474).scale(), scale);
    }
}

/// Compares the mean and variance of reduced outcomes with the exact ones, by batches of `length`
/// walks.
fn assert_plausible<S: Sampler>(walks: S, variance: f64, length: u64) {
    let walks = Arc::new(walks);
    let expected = walks.expected_reduced(0).unwrap();
    let summaries = batches::statistics(Seed::new(77), |seed| {
        let mut rollout = RolloutBatch::new(walks.clone(), seed, 1, length);
        rollout.roll(u64::MAX);
        rollout.sums()[0].reduced(&*walks, 0)
    });
    let variances: Vec<f64> = summaries.iter().filter_map(Summary::variance).collect();
    let z = batches::z_score(&variances, variance);
    println!("variance: z = {z:.2}");
    assert!(z.abs() <= 4.0, "variance: z = {z}");
    let means: Vec<f64> = summaries
        .iter()
        .filter_map(|summary| summary.mean)
        .collect();
    let walked = length as f64 * means.len() as f64;
    let mean = means.iter().sum::<f64>() / means.len() as f64;
    let z = (mean - expected.mean) / (expected.sd / walked.sqrt());
    assert!(z.abs() <= 4.0, "mean: z = {z}");
}

/// Compares all scales and length evaluators with the exact variances.
fn assert_all_scales_plausible(length: u64) {
    for a in [0.1, 0.2474, 0.7] {
        let model = Model::new(a, 0.0, 0.0).unwrap();
        let walk = ExactWalk::new(model);
        for (i, scale) in (0_u32..).zip(WinningChanceScale::ALL) {
            let share = LuckShare::new([1.0, 0.5, 1.5][i as usize % 3]).unwrap();
            let walks = Walks::new(model, Outcome::Win(vec![(scale, share)]));
            let reduction = VarianceReduction::for_win(&walk, scale);
            assert_eq!(walks.reduction(0), reduction);
            // Outcomes are in percent.
            assert_plausible(walks, 1e4 * reduction.reduced(share.get()), length);
        }
        for evaluator in [LengthEvaluator::Calibrated, LengthEvaluator::Quadratic] {
            let walks = Walks::new(model, Outcome::Length(vec![(evaluator, LuckShare::ALL)]));
            let reduction = VarianceReduction::for_length(&walk, evaluator);
            assert_eq!(walks.reduction(0), reduction);
            assert_plausible(walks, reduction.reduced(1.0), length);
        }
    }
}

#[test]
fn reduced_variances_are_the_exact_ones() {
    assert_all_scales_plausible(200);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn reduced_variances_are_the_exact_ones_in_long_rollouts() {
    assert_all_scales_plausible(20_000);
}

#[test]
fn the_exact_length_leaves_no_spread_and_approximations_leave_some() {
    for a in [0.05, 0.2474, 1.0] {
        let model = Model::new(a, 0.0, 0.0).unwrap();
        let walk = ExactWalk::new(model);
        let length = walk.length();
        let equivalent_games = LengthEvaluator::ALL.map(|evaluator| {
            let reduction = VarianceReduction::for_length(&walk, evaluator);
            assert!((reduction.plain / length.variance - 1.0).abs() < 1e-10);
            reduction.equivalent_games(1.0)
        });
        assert_eq!(equivalent_games[0], None);
        assert!(
            equivalent_games[1] > equivalent_games[2] && equivalent_games[2] > Some(1.0),
            "{equivalent_games:?}"
        );
        // Simulated walks confirm it: each reduced result is the expected length.
        let walks = Walks::new(
            model,
            Outcome::Length(vec![(LengthEvaluator::Exact, LuckShare::ALL)]),
        );
        let mut rollout =
            rollout_lab::rollout::sampled::Rollout::new(Arc::new(walks), Seed::new(3));
        rollout.roll(1_000);
        let point = rollout.point(0);
        assert!((point.reduced.mean.unwrap() / length.mean - 1.0).abs() < 1e-9);
        assert!(point.reduced.sd.unwrap() < 1e-6);
        assert_eq!(rollout.equivalent_games(0), None);
    }
}
