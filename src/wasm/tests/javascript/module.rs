//! The wasm module as JavaScript sees it: every test goes through the classes and functions that wasm-bindgen
//! exports, so that the JavaScript which it generates is tested as well.

use js_sys::{Array, Float64Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Node's: the test runner loads the module into Node as a CommonJS one.
    #[wasm_bindgen(catch)]
    fn require(path: &str) -> Result<JsValue, JsValue>;
}

/// Everything the module exports; the name is the test runner's.
pub fn module() -> JsValue {
    require("./wasm-bindgen-test.js").expect("the module under test")
}

/// `new class(...arguments)`.
pub fn construct(class: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let class: Function = get(&module(), class).unchecked_into();
    Reflect::construct(&class, &arguments.iter().collect::<Array>())
}

/// `object.name(...arguments)`.
pub fn call(object: &JsValue, name: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = get(object, name).unchecked_into();
    Reflect::apply(&function, object, &arguments.iter().collect::<Array>())
}

/// `object.a.b` for the path `a.b`.
pub fn get(object: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(object.clone(), |object, key| {
        Reflect::get(&object, &key.into()).unwrap_or_else(|_| panic!("no {key} of {path}"))
    })
}

pub fn number(object: &JsValue, path: &str) -> f64 {
    let value = get(object, path);
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{path} is no number: {value:?}"))
}

pub fn text(object: &JsValue, path: &str) -> String {
    let value = get(object, path);
    value
        .as_string()
        .unwrap_or_else(|| panic!("{path} is no text: {value:?}"))
}

pub fn column(object: &JsValue, name: &str) -> Vec<f64> {
    let column: Float64Array = get(object, name).dyn_into().expect("a Float64Array");
    column.to_vec()
}

pub fn keys(object: &JsValue) -> Vec<String> {
    Reflect::own_keys(object)
        .expect("an object")
        .iter()
        .map(|key| key.as_string().expect("a name"))
        .collect()
}

/// An object with these properties.
pub fn object<V: Into<JsValue>>(
    properties: impl IntoIterator<Item = (&'static str, V)>,
) -> JsValue {
    let object = Object::new();
    for (key, value) in properties {
        Reflect::set(&object, &key.into(), &value.into()).expect("a plain object");
    }
    object.into()
}

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
    let milliseconds = JsValue::from(1);
    while call(many, "rollFor", &[&milliseconds]).expect("whether all are done") != true {}
}

/// Rolls so many games, which must all be rolled.
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
