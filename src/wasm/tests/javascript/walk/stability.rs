//! Stability of a seed's walks and their luck in WebAssembly: the native golden data (see
//! `tests/walk/bits.rs`), bit for bit.

use serde_json::Value;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::golden;
use super::super::hexadecimal::{hex, hexes};
use super::super::module::{column, number};
use super::{SCALES, call_with_model, call_with_share, model, record, rollout, setup};

fn float(hex: &Value) -> f64 {
    let digits = hex.as_str().and_then(|hex| hex.strip_prefix("0x"));
    f64::from_bits(u64::from_str_radix(digits.expect("bits"), 16).expect("bits"))
}

/// The presets, in the order of the golden data, each with its data.
fn models() -> Vec<(JsValue, Value)> {
    let golden = golden::walk_bits();
    let golden = golden["models"].as_array().expect("models").clone();
    [model(0.2474, 95.46, 21.72), model(0.2262, 107.4, 25.13)]
        .into_iter()
        .zip(golden)
        .collect()
}

fn rolled(model: &JsValue, outcome: &str, evaluator: &str) -> JsValue {
    let setup = setup(model, outcome, evaluator);
    let game = super::super::module::construct("WalkGame", &[&setup]).expect("a game");
    rollout(&game, "0x2a61", 1_000)
}

#[wasm_bindgen_test]
fn walks_and_their_luck_match_native_bits() {
    for (model, golden) in models() {
        for (at, scale) in SCALES.iter().enumerate() {
            let rollout = rolled(&model, "win", scale);
            for walk in golden["first"].as_array().expect("walks") {
                let trial = walk["trial"].as_u64().expect("a number") as u32;
                let record = record(&rollout, trial, 1.0);
                assert_eq!(hexes(column(&record, "path")), walk["path"]);
                assert_eq!(hex(number(&record, "otherMoves")), walk["other_moves"]);
                let subtracted = hex(number(&record, "totalLuck"));
                assert_eq!(subtracted, walk["subtracted_by_scale"][at]);
                if at == 0 {
                    assert_eq!(hexes(column(&record, "luck")), walk["calibrated_luck"]);
                }
            }
            // In percentage points the last rounding may differ.
            let readout = call_with_share(&rollout, "readout", 1.0);
            for (path, golden) in [
                ("reduced.mean", &golden["reduced_mean_by_scale"][at]),
                ("reduced.sd", &golden["reduced_sd_by_scale"][at]),
            ] {
                let off = number(&readout, path) / float(golden) - 1.0;
                assert!(off.abs() < 1e-14, "{scale} {path}: {off}");
            }
            let wins = golden["wins_of_1000"].as_f64().expect("wins");
            assert_eq!(number(&readout, "plain.mean") * 10.0, wins);
        }
        let lengths = rolled(&model, "length", "exact");
        let luck = number(&record(&lengths, 0, 1.0), "totalLuck");
        assert_eq!(hex(luck), golden["luck_of_length_of_trial_0"][0]);
    }
}

#[wasm_bindgen_test]
fn exact_statistics_match_native_bits() {
    for (model, golden) in models() {
        let exact = call_with_model("walkExact", &model);
        let hex_list = |paths: &[&str]| -> Value {
            let numbers = paths.iter().map(|path| hex(number(&exact, path)));
            numbers.collect()
        };
        let total = &golden["exact_total"];
        assert_eq!(
            hex(number(&exact, "total.sd")),
            hex(float(&total[1]).sqrt())
        );
        for (path, golden) in [
            ("total.mean", &total[0]),
            ("total.c3", &total[2]),
            ("total.c4", &total[3]),
            ("alone.a", &golden["walk_alone"][0]),
        ] {
            assert_eq!(hex(number(&exact, path)), *golden, "{path}");
        }
        let gamma = hex_list(&["gamma.shape", "gamma.scale", "gamma.shift", "gamma.c4"]);
        assert_eq!(
            gamma.as_array().unwrap()[..],
            golden["gamma"].as_array().unwrap()[..4]
        );
        let from_x = call_with_model("walkCurves", &model);
        assert_eq!(column(&from_x, "x")[60], 0.5);
        let win = hex(column(&from_x, "win")[60]);
        assert_eq!(win, hex(100.0 * float(&golden["win_from_half"])));
        for (at, scale) in SCALES.iter().enumerate() {
            let variance = float(&golden["reduced_variance_by_scale"][at]);
            let worth = number(&exact, &format!("scales.{scale}.equivalentGames"));
            let off = worth * variance / 0.25 - 1.0;
            // The plain variance is 1/4, solved to twelve digits.
            assert!(off.abs() < 1e-11, "{scale}: {off}");
        }
    }
}
