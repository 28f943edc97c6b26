//! Tests of the two-checker lab's bindings, and their helpers.

mod batch;
mod chunks;
mod columns;
mod errors;
mod evaluations;
mod readout;
mod rotation;
mod stability;
mod tuning;

use wasm_bindgen::JsValue;

use super::module::{call, construct, get, module, number, object};

/// Names of a luck table's cells, in the core's order.
pub const CELLS: [&str; 4] = ["doubles", "noDoubles", "oFails", "oBearsOff"];

pub fn table(points: [f64; 4]) -> JsValue {
    object(CELLS.into_iter().zip(points))
}

/// Returns a preset luck table by its name.
pub fn preset(name: &str) -> JsValue {
    get(&call(&module(), "presets", &[]).expect("presets"), name)
}

/// Returns a rollout with the dice of a seed.
pub fn rollout(seed: &str) -> JsValue {
    construct("TwoCheckerRollout", &[&seed.into()]).expect("a rollout")
}

/// Returns a rollout whose first games are the article's.
pub fn replay(seed: &str) -> JsValue {
    construct("TwoCheckerRollout", &[&seed.into(), &true.into()]).expect("a rollout")
}

/// Returns a batch of rollouts of equal length, none rolled yet.
pub fn batch(seed: &str, rollouts: u32, games: u32) -> JsValue {
    let arguments = [&seed.into(), &rollouts.into(), &games.into()];
    construct("ManyTwoCheckerRollouts", &arguments).expect("many rollouts")
}

/// Rolls the whole batch.
pub fn roll_all(many: &JsValue) {
    roll(many, number(many, "all"));
}

/// Rolls this many units, which must all be rolled.
pub fn roll(rollout: &JsValue, games: f64) {
    let rolled = call(rollout, "roll", &[&games.into()]).expect("games");
    assert_eq!(rolled, games);
}

pub fn readout(rollout: &JsValue, table: &JsValue) -> JsValue {
    call(rollout, "readout", &[table]).expect("a readout")
}

pub fn record(rollout: &JsValue, trial: f64, table: &JsValue) -> JsValue {
    call(rollout, "record", &[&trial.into(), table]).expect("a record")
}
