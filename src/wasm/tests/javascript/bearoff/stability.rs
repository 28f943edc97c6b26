//! Stability of a seed's games and their luck in WebAssembly: the native golden data (see
//! `tests/bearoff/bits.rs`), bit for bit.

use serde_json::{Value, json};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::golden;
use super::super::hexadecimal;
use super::super::module::{call, get, number, text};
use super::super::shapes::{ANY_TIME, HISTORY, bits, columns, to_json};
use super::{
    EIGHT, SEVEN, batch, call_with_estimate, four_against_four, game, position, record, roll,
    roll_all, rollout, setup,
};

/// Returns a number's bits in hexadecimal; null for null.
fn hex(object: &JsValue, path: &str) -> Value {
    hexadecimal::hex(get(object, path).as_f64())
}

/// Returns a property's bits in hexadecimal; null if the object is null.
fn hex_of(object: &JsValue, path: &str) -> Value {
    if object.is_null() {
        Value::Null
    } else {
        hex(object, path)
    }
}

/// Returns the setups of the golden data.
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

/// Returns the numbers that the golden data have of a setup.
fn facts(setup: &JsValue, seed: &str) -> Value {
    let game = game(setup);
    let rollout = rollout(&game, seed);
    let winners: String = (0..20)
        .map(|trial| text(&record(&rollout, trial, 0), "winner"))
        .collect();
    roll(&rollout, 1000);
    let many = batch(&game, seed, 20, 50);
    roll_all(&many);
    let estimates: Vec<Value> = (0..js_sys::Array::from(&get(setup, "estimates")).length())
        .map(|estimate| {
            let estimate = estimate as usize;
            let [map, theory] =
                ["rollMap", "theory"].map(|method| call_with_estimate(&game, method, estimate));
            let readout = call_with_estimate(&rollout, "readout", estimate);
            json!({
                "evaluation": hex(&map, "evaluation"),
                "mean_of_rolls": hex(&map, "mean"),
                "reduced_mean": hex(&readout, "reduced.mean"),
                "reduced_sd": hex(&readout, "reduced.sd"),
                "williams_mean": hex_of(&get(&readout, "williams"), "mean"),
                "luck_of_game_999": hex(&record(&rollout, 999, estimate), "totalLuck"),
                "mean_of_20_rollouts": hex(&call_with_estimate(&many, "spread", estimate), "mean"),
                "theory_reduced_sd": hex_of(&theory, "reduced.sd"),
                "theory_williams": hex_of(&theory, "williams"),
            })
        })
        .collect();
    json!({
        "first_winners": winners,
        "wins": number(&call_with_estimate(&rollout, "readout", 0), "wins") as u64,
        "theory_mean": hex_of(&call_with_estimate(&game, "theory", 0), "plain.mean"),
        "estimates": estimates,
    })
}

#[wasm_bindgen_test]
fn seed_keeps_its_games_and_luck() {
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
fn rollouts_do_not_depend_on_the_size_of_calls() {
    for setup in setups() {
        let game = game(&setup);
        let [at_once, patient] = ["9"; 2].map(|seed| rollout(&game, seed));
        roll(&at_once, 2000);
        for games in [1, 2, 40, 700, 1, 256, 1000] {
            roll(&patient, games);
        }
        let statistics = |rollout: &JsValue| {
            let mut history = columns(&call_with_estimate(rollout, "history", 1), &HISTORY);
            history.extend(columns(
                &call_with_estimate(rollout, "anyTime", 1),
                &ANY_TIME,
            ));
            (
                bits(&history.concat()),
                to_json(&call_with_estimate(rollout, "readout", 1)),
            )
        };
        assert_eq!(statistics(&at_once), statistics(&patient));

        // After rewinding, the same dice are rolled again.
        let before = statistics(&patient);
        call(&patient, "rewind", &[]).unwrap();
        assert_eq!(number(&patient, "games"), 0.0);
        assert!(columns(&call_with_estimate(&patient, "history", 1), &HISTORY)[0].is_empty());
        roll(&patient, 2000);
        assert_eq!(statistics(&patient), before);
    }
}

#[wasm_bindgen_test]
fn games_with_large_numbers_can_be_replayed() {
    for setup in setups() {
        let rollout = rollout(&game(&setup), "1");
        let last = call(&rollout, "record", &[&(1e12 - 1.0).into(), &0.into()]).unwrap();
        assert_eq!(number(&last, "trial"), 1e12 - 1.0);
    }
}

#[wasm_bindgen_test]
fn seed_is_returned_in_standard_form() {
    let game = game(&setups()[0]);
    for seed in ["10849", " 0X2A61 "] {
        let rollout = rollout(&game, seed);
        assert_eq!(get(&rollout, "seed"), "0x2a61");
        assert_eq!(
            get(&call_with_estimate(&rollout, "readout", 0), "seed"),
            "0x2a61"
        );
    }
}
