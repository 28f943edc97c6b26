//! How every function of the module refuses: an `Error` named `RolloutLabError` with a code and the facts.

use js_sys::{Array, Error, Object};
use wasm_bindgen::{JsCast, JsValue};

use super::module::text;

pub type Outcome = Result<JsValue, JsValue>;

/// The thrown error's code, if it is one of ours as a whole.
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

/// Values that are no number of games.
pub fn no_counts() -> Vec<JsValue> {
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
