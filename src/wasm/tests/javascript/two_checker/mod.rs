//! The two-checker lab in JavaScript, and what its tests share.

mod blocks;
mod columns;
mod errors;
mod evaluations;
mod many;
mod readout;
mod stability;

use wasm_bindgen::JsValue;

use super::module::{call, construct, get, module, number, object};

/// The cells of a luck table, in the core's order.
pub const CELLS: [&str; 4] = ["doubles", "noDoubles", "oFails", "oBearsOff"];

pub fn table(points: [f64; 4]) -> JsValue {
    object(CELLS.into_iter().zip(points))
}

/// The preset `madeUp` and its like.
pub fn preset(name: &str) -> JsValue {
    get(&call(&module(), "presets", &[]).expect("presets"), name)
}

/// A rollout with the dice of this seed.
pub fn rollout(seed: &str) -> JsValue {
    construct("TwoCheckerRollout", &[&seed.into()]).expect("a rollout")
}

/// A rollout whose first games are the article's.
pub fn replay(seed: &str) -> JsValue {
    construct("TwoCheckerRollout", &[&seed.into(), &true.into()]).expect("a rollout")
}

/// So many rollouts of so many games, none rolled yet.
pub fn many(seed: &str, rollouts: u32, games: u32) -> JsValue {
    let arguments = [&seed.into(), &rollouts.into(), &games.into()];
    construct("ManyTwoCheckerRollouts", &arguments).expect("many rollouts")
}

/// Rolls them all.
pub fn roll_all(many: &JsValue) {
    roll(many, number(many, "all"));
}

/// Rolls so many games, or whole rollouts, which must all be rolled.
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
