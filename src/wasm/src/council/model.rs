//! Councils as JavaScript objects: read, offered, and what is known of one without any trials.

use rollout_lab::models::council::{
    DIFFERENCE_RANGE, MAX_CANDIDATES, MAX_CROSSING_RATIO, MAX_PROGRAMS, MAX_RATIO, MIN_CANDIDATES,
    Model, NOISE_RANGE, Rule, Setting, exact_rates,
};
use rollout_lab::rollout::limits::MAX_GAMES;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::shapes;
use crate::errors::{Refusal, whole_number};
use crate::objects::{Properties, Value, get};

#[wasm_bindgen]
extern "C" {
    /// A `CouncilModel` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "CouncilModel")]
    pub type JsCouncilModel;
}

/// The core's model. What is missing or not a number becomes NaN, which the core refuses by name.
pub(super) fn model(object: &JsCouncilModel) -> Result<Model, Refusal> {
    let object: &JsValue = object.unchecked_ref();
    if !object.is_object() {
        return Err(Refusal::wrong_shape("model", "an object with six numbers"));
    }
    let number = |key| get(object, key).as_f64().unwrap_or(f64::NAN);
    let count = |key| whole_number(key, &get(object, key), MAX_GAMES, "a whole number");
    let setting = Setting {
        candidates: count("candidates")?,
        d: number("d"),
        s1: number("s1"),
        s2: number("s2"),
        copying: number("copying"),
        programs: count("programs")?,
    };
    Ok(Model::new(setting)?)
}

// Not inlined: it would be, once for every rule.
#[inline(never)]
fn is_named(rule: Rule, name: &str) -> bool {
    rule.name() == name
}

#[inline(never)]
pub(super) fn rule(argument: &str, name: &JsValue) -> Result<Rule, Refusal> {
    let name = name.as_string().unwrap_or_default();
    Rule::ALL
        .into_iter()
        .find(|&rule| is_named(rule, &name))
        .ok_or_else(|| Refusal::wrong_shape(argument, "the name of a rule"))
}

/// The council that a lab begins with, and between which bounds there are others.
#[wasm_bindgen(js_name = councilLimits, unchecked_return_type = "CouncilLimits")]
pub fn limits() -> Result<JsValue, JsValue> {
    let bounds = |(least, most): (f64, f64)| Value::list([least, most]);
    let counts = |least: u64, most: u64| bounds((least as f64, most as f64));
    Value::from(
        Properties::new()
            .with("usual", shapes::model(&Model::DEFAULT))
            .with("candidates", counts(MIN_CANDIDATES, MAX_CANDIDATES))
            .with("programs", counts(1, MAX_PROGRAMS))
            .with("d", bounds(DIFFERENCE_RANGE))
            .with("noise", bounds(NOISE_RANGE))
            .with("ratio", bounds((1.0, MAX_RATIO)))
            .with("crossing", bounds((1.0, MAX_CROSSING_RATIO))),
    )
    .to_js()
}

/// The council that this object is, as it is always written. Throws `RolloutLabError` with the reason if it is none.
#[wasm_bindgen(js_name = readCouncil, unchecked_return_type = "CouncilModel")]
pub fn read_council(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    shapes::model(&model(council)?).to_js()
}

/// How often each rule is right in the long run, in percent; null where that is not known. It takes milliseconds.
#[wasm_bindgen(js_name = councilExact, unchecked_return_type = "CouncilRates")]
pub fn exact(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    shapes::rates(&exact_rates(&model(council)?)).to_js()
}

/// The council if all noise is that of rollouts with variance reduction, whose games count as `equivalentGames` plain
/// games each. Throws `RolloutLabError` if there is no such council.
#[wasm_bindgen(js_name = withReduction, unchecked_return_type = "CouncilModel")]
pub fn with_reduction(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
    #[wasm_bindgen(unchecked_param_type = "number", js_name = equivalentGames)] games: &JsValue,
) -> Result<JsValue, JsValue> {
    let council = model(council)?;
    let games = games
        .as_f64()
        .filter(|games| games.is_finite() && *games > 0.0)
        .ok_or_else(|| Refusal::wrong_shape("equivalentGames", "a number above 0"))?;
    let reduced = council
        .with_variance_reduction(games)
        .map_err(Refusal::from)?;
    shapes::model(&reduced).to_js()
}
