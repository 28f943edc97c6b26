//! Rotated first rolls: exact values, blocks in readouts, chunks of workers and refusals.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, number};
use super::super::shapes::{assert_null, to_json};
use super::super::workbench::{Bench, merge};
use super::{preset, readout, roll};

/// Returns a rollout with this many first rolls rotated.
fn rotated(seed: &str, rotation: u32) -> JsValue {
    let arguments = [&seed.into(), &JsValue::UNDEFINED, &rotation.into()];
    construct("TwoCheckerRollout", &arguments).expect("a rollout")
}

/// Returns the exact values of a preset table.
fn theory(name: &str, rotation: u32) -> JsValue {
    call(&module(), "theory", &[&preset(name), &rotation.into()]).expect("a theory")
}

#[wasm_bindgen_test]
fn blocks_are_worth_what_enumeration_gives() {
    for (name, reduced) in [("madeUp", 1.125), ("backwards", 1.5), ("none", 1.5)] {
        let theory = theory(name, 1);
        assert_eq!(number(&theory, "blockWorth.plain"), 1.5);
        assert_eq!(number(&theory, "blockWorth.reduced"), reduced);
    }
    assert_null(&theory("correct", 1), &["blockWorth.reduced"]);
    assert_null(&theory("madeUp", 0), &["blockWorth"]);
    let zero = theory("madeUp", 2);
    assert_eq!(number(&zero, "plain.sd"), 0.0);
    assert_eq!(number(&zero, "reduced.sd"), 0.0);
    assert_null(
        &zero,
        &["blockWorth.plain", "blockWorth.reduced", "equivalentGames"],
    );
}

#[wasm_bindgen_test]
fn readouts_have_the_blocks() {
    let rollout = rotated("7", 1);
    roll(&rollout, 100.0);
    let readout = readout(&rollout, &preset("madeUp"));
    let counts = ["size", "complete", "beyond"].map(|name| number(&get(&readout, "blocks"), name));
    assert_eq!(counts, [36.0, 2.0, 28.0]);
    assert_null(
        &super::readout(&super::rollout("7"), &preset("madeUp")),
        &["blocks"],
    );
}

#[wasm_bindgen_test]
fn workers_roll_the_same_blocks() {
    for rotation in [1, 2] {
        let (shared, alone) = (rotated("9", rotation), rotated("9", rotation));
        roll(&alone, 2000.0);
        let bench = Bench::for_work(&shared);
        // The chunks are cut within blocks.
        for (from, to) in [(0.0, 700.0), (700.0, 1310.0), (1310.0, 2000.0)] {
            merge(&shared, &bench.roll(from, to)).expect("merged");
        }
        let [shared, alone] = [shared, alone].map(|it| to_json(&readout(&it, &preset("madeUp"))));
        assert_eq!(shared, alone);
    }
}

#[wasm_bindgen_test]
fn other_rotations_are_refused() {
    for rotation in [
        JsValue::from(3),
        JsValue::from(0.5),
        JsValue::NULL,
        "1".into(),
    ] {
        let arguments = [&"1".into(), &false.into(), &rotation];
        assert!(construct("TwoCheckerRollout", &arguments).is_err());
    }
    // The article's games are not rotated.
    let arguments = [&"1".into(), &true.into(), &1.into()];
    let error = construct("TwoCheckerRollout", &arguments).unwrap_err();
    assert_eq!(get(&error, "argument"), "rotation");
    let arguments = [&"1".into(), &true.into(), &0.into()];
    assert!(construct("TwoCheckerRollout", &arguments).is_ok());
}
