//! Games that are cut short at a horizon, as JavaScript objects.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{construct, get, number};
use super::super::refusals::assert_wrong_shape;
use super::{call_with_estimate, database, game, list, position, record, roll, rollout, setup};

/// Returns the setup of the article's position with this horizon. The players are perfect, and the
/// evaluators call every position even and know the exact chances.
fn article(horizon: impl Into<JsValue>) -> JsValue {
    let start = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], "x");
    let estimates = [["even", "linear"], ["exact", "linear"]];
    let setup = setup(&start, ["exact"; 2], &estimates);
    Reflect::set(&setup, &"horizon".into(), &horizon.into()).unwrap();
    setup
}

#[wasm_bindgen_test]
fn cut_games_take_the_first_estimates_value() {
    // A double wins at once. Otherwise White misses with a quarter of the rolls, and then Blue wins:
    // 1/6 + 5/6 · 1/4 · 1/2 = 27.08% after two rolls, and 37.5% in the end.
    let curve = [50.0, 700.0 / 12.0, 325.0 / 12.0, 37.5];
    let game = game(&article(2));
    for estimate in 0..2 {
        let theory = call_with_estimate(&game, "theory", estimate);
        assert!((number(&theory, "plain.mean") - curve[2]).abs() < 1e-9);
        assert!((number(&theory, "reduced.mean") - curve[2]).abs() < 1e-9);
        assert!((number(&theory, "toEnd") - curve[3]).abs() < 1e-9);
        assert_eq!(get(&theory, "cut"), JsValue::TRUE);
        // Only the first one has Williams's sum.
        assert_eq!(get(&theory, "williams").is_null(), estimate == 1);
    }
    let theory = call_with_estimate(&game, "theory", 0);
    for (n, value) in curve.into_iter().enumerate() {
        assert!((number(&theory, &format!("cutShort.{n}")) - value).abs() < 1e-9);
    }
    let rollout = rollout(&game, "5");
    roll(&rollout, 200);
    let readout = call_with_estimate(&rollout, "readout", 0);
    let sum: f64 = (0..200)
        .map(|trial| {
            let record = record(&rollout, trial, 0);
            let result = number(&record, "result");
            assert_eq!(get(&record, "winner").is_null(), result == 50.0);
            result
        })
        .sum();
    assert!((number(&readout, "totals.result") - sum).abs() < 1e-6);
    assert!((number(&readout, "plain.mean") - sum / 200.0).abs() < 1e-9);
}

#[wasm_bindgen_test]
fn games_are_played_to_the_end_without_a_horizon() {
    for none in [JsValue::NULL, JsValue::UNDEFINED] {
        let theory = call_with_estimate(&game(&article(none)), "theory", 0);
        assert!((number(&theory, "plain.mean") - 37.5).abs() < 1e-9);
        assert_eq!(get(&theory, "cut"), JsValue::FALSE);
    }
}

#[wasm_bindgen_test]
fn invalid_horizons_have_the_wrong_shape() {
    let with = |setup: &JsValue| construct("BearoffGame", &[&database("six"), setup]);
    for bad in [
        JsValue::from(-1),
        100.into(),
        1.5.into(),
        f64::NAN.into(),
        "2".into(),
        true.into(),
    ] {
        assert_wrong_shape(with(&article(bad)), "horizon");
    }
    // No estimate has a value there.
    let setup = article(2);
    Reflect::set(&setup, &"estimates".into(), &list::<JsValue>([])).unwrap();
    assert_wrong_shape(with(&setup), "horizon");
}
