//! Tests of the council lab's bindings, and their helpers.

mod refusals;
mod shapes;
mod stability;
mod work;

use rollout_lab::models::council::{Model, Setting};
use wasm_bindgen::JsValue;

use super::module::{call, construct, module, number, object};

/// Keys of a council's numbers, in the core's order.
pub const KEYS: [&str; 6] = ["candidates", "d", "s1", "s2", "copying", "programs"];

/// Names of the rules, in the core's order.
pub const RULES: [&str; 10] = [
    "strongest",
    "weakest",
    "majorityStrongest",
    "majorityRandom",
    "optimistic",
    "pessimistic",
    "optimal",
    "optimalKnowingCopies",
    "optimalPredicted",
    "ceiling",
];

/// A council with three candidates and copying.
pub const COPYING: [f64; 6] = [3.0, 10.0, 20.0, 35.0, 40.0, 3.0];

/// A council of five programs with equal noise.
pub const PANEL: [f64; 6] = [2.0, 1.0, 2.0, 2.0, 0.0, 5.0];

pub fn council(numbers: [f64; 6]) -> JsValue {
    object(KEYS.into_iter().zip(numbers))
}

pub fn core(numbers: [f64; 6]) -> Model {
    let [candidates, d, s1, s2, copying, programs] = numbers;
    let setting = Setting {
        candidates: candidates as u64,
        d,
        s1,
        s2,
        copying,
        programs: programs as u64,
    };
    Model::new(setting).expect("a council")
}

pub fn trials(numbers: [f64; 6], seed: &str) -> JsValue {
    construct("CouncilTrials", &[&council(numbers), &seed.into()]).expect("trials")
}

pub fn curves(numbers: [f64; 6], last: f64) -> JsValue {
    construct("CouncilCurves", &[&council(numbers), &last.into()]).expect("curves")
}

/// Does this many units, which must all be done.
pub fn roll(work: &JsValue, units: f64) {
    let before = number(work, "done");
    assert_eq!(call(work, "roll", &[&units.into()]).expect("units"), units);
    assert_eq!(number(work, "done"), before + units);
}

/// Calls a function of the module with a council.
pub fn call_with_council(function: &str, numbers: [f64; 6]) -> JsValue {
    call(&module(), function, &[&council(numbers)]).expect("an answer")
}
