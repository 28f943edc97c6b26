//! Rotated first rolls of bear-offs, without a cube and with one: exact worth, blocks in readouts,
//! chunks of workers and refusals.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::cube;
use super::super::module::{call, construct, get, number};
use super::super::shapes::{assert_null, to_json};
use super::super::workbench::{Bench, merge};
use super::{call_with_estimate, perfect_game, position, roll};

/// The article's position.
fn article() -> JsValue {
    position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], "x")
}

/// Returns games of the article's position, without a cube and with one, each with the name of its
/// rollouts. Their first estimates are one that finds all positions even, and none.
fn games() -> [(&'static str, JsValue); 2] {
    let with_cube = cube::setup(&article(), "centred", [["withCube", "exact"]; 2]);
    [
        (
            "BearoffRollout",
            perfect_game(&article(), &[["even", "linear"]]),
        ),
        ("CubeRollout", cube::game(&with_cube)),
    ]
}

/// Returns a rollout with this many first rolls rotated.
fn rotated(class: &str, game: &JsValue, rotation: u32) -> JsValue {
    construct(class, &[game, &"7".into(), &rotation.into()]).expect("a rollout")
}

/// Returns the exact values by the first estimate.
fn theory(game: &JsValue, rotation: u32) -> JsValue {
    call(game, "theory", &[&0.into(), &rotation.into()]).expect("a theory")
}

#[wasm_bindgen_test]
fn blocks_are_worth_what_enumeration_gives() {
    // tests/bearoff/first_rolls.rs and the documentation of FirstRollSpread derive these numbers.
    for ((_, game), [plain, reduced]) in games()
        .into_iter()
        .zip([[1.5, 11.0 / 9.0], [11.0 / 9.0, 11.0 / 9.0]])
    {
        let one = theory(&game, 1);
        assert!((number(&one, "blockWorth.plain") - plain).abs() < 1e-6);
        assert!((number(&one, "blockWorth.reduced") - reduced).abs() < 1e-6);
        assert_null(&theory(&game, 0), &["blockWorth"]);
        let two = theory(&game, 2);
        assert_null(&two, &["blockWorth.plain", "equivalentGames"]);
        assert_eq!(number(&two, "plain.sd"), 0.0);
        assert_eq!(number(&two, "plain.mean"), number(&one, "plain.mean"));
    }
}

#[wasm_bindgen_test]
fn readouts_have_the_blocks() {
    for (class, game) in games() {
        let rollout = rotated(class, &game, 1);
        roll(&rollout, 100);
        let readout = call_with_estimate(&rollout, "readout", 0);
        let counts =
            ["size", "complete", "beyond"].map(|name| number(&get(&readout, "blocks"), name));
        assert_eq!(counts, [36.0, 2.0, 28.0]);
        let random = call_with_estimate(&rotated(class, &game, 0), "readout", 0);
        assert_null(&random, &["blocks"]);
        // The exact standard error is that of the 72 games of complete blocks.
        let expected = number(&readout, "expectedSe.plain");
        let sd = number(&theory(&game, 1), "plain.sd");
        assert!((expected - sd / 72.0_f64.sqrt()).abs() < 1e-9);
    }
}

#[wasm_bindgen_test]
fn workers_roll_the_same_blocks() {
    for (class, game) in games() {
        for rotation in [1, 2] {
            let [shared, alone] = [(); 2].map(|()| rotated(class, &game, rotation));
            roll(&alone, 2_000);
            let bench = Bench::for_work(&shared);
            // The chunks are cut within blocks.
            for (from, to) in [(0.0, 700.0), (700.0, 1310.0), (1310.0, 2000.0)] {
                merge(&shared, &bench.roll(from, to)).expect("merged");
            }
            let [shared, alone] =
                [shared, alone].map(|it| to_json(&call_with_estimate(&it, "readout", 0)));
            assert_eq!(shared, alone);
        }
    }
}

#[wasm_bindgen_test]
fn other_rotations_are_refused() {
    for (class, game) in games() {
        for rotation in [3.into(), 0.5.into(), JsValue::NULL, "1".into()] {
            let error = construct(class, &[&game, &"1".into(), &rotation]).unwrap_err();
            assert_eq!(get(&error, "argument"), "rotation");
            assert!(call(&game, "theory", &[&0.into(), &rotation]).is_err());
        }
    }
}
