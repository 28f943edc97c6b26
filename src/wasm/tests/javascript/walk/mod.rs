//! Tests of the walk lab's bindings, and their helpers.

mod refusals;
mod shapes;
mod stability;
mod work;

use wasm_bindgen::JsValue;

use super::module::{call, construct, object};

pub const SCALES: [&str; 8] = [
    "calibrated",
    "linear",
    "centipawns",
    "pawns",
    "threeLevels",
    "sign",
    "steep",
    "reversed",
];

pub fn model(a: f64, m: f64, s: f64) -> JsValue {
    object([("a", a), ("m", m), ("s", s)])
}

/// A model of games between professional players.
pub fn professional_games() -> JsValue {
    model(0.2474, 95.46, 21.72)
}

pub fn setup(model: &JsValue, outcome: &str, evaluator: &str) -> JsValue {
    object([
        ("model", model.clone()),
        ("outcome", outcome.into()),
        ("evaluator", evaluator.into()),
    ])
}

pub fn game(outcome: &str, evaluator: &str) -> JsValue {
    let setup = setup(&professional_games(), outcome, evaluator);
    construct("WalkGame", &[&setup]).expect("a game")
}

pub fn rollout(game: &JsValue, seed: &str, walks: u32) -> JsValue {
    let rollout = construct("WalkRollout", &[game, &seed.into()]).expect("a rollout");
    call(&rollout, "roll", &[&walks.into()]).expect("walks");
    rollout
}

pub fn batch(game: &JsValue, rollouts: u32, walks: u32) -> JsValue {
    let arguments = [game, &"7".into(), &rollouts.into(), &walks.into()];
    construct("ManyWalkRollouts", &arguments).expect("many rollouts")
}

/// Calls a method with a share of the luck.
pub fn call_with_share(object: &JsValue, method: &str, share: f64) -> JsValue {
    call(object, method, &[&share.into()]).expect(method)
}

pub fn record(rollout: &JsValue, trial: u32, share: f64) -> JsValue {
    call(rollout, "record", &[&trial.into(), &share.into()]).expect("a record")
}

/// Calls a function of the module with a model.
pub fn call_with_model(function: &str, model: &JsValue) -> JsValue {
    call(&super::module::module(), function, &[model]).expect(function)
}
