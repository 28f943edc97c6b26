//! Validation of councils, their byte format, and the scale of their noise.

use rollout_lab::codec::{DecodeError, decode, encode};
use rollout_lab::models::council::{
    DIFFERENCE_RANGE, MAX_RATIO, Model, ModelError, NOISE_RANGE, Rule, Setting, exact_rate,
    reduced_noise,
};
use rollout_lab::stats::summary::equivalent_games;

use crate::golden::{model, panel};

const USUAL: Setting = Setting {
    candidates: 2,
    d: 1.0,
    s1: 2.0,
    s2: 3.0,
    copying: 50.0,
    programs: 3,
};

/// Returns the error message of a setting.
fn refusal(setting: Setting) -> String {
    let error: ModelError = Model::new(setting).expect_err("an invalid council");
    error.to_string()
}

#[test]
fn invalid_councils_are_refused_with_a_sentence() {
    #[rustfmt::skip]
    let refusals = [
        (Setting { candidates: 9, ..USUAL }, "a council chooses from 2 to 8 moves; this is 9"),
        (Setting { candidates: 1, ..USUAL }, "a council chooses from 2 to 8 moves; this is 1"),
        (Setting { programs: 10, ..USUAL }, "a council has 1 to 9 programs; this is 10"),
        (Setting { programs: 0, ..USUAL }, "a council has 1 to 9 programs; this is 0"),
        (Setting { s1: 4.0, ..USUAL }, "the strongest program must not have more noise than the others"),
        (
            Setting { s1: 1.0, s2: 101.0, ..USUAL },
            "the other programs' noise must be at most 100 times the strongest program's",
        ),
        (
            Setting { programs: 5, copying: 0.0, ..USUAL },
            "only three programs may differ in noise; these are 5",
        ),
        (
            Setting { programs: 2, s2: 2.0, ..USUAL },
            "only of three programs may one copy another; these are 2",
        ),
        (Setting { copying: -0.5, ..USUAL }, "a program copies in 0 to 100 percent of positions"),
        (Setting { copying: 100.5, ..USUAL }, "a program copies in 0 to 100 percent of positions"),
    ];
    for (setting, sentence) in refusals {
        assert_eq!(refusal(setting), sentence);
    }
}

#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    // The sentences below have these numbers.
    let bounds = (DIFFERENCE_RANGE, NOISE_RANGE, MAX_RATIO);
    assert_eq!(bounds, ((0.000_001, 1_000_000.0), (0.01, 1000.0), 100.0));
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        #[rustfmt::skip]
        let settings = [
            (Setting { d: number, ..USUAL }, "the difference between the best move and the others"),
            (Setting { s1: number, ..USUAL }, "the strongest program's noise"),
            (Setting { s2: number, ..USUAL }, "the other programs' noise"),
            (Setting { copying: number, ..USUAL }, "the percentage of copies"),
        ];
        for (setting, quantity) in settings {
            assert_eq!(refusal(setting), format!("{quantity} must be a number"));
        }
    }
    for d in [0.0, -1.0, 1e-7, 2e6] {
        let sentence = "the best move must be worth 0.000001 to 1000000 more than the others";
        assert_eq!(refusal(Setting { d, ..USUAL }), sentence);
    }
    let range = "must be 0.01 to 1000 times the difference between the moves";
    for noise in [0.0, -2.0, 0.009, 1001.0] {
        let sentence = refusal(Setting { s1: noise, ..USUAL });
        assert_eq!(sentence, format!("the strongest program's noise {range}"));
        let sentence = refusal(Setting { s2: noise, ..USUAL });
        assert_eq!(sentence, format!("the other programs' noise {range}"));
    }
}

#[test]
fn councils_are_decoded_and_invalid_bytes_are_refused() {
    for council in [model(3, 2.0, 3.5, 12.5), panel(8, 0.7, 9)] {
        let bytes = encode(&council);
        assert_eq!(decode(&bytes), Ok(council));
        assert_eq!(decode::<Model>(&bytes[1..]), Err(DecodeError));
        // A council needs at least two candidates.
        let mut one = bytes.clone();
        one[0] = 1;
        assert_eq!(decode::<Model>(&one), Err(DecodeError));
    }
}

#[test]
fn rates_depend_on_noise_over_d_alone() {
    let scaled = Model::new(Setting {
        d: 4.0,
        s1: 8.0,
        s2: 12.0,
        ..USUAL
    })
    .expect("a council");
    let council = Model::new(USUAL).expect("a council");
    for rule in Rule::ALL {
        assert_eq!(
            exact_rate(&scaled, rule),
            exact_rate(&council, rule),
            "{rule:?}"
        );
    }
}

#[test]
fn variance_reduction_divides_the_noise() {
    // With standard deviations 40 and 10, one game counts as 16. Noise falls to a quarter, as if d
    // were four times as large.
    let games = equivalent_games(40.0, 10.0).expect("two spreads");
    let council = Model::new(USUAL).expect("a council");
    let reduced = council.with_variance_reduction(games).expect("a council");
    let setting = reduced.setting();
    assert_eq!((setting.s1, setting.s2, setting.d), (0.5, 0.75, 1.0));
    let larger_d = Model::new(Setting { d: 4.0, ..USUAL }).expect("a council");
    for rule in Rule::ALL {
        assert_eq!(
            exact_rate(&reduced, rule),
            exact_rate(&larger_d, rule),
            "{rule:?}"
        );
    }
    // Division keeps the largest ratio of noises within its limit, despite rounding.
    let far = Model::new(Setting {
        s1: 1.0,
        s2: 100.0,
        ..USUAL
    });
    let far = far.expect("a council");
    for games in 1..200 {
        assert!(far.with_variance_reduction(f64::from(games)).is_ok());
    }
    // A backwards table makes noise larger. Numbers of games that are not positive are refused.
    assert_eq!(reduced_noise(2.0, 0.25), Some(4.0));
    for games in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert_eq!(reduced_noise(2.0, games), None);
        let error = council
            .with_variance_reduction(games)
            .expect_err("no council");
        assert_eq!(
            error.to_string(),
            "the strongest program's noise must be a number"
        );
    }
}
