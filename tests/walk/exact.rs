//! Exact moments of the walk, compared with an independent program's.

use rollout_lab::models::walk::{ExactWalk, Gamma, GammaComparison, Model, RHO, WalkAlone};

use crate::golden::{ShogiWalk, shogi};

const MODEL: Model = Model::PROFESSIONAL_GAMES;

fn reference() -> ShogiWalk {
    shogi().walk_professional_games
}

/// Asserts that two numbers agree within a relative error.
fn assert_near(value: f64, expected: f64, bound: f64, label: &str) {
    let error = value / expected - 1.0;
    assert!(error.abs() <= bound, "{label}: {value}, not {expected}");
}

#[test]
fn the_reference_has_the_model_of_professional_games() {
    let reference = reference();
    assert_eq!(
        (reference.a, reference.m, reference.s),
        (MODEL.a(), MODEL.m(), MODEL.s())
    );
}

#[test]
fn moments_of_a_walk_equal_the_reference() {
    let (length, walk) = (ExactWalk::new(MODEL).length(), reference().walk);
    assert!((length.mean - 21.6372).abs() < 1e-4);
    let variance = length.variance;
    assert_near(length.mean, walk["mean"], 1e-11, "mean");
    assert_near(length.sd(), walk["sd"], 1e-11, "sd");
    let skew = length.c3 / (variance * length.sd());
    assert_near(skew, walk["skew"], 1e-10, "skew");
    // The reference's kurtosis is not the excess over 3: a skewness of 1.96 needs at least
    // 1.96² + 1 = 4.8, and an exponential tail has 6 + 3.
    assert_near(
        length.c4 / (variance * variance),
        walk["kurt"],
        1e-10,
        "kurt",
    );
}

#[test]
fn moments_of_a_game_equal_the_reference() {
    let game = ExactWalk::new(MODEL).length().with_other_moves(MODEL);
    let total = reference().total;
    assert_near(game.mean, total["mean"], 1e-11, "mean");
    assert_near(game.sd(), total["sd"], 1e-11, "sd");
    assert_near(game.c3, total["c3"], 1e-10, "c3");
    assert_near(game.c4, total["c4"], 1e-10, "c4");
    let without = game.without_deciding_move();
    assert_eq!(without.mean, game.mean - 1.0);
    assert_eq!((without.c3, without.c4), (game.c3, game.c4));
}

#[test]
fn the_matching_gamma_distribution_equals_the_reference() {
    let game = ExactWalk::new(MODEL).length().with_other_moves(MODEL);
    let gamma = Gamma::matching(&game).unwrap();
    let expected = reference().gamma3_matched;
    assert_near(gamma.shape, expected["k"], 1e-9, "k");
    assert_near(gamma.scale, expected["theta"], 1e-9, "theta");
    // The shift is a small difference of large numbers, 117.1 − 115.5.
    assert_near(gamma.shift, expected["loc"], 1e-7, "loc");
    assert_near(
        gamma.mean_from_zero(),
        expected["mean_if_loc0"],
        1e-9,
        "loc 0",
    );
    assert_near(gamma.c4(), expected["c4"], 1e-9, "c4");
    let comparison = GammaComparison::new(&game, &gamma);
    assert_near(
        comparison.ratio,
        expected["c4_ratio_model_over_gamma"],
        1e-9,
        "ratio",
    );
    assert_near(
        comparison.fourth_root,
        expected["fourthroot_ratio"],
        1e-9,
        "root",
    );
}

#[test]
fn the_gamma_density_has_the_matched_moments() {
    let game = ExactWalk::new(MODEL).length().with_other_moves(MODEL);
    let gamma = Gamma::matching(&game).unwrap();
    // By the midpoint rule with steps of 1/20 move. The chance beyond 600 moves is less than e^−60.
    let mut sums = [0.0; 5];
    for i in 0..12_000 {
        let x = (f64::from(i) + 0.5) / 20.0;
        let weight = gamma.density(x) / 20.0;
        for (power, sum) in (0..).zip(&mut sums) {
            *sum += weight * (x - game.mean).powi(power);
        }
    }
    assert!((sums[0] - 1.0).abs() < 1e-9);
    assert!(sums[1].abs() < 1e-7);
    assert_near(sums[2], game.variance, 1e-8, "variance");
    assert_near(sums[3], game.c3, 1e-8, "c3");
    assert_near(sums[4], gamma.c4(), 1e-8, "c4");
    assert_eq!(gamma.density(gamma.shift - 1.0), 0.0);
}

#[test]
fn chances_and_moves_from_any_position_equal_the_reference() {
    let walk = ExactWalk::new(MODEL);
    let reference = reference();
    for (x, moves) in &reference.expected_moves_from_x {
        let at: f64 = x.parse().unwrap();
        assert_near(walk.expected_moves(at).unwrap(), *moves, 1e-11, x);
        assert_eq!(
            walk.moments_from(at).unwrap().mean,
            walk.expected_moves(at).unwrap()
        );
        // The reference's own chance from 0 is off by 6e-14.
        let win = reference.win_from_x[x];
        assert!((walk.win_chance(at).unwrap() - win).abs() < 1e-12, "{x}");
    }
    for outside in [-1.001, 1.001, f64::NAN, f64::INFINITY] {
        assert_eq!(walk.win_chance(outside), None);
        assert_eq!(walk.expected_moves(outside), None);
        assert_eq!(walk.moments_from(outside), None);
    }
}

