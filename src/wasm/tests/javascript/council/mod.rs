//! The council lab in JavaScript, and what its tests share.

mod refusals;
mod shapes;
mod stability;
mod work;

use rollout_lab::models::council::{Model, Setting};
use wasm_bindgen::JsValue;

use super::module::{call, construct, module, number, object};

/// The numbers of a council, in the core's order.
pub const KEYS: [&str; 6] = ["candidates", "d", "s1", "s2", "copying", "programs"];

/// The names of the rules, in the core's order.
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

/// Three candidates, and copies.
pub const COPYING: [f64; 6] = [3.0, 10.0, 20.0, 35.0, 40.0, 3.0];

/// Five that err alike.
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

/// Does so many units, which must all be done.
pub fn roll(work: &JsValue, units: f64) {
    let before = number(work, "done");
    assert_eq!(call(work, "roll", &[&units.into()]).expect("units"), units);
    assert_eq!(number(work, "done"), before + units);
}

/// A function of the module of this council.
pub fn of(function: &str, numbers: [f64; 6]) -> JsValue {
    call(&module(), function, &[&council(numbers)]).expect("an answer")
}
