//! Stability of a seed's games and their luck in WebAssembly: the native golden data (see
//! `tests/contact_rollouts/bits.rs`), bit for bit.

use js_sys::Array;
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::golden_contact;
use super::super::hexadecimal::{hash, hex};
use super::super::module::{call, construct, get, number, text};
use super::super::shapes::to_json;
use super::super::workbench::{Bench, bytes, merge};
use super::{by_id, dice, game, pairs, plays, readout, record, rollout};

const GAMES: u32 = 30;

fn turns(record: &JsValue) -> Value {
    let turns: Array = get(record, "turns").unchecked_into();
    let turn = |turn: JsValue| {
        let dice: Vec<String> = Array::from(&get(&turn, "dice"))
            .iter()
            .map(|die| to_json(&die))
            .collect();
        format!("{}: {}", dice.concat(), text(&turn, "play"))
    };
    turns.iter().map(turn).collect()
}

/// Asserts that one chunk of these games or pairs has the golden sums, all of which are whole
/// numbers.
fn assert_rolls(rollout: &JsValue, golden: &Value, what: &str) {
    let block = Bench::for_work(rollout).roll(0.0, f64::from(GAMES));
    assert_eq!(hash(&bytes(&block)), golden["sums"], "{what}");
    merge(rollout, &block).expect("it comes next");
    let readout = readout(rollout);
    let reduced = ["reduced.mean", "reduced.sd"].map(|path| hex(number(&readout, path)));
    assert_eq!(Value::from(reduced.to_vec()), golden["reduced"], "{what}");
}

#[wasm_bindgen_test]
fn games_and_their_luck_match_native_bits() {
    let golden = golden_contact::bits();
    let seed = golden["seed"].as_str().expect("a seed");
    assert_eq!(golden["noise"].to_string(), r#"{"seed":9,"size":5}"#);
    for position in golden["positions"].as_array().expect("positions") {
        let id = position["id"].as_str().expect("an ID");
        for measured in position["measured"].as_array().expect("evaluators") {
            let evaluator = measured["evaluator"].as_str().expect("a name");
            let what = format!("{} by {evaluator}", position["name"]);
            let rollout = rollout(&game(id, evaluator), seed, 0);
            assert_rolls(&rollout, measured, &what);
            // Records take as long as rollouts, so only some are checked.
            for trial in 0..5 {
                let record = record(&rollout, trial);
                let at = trial as usize;
                assert_eq!(
                    hex(number(&record, "totalLuck")),
                    measured["luck"][at],
                    "{what}"
                );
                assert_eq!(
                    Some(number(&record, "result")),
                    position["results"][at].as_f64(),
                    "{what}"
                );
                if trial == 0 {
                    assert_eq!(turns(&record), position["first_game"], "{what}");
                }
            }
        }
    }
}

/// Returns the position after the play that leads to this ID.
fn after(list: &Array, id: &Value) -> JsValue {
    let found = list
        .iter()
        .find(|play| Some(&*text(play, "id")) == id.as_str());
    get(&found.expect("a play of the roll"), "after")
}

#[wasm_bindgen_test]
fn pairs_match_native_bits() {
    let golden = golden_contact::bits();
    let seed = golden["seed"].as_str().expect("a seed");
    for decision in golden["pairs"].as_array().expect("decisions") {
        let board = by_id(decision["id"].as_str().expect("an ID"));
        let [high, low] = [0, 1].map(|die| decision["dice"][die].as_f64().expect("a die"));
        let list = plays(&board, &dice(high, low)).expect("plays");
        let list: Array = call(&list, "list", &[]).expect("a list").unchecked_into();
        let [a, b] = [0, 1].map(|which| after(&list, &decision["plays"][which]));
        for coupled in decision["coupled"].as_array().expect("couplings") {
            let coupling = coupled["coupling"].as_str().expect("a name");
            let what = format!("{}, {coupling}", decision["name"]);
            let setup = pairs::setup_of(&board, &dice(high, low), [&a, &b], "network", coupling);
            let pairs = construct("ContactPairs", &[&setup, &seed.into()]).expect("pairs");
            assert_rolls(&pairs, coupled, &what);
        }
    }
}