#[test]
fn one_parameter_cannot_fit_both_mean_and_spread() {
    let walk = ExactWalk::new(MODEL);
    let alone = WalkAlone::matching(MODEL, &walk);
    let expected = reference().single_parameter_fit;
    assert_near(alone.a, expected["A"], 1e-10, "A");
    assert_near(alone.length.mean, expected["mean"], 1e-10, "mean");
    assert_near(alone.length.sd(), expected["sd"], 1e-10, "sd");
    let game = walk.length().with_other_moves(MODEL);
    assert_near(game.sd(), expected["actual_sd"], 1e-11, "actual");
    // In continuous time, the standard deviation of the length is √(2/3) of the mean.
    let ratio = alone.length.sd() / alone.length.mean;
    assert_near(
        ratio,
        expected["brownian_sd_over_mean"],
        3e-3,
        "SD over mean",
    );
}

#[test]
fn the_walk_alone_has_the_mean_length_of_every_models_games() {
    for (a, m, s) in [
        (1.0, 0.0, 0.0),
        (0.05, 0.0, 1.0),
        (0.5, 20.0, 30.0),
        (0.2262, 107.4, 25.13),
        (0.1, 2000.0, 3.0),
    ] {
        let model = Model::new(a, m, s).unwrap();
        let walk = ExactWalk::new(model);
        let alone = WalkAlone::matching(model, &walk);
        assert_near(alone.length.mean, walk.length().mean + m, 1e-9, "mean");
    }
}

#[test]
fn closed_forms_are_as_near_as_documented() {
    assert_eq!(
        shogi().closed_forms["rho"],
        serde_json::json!(RHO),
        "the file's own digits"
    );
    for model in [Model::PROFESSIONAL_GAMES, Model::FLOODGATE] {
        let walk = ExactWalk::new(model);
        let root = 1.0 / model.a() + RHO;
        assert!((root * root + 0.25 - walk.length().mean).abs() < 4e-5);
        for i in -8..=8 {
            let x = f64::from(i) / 10.0;
            let closed = 0.5 + x / (2.0 * (1.0 + RHO * model.a()));
            assert!((walk.win_chance(x).unwrap() - closed).abs() < 0.0013, "{x}");
        }
    }
}

#[test]
fn chances_and_moves_are_symmetric() {
    for a in [0.05, 0.2474, 1.0] {
        let walk = ExactWalk::new(Model::new(a, 0.0, 0.0).unwrap());
        for x in [0.0, 0.1, 0.77, 1.0] {
            let both = walk.win_chance(x).unwrap() + walk.win_chance(-x).unwrap();
            assert!((both - 1.0).abs() < 1e-12);
            let [left, right] = [-x, x].map(|x| walk.expected_moves(x).unwrap());
            assert_near(right, left, 1e-12, "moves");
        }
    }
}

#[test]
fn the_density_of_the_walk_alone_is_near_the_chances_of_its_lengths() {
    // The chance of a length is the loss of undecided walks at that move. Here every move is
    // integrated on a grid.
    const HALF: i32 = 150;
    let walk = ExactWalk::new(Model::PROFESSIONAL_GAMES);
    let alone = WalkAlone::matching(Model::PROFESSIONAL_GAMES, &walk);
    let step = 1.0 / f64::from(HALF);
    let kernel: Vec<f64> = (0..=2 * HALF)
        .map(|distance| {
            let z = f64::from(distance) * step / alone.a;
            step / alone.a * (-0.5 * z * z).exp() / core::f64::consts::TAU.sqrt()
        })
        .collect();
    // Grid points from −1 to 1. Both ends have half their weight, by the trapezoidal rule.
    let mut undecided: Vec<f64> = (0..=2 * HALF)
        .map(|i| f64::from(u8::from(i == HALF)))
        .collect();
    let (mut chance_before, mut worst, mut largest) = (1.0, 0.0_f64, 0.0_f64);
    for moves in 1..=600 {
        let next = |to: usize| {
            (0..undecided.len())
                .map(|from| undecided[from] * kernel[to.abs_diff(from)])
                .sum()
        };
        let mut after: Vec<f64> = (0..undecided.len()).map(next).collect();
        let last = after.len() - 1;
        after[0] /= 2.0;
        after[last] /= 2.0;
        let chance_after: f64 = after.iter().sum();
        let chance = chance_before - chance_after;
        worst = worst.max((chance - alone.density(f64::from(moves))).abs());
        largest = largest.max(chance);
        (undecided, chance_before) = (after, chance_after);
    }
    assert!(worst < 0.002 * largest, "{worst} of {largest}");
}
