//! Tests of the bindings of the lab for any position, and their helpers.

mod databases;
mod horizon;
mod hostile;
mod pairs;
mod refusals;
mod rotation;
mod seeds;
mod shapes;
mod stability;
mod work;

use js_sys::Array;
use wasm_bindgen::JsValue;

use super::module::{call, construct, module, object};

pub const EVALUATORS: [&str; 5] = ["network", "tiny", "blurred", "pipCount", "nothing"];

/// The opening position, and two positions with few rolls left: one with a checker on the bar, and
/// a race.
pub const OPENING: &str = "4HPwATDgc/ABMA";
pub const ON_BAR: &str = "BgAAJAMAAAAAAA";
pub const LATE_RACE: &str = "zA0AANgOAAAAAA";

pub fn list(items: impl IntoIterator<Item = JsValue>) -> JsValue {
    items.into_iter().collect::<Array>().into()
}

/// Returns a position with these checkers on points 1 to 24 and the bar, 25.
pub fn position(x: &[(usize, u8)], o: &[(usize, u8)]) -> JsValue {
    object([("x", side(x)), ("o", side(o))])
}

pub fn side(on: &[(usize, u8)]) -> JsValue {
    let mut places = [0; 25];
    for &(point, count) in on {
        places[point - 1] = count;
    }
    list(places.map(JsValue::from))
}

/// Returns the position of an ID.
pub fn by_id(id: &str) -> JsValue {
    call(&module(), "readContact", &[&id.into()]).expect("a position")
}

pub fn noise(size: f64, seed: f64) -> JsValue {
    object([("size", size), ("seed", seed)])
}

pub fn setup(position: &JsValue, evaluator: &str) -> JsValue {
    object([
        ("position", position.clone()),
        ("evaluator", evaluator.into()),
        ("noise", noise(5.0, 9.0)),
    ])
}

pub fn game(id: &str, evaluator: &str) -> JsValue {
    construct("ContactGame", &[&setup(&by_id(id), evaluator)]).expect("a game")
}

pub fn rollout(game: &JsValue, seed: &str, games: u32) -> JsValue {
    let rollout = construct("ContactRollout", &[game, &seed.into()]).expect("a rollout");
    call(&rollout, "roll", &[&games.into()]).expect("games");
    rollout
}

pub fn record(rollout: &JsValue, trial: u32) -> JsValue {
    call(rollout, "record", &[&trial.into()]).expect("a record")
}

pub fn readout(rollout: &JsValue) -> JsValue {
    call(rollout, "readout", &[]).expect("a readout")
}

pub fn dice(first: f64, second: f64) -> JsValue {
    list([first, second].map(JsValue::from))
}

pub fn plays(position: &JsValue, dice: &JsValue) -> Result<JsValue, JsValue> {
    construct("ContactPlays", &[position, dice])
}
