//! Models fitted to the moments of game lengths.

use rollout_lab::models::walk::{ExactWalk, Fit, FitError, MAX_A, MAX_M, MAX_S, MIN_A, Model};

use crate::golden::shogi;

/// Returns the mean, standard deviation and third central moment of the lengths of games.
fn moments(model: Model) -> (f64, f64, f64) {
    let total = ExactWalk::new(model).length().with_other_moves(model);
    (total.mean, total.sd(), total.c3)
}

/// Asserts that a fit has the parameters of a model.
fn assert_near_model(fit: Fit, model: Model, bound: f64) {
    for (name, fitted, expected) in [
        ("A", fit.model.a(), model.a()),
        ("M", fit.model.m(), model.m()),
        ("S", fit.model.s(), model.s()),
    ] {
        assert!(
            (fitted - expected).abs() <= bound,
            "{name}: {fitted}, not {expected}"
        );
    }
}

#[test]
fn the_references_moments_give_the_blogs_model_of_professional_games() {
    let total = shogi().walk_professional_games.total;
    let fit = Fit::new(total["mean"], total["sd"], total["c3"]).unwrap();
    assert_near_model(fit, Model::PROFESSIONAL_GAMES, 1e-6);
}

#[test]
fn floodgates_moments_give_the_blogs_model() {
    // The moments of T were computed in another way: from the density of X after each move on 70
    // Gauss–Legendre nodes, and the sums of (2k + 1) P(T > k) and so on. In double precision, that
    // gave the reference's numbers of professional games to eleven digits.
    let fit = Fit::new(
        132.684_619_459_340_6,
        32.402_696_273_546_3,
        16_763.825_043_751,
    )
    .unwrap();
    assert_near_model(fit, Model::FLOODGATE, 1e-6);
}

#[test]
fn the_moments_of_a_model_give_the_model() {
    for a in [MIN_A, 0.0501, 0.06, 0.1, 0.2474, 0.5, 0.8, 0.999, MAX_A] {
        for (m, s) in [(0.0, 0.0), (95.46, 21.72), (3.0, 40.0), (800.0, 300.0)] {
            let model = Model::new(a, m, s).unwrap();
            let (mean, sd, c3) = moments(model);
            let fit = Fit::new(mean, sd, c3).unwrap();
            let total = fit.total();
            for (fitted, expected) in [(total.mean, mean), (total.sd(), sd), (total.c3, c3)] {
                assert!(
                    (fitted / expected - 1.0).abs() < 1e-8,
                    "{model:?}: {fitted}, not {expected}"
                );
            }
            assert!((fit.model.a() / a - 1.0).abs() < 1e-9, "{model:?}: {fit:?}");
            assert!((fit.model.m() - m).abs() < 1e-6, "{model:?}: {fit:?}");
            // Variances have nine digits, and S² = 0 is a difference of two. At A = 0.05, the
            // walk's variance is 1.2 · 10⁵.
            assert!(
                (fit.model.s().powi(2) - s * s).abs() < 1e-8 * sd * sd,
                "{model:?}: {fit:?}"
            );
        }
    }
}

#[test]
fn moments_out_of_range_are_refused_with_the_number() {
    let (mean, sd, c3) = moments(Model::PROFESSIONAL_GAMES);
    for bad in [-1.0, MAX_M + 1.0, f64::INFINITY] {
        assert_eq!(Fit::new(bad, sd, c3), Err(FitError::Mean(bad)));
    }
    for bad in [-1.0, MAX_S + 1.0, f64::INFINITY] {
        assert_eq!(Fit::new(mean, bad, c3), Err(FitError::Sd(bad)));
    }
    assert!(matches!(Fit::new(f64::NAN, sd, c3), Err(FitError::Mean(_))));
    assert!(matches!(Fit::new(mean, f64::NAN, c3), Err(FitError::Sd(_))));
    assert!(matches!(
        Fit::new(mean, sd, f64::NAN),
        Err(FitError::ThirdMoment { .. })
    ));
}

#[test]
fn an_impossible_third_moment_is_refused_with_the_possible_range() {
    let [expected_most, expected_least] =
        [MIN_A, MAX_A].map(|a| ExactWalk::new(Model::new(a, 0.0, 0.0).unwrap()).length().c3);
    for bad in [
        -5.0,
        0.0,
        expected_least / 2.0,
        expected_most * 2.0,
        f64::INFINITY,
    ] {
        let refused = Fit::new(117.0, 28.0, bad);
        let Err(FitError::ThirdMoment { c3, least, most }) = refused else {
            panic!("{bad}: {refused:?}");
        };
        assert_eq!((c3, least, most), (bad, expected_least, expected_most));
    }
}

#[test]
fn a_walk_longer_or_wider_than_the_games_is_refused_with_both_numbers() {
    let walk = ExactWalk::new(Model::PROFESSIONAL_GAMES).length();
    let (mean, sd, c3) = moments(Model::PROFESSIONAL_GAMES);
    // T has a mean of 21.64 moves and a standard deviation of 17.48.
    let Err(FitError::Short {
        mean: too_short,
        walk: walk_mean,
    }) = Fit::new(20.0, sd, c3)
    else {
        panic!("20 moves");
    };
    assert_eq!(too_short, 20.0);
    assert!((walk_mean - walk.mean).abs() < 1e-8);
    let Err(FitError::Narrow {
        sd: too_narrow,
        walk: walk_sd,
    }) = Fit::new(mean, 17.0, c3)
    else {
        panic!("a standard deviation of 17");
    };
    assert_eq!(too_narrow, 17.0);
    assert!((walk_sd - walk.sd()).abs() < 1e-8);
}

#[test]
fn errors_are_sentences() {
    for (error, words) in [
        (FitError::Mean(-1.0), "from 0 to 10000"),
        (FitError::Sd(-1.0), "from 0 to 1000"),
        (
            FitError::ThirdMoment {
                c3: 0.0,
                least: 1.0,
                most: 2.0,
            },
            "no A from 0.05 to 1",
        ),
        (
            FitError::Short {
                mean: 1.0,
                walk: 2.0,
            },
            "M would be negative",
        ),
        (
            FitError::Narrow { sd: 1.0, walk: 2.0 },
            "S² would be negative",
        ),
    ] {
        assert!(error.to_string().contains(words), "{error}");
    }
}
