//! Checks of refusals, which are `Error`s named `RolloutLabError` with a code and the facts.

use js_sys::{Array, Error, Function, Object};
use wasm_bindgen::{JsCast, JsValue};

use super::module::text;

pub type Outcome = Result<JsValue, JsValue>;

/// Returns the thrown error and its code. Asserts that it is a complete `RolloutLabError`.
#[track_caller]
pub fn refused(outcome: Outcome) -> (JsValue, String) {
    let thrown = outcome.expect_err("it should be refused");
    let error: &Error = thrown
        .dyn_ref()
        .unwrap_or_else(|| panic!("{thrown:?} is no Error"));
    assert_eq!(error.name(), "RolloutLabError", "{error:?}");
    assert!(!String::from(error.message()).is_empty());
    let code = text(&thrown, "code");
    (thrown, code)
}

#[track_caller]
pub fn assert_wrong_shape(outcome: Outcome, argument: &str) {
    let (thrown, code) = refused(outcome);
    assert_eq!(code, "WrongShape", "{thrown:?}");
    assert_eq!(text(&thrown, "argument"), argument);
    let message = String::from(thrown.unchecked_ref::<Error>().message());
    assert!(message.starts_with(argument), "{message}");
}

/// Values that are invalid numbers of games.
pub fn invalid_counts() -> Vec<JsValue> {
    vec![
        JsValue::UNDEFINED,
        JsValue::NULL,
        f64::NAN.into(),
        f64::INFINITY.into(),
        (-1).into(),
        0.5.into(),
        (1e12 + 1.0).into(),
        u64::MAX.into(), // a BigInt
        "10".into(),
        true.into(),
        Object::new().into(),
        Array::of1(&10.into()).into(),
    ]
}

/// Values that are no bytes, though some claim to be.
pub fn invalid_bytes() -> Vec<JsValue> {
    let strange = [
        // The array's memory was transferred elsewhere.
        "const bytes = new Uint8Array(8); structuredClone(bytes, { transfer: [bytes.buffer] }); return bytes",
        "return Object.create(Uint8Array.prototype)",
        "return new Proxy(new Uint8Array(8), {})",
        "return new Proxy({}, { getPrototypeOf() { throw new Error('no prototype') } })",
        "return new Uint16Array(8)",
    ];
    let strange = strange.map(|body| {
        let built = Function::new_no_args(body).call0(&JsValue::UNDEFINED);
        built.expect("a value")
    });
    let usual = [
        JsValue::UNDEFINED,
        JsValue::NULL,
        5.into(),
        "bytes".into(),
        Array::new().into(),
    ];
    usual.into_iter().chain(strange).collect()
}
