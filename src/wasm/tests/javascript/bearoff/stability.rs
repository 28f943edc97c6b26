//! The promise that a seed keeps its games and its luck, in WebAssembly: the same golden data as natively (see
//! `tests/bearoff/bits.rs`), bit for bit.

use serde_json::{Value, json};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::golden;
use super::super::hexadecimal;
use super::super::module::{call, get, number, text};
use super::super::shapes::{ANY_TIME, HISTORY, bits, columns, written};
use super::{
    EIGHT, SEVEN, four_against_four, game, many, of_estimate, position, record, roll, roll_all,
    rollout, setup,
};

/// A number to the last bit; null where there is none.
fn hex(object: &JsValue, path: &str) -> Value {
    hexadecimal::hex(get(object, path).as_f64())
}

/// What a property says, null if the object is null.
fn hex_of(object: &JsValue, path: &str) -> Value {
    if object.is_null() {
        Value::Null
    } else {
        hex(object, path)
    }
}

/// The setups of the golden data.
fn setups() -> [JsValue; 2] {
    let estimates = [
        ["exact", "linear"],
        ["noisy", "steep"],
        ["pipCount", "flat"],
        ["backwards", "linear"],
    ];
    let beyond = [["oneSided", "threeLevels"], ["pipCount", "linear"]];
    [
        setup(&four_against_four(), ["exact", "fewestPips"], &estimates),
        setup(
            &position(SEVEN, EIGHT, "o"),
            ["oneSided", "pipCount"],
            &beyond,
        ),
    ]
}

/// What the golden data say of a setup, as it is here.
fn facts(setup: &JsValue, seed: &str) -> Value {
    let game = game(setup);
    let rollout = rollout(&game, seed);
    let winners: String = (0..20)
        .map(|trial| text(&record(&rollout, trial, 0), "winner"))
        .collect();
    roll(&rollout, 1000);
    let many = many(&game, seed, 20, 50);
    roll_all(&many);
    let estimates: Vec<Value> = (0..js_sys::Array::from(&get(setup, "estimates")).length())
        .map(|estimate| {
            let estimate = estimate as usize;
            let [map, theory] =
                ["rollMap", "theory"].map(|method| of_estimate(&game, method, estimate));
            let readout = of_estimate(&rollout, "readout", estimate);
            json!({
                "evaluation": hex(&map, "evaluation"),
                "mean_of_rolls": hex(&map, "mean"),
                "reduced_mean": hex(&readout, "reduced.mean"),
                "reduced_sd": hex(&readout, "reduced.sd"),
                "williams_mean": hex_of(&get(&readout, "williams"), "mean"),
                "luck_of_game_999": hex(&record(&rollout, 999, estimate), "totalLuck"),
                "mean_of_20_rollouts": hex(&of_estimate(&many, "spread", estimate), "mean"),
                "theory_reduced_sd": hex_of(&theory, "reduced.sd"),
                "theory_williams": hex_of(&theory, "williams"),
            })
        })
        .collect();
    json!({
        "first_winners": winners,
        "wins": number(&of_estimate(&rollout, "readout", 0), "wins") as u64,
        "theory_mean": hex_of(&of_estimate(&game, "theory", 0), "plain.mean"),
        "estimates": estimates,
    })
}

#[wasm_bindgen_test]
fn a_seed_keeps_its_games_and_its_luck() {
    let golden = golden::bearoff_bits();
    let seed = golden["seed"].as_str().expect("a seed");
    let promised = golden["setups"].as_array().expect("setups");
    assert_eq!(promised.len(), setups().len());
    for (setup, promised) in setups().iter().zip(promised) {
        let mut promised = promised.clone();
        let name = promised
            .as_object_mut()
            .and_then(|facts| facts.remove("name"));
        let facts = facts(setup, seed);
        assert_eq!(facts, promised, "{name:?}");
    }
}

#[wasm_bindgen_test]
fn how_a_rollout_is_cut_into_calls_changes_nothing() {
    for setup in setups() {
        let game = game(&setup);
        let [at_once, patient] = ["9"; 2].map(|seed| rollout(&game, seed));
        roll(&at_once, 2000);
        for games in [1, 2, 40, 700, 1, 256, 1000] {
            roll(&patient, games);
        }
        let seen = |rollout: &JsValue| {
            let mut history = columns(&of_estimate(rollout, "history", 1), &HISTORY);
            history.extend(columns(&of_estimate(rollout, "anyTime", 1), &ANY_TIME));
            (
                bits(&history.concat()),
                written(&of_estimate(rollout, "readout", 1)),
            )
        };
        assert_eq!(seen(&at_once), seen(&patient));

        // Rewound, the same dice roll again.
        let before = seen(&patient);
        call(&patient, "rewind", &[]).unwrap();
        assert_eq!(number(&patient, "games"), 0.0);
        assert!(columns(&of_estimate(&patient, "history", 1), &HISTORY)[0].is_empty());
        roll(&patient, 2000);
        assert_eq!(seen(&patient), before);
    }
}

#[wasm_bindgen_test]
fn far_ahead_there_are_games_as_well() {
    for setup in setups() {
        let rollout = rollout(&game(&setup), "1");
        let last = call(&rollout, "record", &[&(1e12 - 1.0).into(), &0.into()]).unwrap();
        assert_eq!(number(&last, "trial"), 1e12 - 1.0);
    }
}

#[wasm_bindgen_test]
fn a_seed_comes_out_as_it_is_always_written() {
    let game = game(&setups()[0]);
    for seed in ["10849", " 0X2A61 "] {
        let rollout = rollout(&game, seed);
        assert_eq!(get(&rollout, "seed"), "0x2a61");
        assert_eq!(get(&of_estimate(&rollout, "readout", 0), "seed"), "0x2a61");
    }
}
