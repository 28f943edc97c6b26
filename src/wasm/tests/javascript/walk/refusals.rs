//! Refusals of invalid input, each with a code and the facts.

use js_sys::{Array, Error, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, module, number};
use super::super::refusals::{assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::INVALID_SEEDS;
use super::{batch, game, model, professional_games, rollout, setup};

fn try_game(setup: &JsValue) -> Result<JsValue, JsValue> {
    construct("WalkGame", &[setup])
}

#[wasm_bindgen_test]
fn invalid_model_numbers_are_refused_by_name() {
    for (a, m, s, code, value, words) in [
        (
            0.049,
            95.0,
            21.0,
            "WalkA",
            0.049,
            "A must be a number from 0.05 to 1",
        ),
        (1.5, 95.0, 21.0, "WalkA", 1.5, "where 1 decides a game"),
        (0.2, -1.0, 21.0, "WalkM", -1.0, "from 0 to 10000"),
        (0.2, 95.0, 1e4, "WalkS", 1e4, "from 0 to 1000"),
    ] {
        let model = model(a, m, s);
        for refused_by in [
            try_game(&setup(&model, "win", "linear")),
            call(&module(), "walkExact", &[&model]),
            call(&module(), "walkCurves", &[&model]),
            call(
                &module(),
                "walkAntithetic",
                &[&model, &"1".into(), &10.into()],
            ),
        ] {
            let (thrown, found) = refused(refused_by);
            assert_eq!((found.as_str(), number(&thrown, "value")), (code, value));
            let message = String::from(thrown.unchecked_ref::<Error>().message());
            assert!(message.contains(words), "{message}");
        }
    }
    let (_, code) = refused(try_game(&setup(&model(f64::NAN, 1.0, 1.0), "win", "sign")));
    assert_eq!(code, "WalkA");
}

#[wasm_bindgen_test]
fn invalid_setups_have_the_wrong_shape() {
    let good = || setup(&professional_games(), "win", "calibrated");
    for (key, value) in [
        ("outcome", "draw"),
        ("evaluator", "exact"),
        ("evaluator", ""),
    ] {
        let setup = good();
        Reflect::set(&setup, &key.into(), &value.into()).expect("a plain object");
        assert_wrong_shape(try_game(&setup), key);
    }
    assert_wrong_shape(
        try_game(&setup(&professional_games(), "length", "sign")),
        "evaluator",
    );
    for (key, model) in [("a", JsValue::NULL), ("a", Object::new().into())] {
        assert_wrong_shape(try_game(&setup(&model, "win", "sign")), key);
    }
    assert_wrong_shape(try_game(&JsValue::UNDEFINED), "a");
}

#[wasm_bindgen_test]
fn impossible_moments_are_refused_with_the_facts() {
    let fit = |moments: [f64; 3]| {
        let moments = moments.map(JsValue::from);
        refused(call(&module(), "walkFit", &moments.each_ref()))
    };
    for (moments, code, value) in [
        ([-1.0, 28.0, 1e4], "WalkFitMean", -1.0),
        ([117.0, 1e4, 1e4], "WalkFitSd", 1e4),
        ([117.0, 28.0, -5.0], "WalkFitThirdMoment", -5.0),
        ([20.0, 28.0, 10_456.95], "WalkFitShort", 20.0),
        ([117.0, 17.0, 10_456.95], "WalkFitNarrow", 17.0),
    ] {
        let (thrown, found) = fit(moments);
        assert_eq!((found.as_str(), number(&thrown, "value")), (code, value));
    }
    // Professional games: E[T] and T's standard deviation; c3 of T at A = 1.
    for (moments, fact, expected) in [
        ([20.0, 28.0, 10_456.95], "walk", 21.64),
        ([117.0, 17.0, 10_456.95], "walk", 17.48),
        ([117.0, 28.0, -5.0], "least", 17.74),
    ] {
        assert!(
            (number(&fit(moments).0, fact) - expected).abs() < 0.01,
            "{fact}"
        );
    }
    let one = JsValue::from(1);
    assert_wrong_shape(
        call(&module(), "walkFit", &[&"1".into(), &one, &one]),
        "mean",
    );
}

#[wasm_bindgen_test]
fn scales_factors_and_lists_of_evaluations_are_checked() {
    let readings = |scale: f64, factor: f64, values: &JsValue| {
        let arguments = [&professional_games(), &scale.into(), &factor.into(), values];
        call(&module(), "walkReadings", &arguments)
    };
    let values = Array::of1(&500.into()).into();
    for (scale, factor, code) in [(99.0, 1.5, "WalkScale"), (1200.0, 11.0, "WalkFactor")] {
        assert_eq!(refused(readings(scale, factor, &values)).1, code);
    }
    for bad in [
        JsValue::NULL,
        7.into(),
        Array::of1(&f64::NAN.into()).into(),
        Array::of1(&"1".into()).into(),
    ] {
        assert_wrong_shape(readings(1200.0, 1.5, &bad), "values");
        assert_wrong_shape(call(&module(), "walkMates", &[&bad]), "plies");
    }
    let long = Array::of1(&1001.into()).into();
    assert_wrong_shape(call(&module(), "walkMates", &[&long]), "plies");
}

#[wasm_bindgen_test]
fn shares_seeds_and_counts_are_checked_and_the_rollout_continues() {
    let game = game("win", "calibrated");
    let (rollout, many) = (rollout(&game, "1", 10), batch(&game, 2, 10));
    for share in [-0.1, 2.1, f64::NAN, f64::INFINITY] {
        for (object, method) in [
            (&rollout, "readout"),
            (&rollout, "history"),
            (&rollout, "anyTime"),
            (&game, "theory"),
            (&many, "spread"),
            (&many, "besideTruth"),
            (&many, "stoppedWhenAhead"),
        ] {
            let (_, code) = refused(call(object, method, &[&share.into()]));
            assert_eq!(code, "WalkShare", "{method}");
        }
    }
    assert_wrong_shape(call(&rollout, "readout", &["1".into()].each_ref()), "share");
    for count in invalid_counts() {
        let one = JsValue::from(1);
        assert_wrong_shape(call(&rollout, "record", &[&count, &one]), "trial");
        assert_wrong_shape(call(&game, "funnel", &[&one, &count]), "last");
        let seed = "1".into();
        assert_wrong_shape(
            construct("ManyWalkRollouts", &[&game, &seed, &one, &count]),
            "games",
        );
        let arguments = [&professional_games(), &seed, &count];
        assert_wrong_shape(call(&module(), "walkAntithetic", &arguments), "pairs");
    }
    for (seed, code) in INVALID_SEEDS {
        let (_, found) = refused(construct("WalkRollout", &[&game, &seed.into()]));
        assert_eq!(found, code);
    }
    let freed = super::game("win", "sign");
    call(&freed, "free", &[]).expect("it is freed");
    assert_wrong_shape(construct("WalkRollout", &[&freed, &"1".into()]), "game");
    assert_eq!(number(&rollout, "games"), 10.0);
}
