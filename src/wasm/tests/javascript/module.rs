//! Access to the wasm module from tests. Every test calls the exported classes and functions, so
//! that it also tests the JavaScript that wasm-bindgen generates.

use js_sys::{Array, Float64Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Node's `require`. The test runner loads the module into Node as a CommonJS module.
    #[wasm_bindgen(catch)]
    fn require(path: &str) -> Result<JsValue, JsValue>;
}

/// Returns all exports of the module, whose file name the test runner chooses.
pub fn module() -> JsValue {
    require("./wasm-bindgen-test.js").expect("the module under test")
}

/// Evaluates `new class(...arguments)`.
pub fn construct(class: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let class: Function = get(&module(), class).unchecked_into();
    Reflect::construct(&class, &arguments.iter().collect::<Array>())
}

/// Evaluates `object.name(...arguments)`.
pub fn call(object: &JsValue, name: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = get(object, name).unchecked_into();
    Reflect::apply(&function, object, &arguments.iter().collect::<Array>())
}

/// Evaluates `object.a.b` for the path `a.b`.
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

/// Returns a plain object with these properties.
pub fn object<V: Into<JsValue>>(
    properties: impl IntoIterator<Item = (&'static str, V)>,
) -> JsValue {
    let object = Object::new();
    for (key, value) in properties {
        Reflect::set(&object, &key.into(), &value.into()).expect("a plain object");
    }
    object.into()
}
