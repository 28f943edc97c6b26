//! A program's evaluations: the luck that follows from them, evaluations from luck, and refusals.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, module, number, object, text};
use super::super::refusals::{assert_wrong_shape, refused};
use super::super::shapes::{assert_defined_or_null, to_json};
use super::{CELLS, preset, table};

fn evaluations(percent: [f64; 4]) -> JsValue {
    object(CELLS.into_iter().zip(percent))
}

fn evaluation_preset(name: &str) -> JsValue {
    get(
        &call(&module(), "evaluationPresets", &[]).expect("presets"),
        name,
    )
}

#[wasm_bindgen_test]
fn luck_follows_from_evaluations_with_intermediate_results() {
    let from = call(
        &module(),
        "luckFrom",
        &[&evaluations([100.0, 25.0, 100.0, 0.0])],
    );
    let from = from.expect("luck");
    assert_defined_or_null(&from, "luckFrom");
    // The article's second table: means of 37.5 and 25 before the rolls, and no disparity.
    assert_eq!(
        to_json(&from),
        r#"{"luck":{"doubles":62.5,"noDoubles":-12.5,"oFails":75,"oBearsOff":-25},"mean":{"first":37.5,"second":25},"disparity":0}"#
    );
}

#[wasm_bindgen_test]
fn one_game_with_the_networks_luck_is_worth_86_plain_ones() {
    let from = call(&module(), "luckFrom", &[&evaluation_preset("gnu")]).expect("luck");
    let luck = get(&from, "luck");
    assert_eq!(to_json(&luck), to_json(&preset("gnu")));
    let theory = call(&module(), "theory", &[&luck]).expect("theory");
    // Reduced results are 49.1667, 35.8417 and 34.9417, around 37.5. Their variance is (4 ×
    // 11.6667² + 5 × 1.6583² + 15 × 2.5583²) / 24 = 27.3487, and 2343.75 / 27.3487 = 85.699.
    assert!((number(&theory, "equivalentGames") - 85.699).abs() < 1e-3);
    assert_eq!(number(&theory, "reduced.bias"), 0.0);
}

#[wasm_bindgen_test]
fn any_luck_has_evaluations() {
    for name in ["correct", "madeUp", "backwards", "gnu"] {
        let found = call(&module(), "evaluationsOf", &[&preset(name)]).expect("evaluations");
        let luck = get(
            &call(&module(), "luckFrom", &[&found]).expect("luck"),
            "luck",
        );
        for cell in CELLS {
            assert!((number(&luck, cell) - number(&preset(name), cell)).abs() < 1e-9);
        }
        // Luck does not determine the means of the network's evaluations, so each roll's
        // evaluations are found up to a constant.
        if name != "gnu" {
            assert_eq!(to_json(&found), to_json(&evaluation_preset(name)));
        }
    }
}

#[wasm_bindgen_test]
fn invalid_evaluations_are_refused_with_the_event_and_the_number() {
    let good = [100.0, 25.0, 100.0, 0.0];
    for (i, cell) in CELLS.into_iter().enumerate() {
        for value in [1000.5, -1001.0, f64::INFINITY, f64::NAN] {
            let mut percent = good;
            percent[i] = value;
            let (thrown, code) = refused(call(&module(), "luckFrom", &[&evaluations(percent)]));
            assert_eq!(code, "EvaluationOutOfRange");
            assert_eq!(text(&thrown, "cell"), cell);
            let given = number(&thrown, "value");
            assert!(given == value || (given.is_nan() && value.is_nan()));
        }
    }
    for bad in [JsValue::NULL, JsValue::UNDEFINED] {
        assert_wrong_shape(call(&module(), "luckFrom", &[&bad]), "evaluations");
        assert_wrong_shape(call(&module(), "evaluationsOf", &[&bad]), "table");
    }
    // Each evaluation is in range, but their luck is 5/6 × 2000.
    let apart = evaluations([1000.0, -1000.0, 0.0, 0.0]);
    let (thrown, code) = refused(call(&module(), "luckFrom", &[&apart]));
    assert_eq!(
        (code.as_str(), text(&thrown, "cell").as_str()),
        ("LuckOutOfRange", "doubles")
    );
    // This luck is so far from averaging zero that its evaluations would be 1050 and −950.
    let wild = table([1000.0, -1000.0, 0.0, 0.0]);
    let (_, code) = refused(call(&module(), "evaluationsOf", &[&wild]));
    assert_eq!(code, "EvaluationOutOfRange");
}
