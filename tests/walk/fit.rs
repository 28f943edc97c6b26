//! Models that are fitted to moments of lengths.

use rollout_lab::models::walk::{ExactWalk, Fit, FitError, MAX_A, MAX_M, MAX_S, MIN_A, Model};

use crate::golden::shogi;

fn moments(model: Model) -> (f64, f64, f64) {
    let total = ExactWalk::new(model).length().with_other_moves(model);
    (total.mean, total.sd(), total.c3)
}

fn assert_gives(fit: Fit, model: Model, bound: f64) {
    for (name, fitted, wanted) in [
        ("A", fit.model.a(), model.a()),
        ("M", fit.model.m(), model.m()),
        ("S", fit.model.s(), model.s()),
    ] {
        assert!(
            (fitted - wanted).abs() <= bound,
            "{name}: {fitted}, not {wanted}"
        );
    }
}

#[test]
fn the_references_moments_give_back_the_blogs_model_of_professional_games() {
    let total = shogi().walk_professional_games.total;
    let fit = Fit::new(total["mean"], total["sd"], total["c3"]).unwrap();
    assert_gives(fit, Model::PROFESSIONAL_GAMES, 1e-6);
}

/// Moments of T by another way: the density of X after each move, on 70 Gauss–Legendre nodes, and the sums of (2k + 1) P(T > k) and
/// so on; in double precision, which gave the reference's numbers of professional games to eleven digits.
#[test]
fn floodgates_moments_give_back_the_blogs_model() {
    let fit = Fit::new(
        132.684_619_459_340_6,
        32.402_696_273_546_3,
        16_763.825_043_751,
    )
    .unwrap();
    assert_gives(fit, Model::FLOODGATE, 1e-6);
}

#[test]
fn every_models_moments_give_it_back() {
    for a in [MIN_A, 0.0501, 0.06, 0.1, 0.2474, 0.5, 0.8, 0.999, MAX_A] {
        for (m, s) in [(0.0, 0.0), (95.46, 21.72), (3.0, 40.0), (800.0, 300.0)] {
            let model = Model::new(a, m, s).unwrap();
            let (mean, sd, c3) = moments(model);
            let fit = Fit::new(mean, sd, c3).unwrap();
            let total = fit.total();
            for (of, wanted) in [(total.mean, mean), (total.sd(), sd), (total.c3, c3)] {
                assert!(
                    (of / wanted - 1.0).abs() < 1e-8,
                    "{model:?}: {of}, not {wanted}"
                );
            }
            assert!((fit.model.a() / a - 1.0).abs() < 1e-9, "{model:?}: {fit:?}");
            assert!((fit.model.m() - m).abs() < 1e-6, "{model:?}: {fit:?}");
            // Variances have nine digits, and S² = 0 is a difference of two of them: at A = 0.05 the walk's is 1.2 · 10⁵.
            assert!(
                (fit.model.s().powi(2) - s * s).abs() < 1e-8 * sd * sd,
                "{model:?}: {fit:?}"
            );
        }
    }
}

#[test]
fn moments_that_are_no_lengths_are_refused_with_the_number() {
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
fn a_third_moment_that_no_a_gives_is_refused_with_those_that_there_are() {
    let [wanted_most, wanted_least] =
        [MIN_A, MAX_A].map(|a| ExactWalk::new(Model::new(a, 0.0, 0.0).unwrap()).length().c3);
    for bad in [
        -5.0,
        0.0,
        wanted_least / 2.0,
        wanted_most * 2.0,
        f64::INFINITY,
    ] {
        let refused = Fit::new(117.0, 28.0, bad);
        let Err(FitError::ThirdMoment { c3, least, most }) = refused else {
            panic!("{bad}: {refused:?}");
        };
        assert_eq!((c3, least, most), (bad, wanted_least, wanted_most));
    }
}

#[test]
fn a_walk_longer_or_more_spread_than_the_games_is_refused_with_both_numbers() {
    let walk = ExactWalk::new(Model::PROFESSIONAL_GAMES).length();
    let (mean, sd, c3) = moments(Model::PROFESSIONAL_GAMES);
    // E[T] is 21.64 moves, and T's standard deviation 17.48.
    let Err(FitError::Short {
        mean: of,
        walk: longer,
    }) = Fit::new(20.0, sd, c3)
    else {
        panic!("20 moves");
    };
    assert_eq!(of, 20.0);
    assert!((longer - walk.mean).abs() < 1e-8);
    let Err(FitError::Narrow {
        sd: of,
        walk: wider,
    }) = Fit::new(mean, 17.0, c3)
    else {
        panic!("a standard deviation of 17");
    };
    assert_eq!(of, 17.0);
    assert!((wider - walk.sd()).abs() < 1e-8);
}

#[test]
fn refusals_of_fits_are_sentences() {
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
