//! Councils as JavaScript objects: conversions, limits, and exact rates.

use rollout_lab::models::council::{
    DIFFERENCE_RANGE, MAX_CANDIDATES, MAX_CROSSING_RATIO, MAX_PROGRAMS, MAX_RATIO, MIN_CANDIDATES,
    Model, NOISE_RANGE, Rule, Setting, exact_rates,
};
use rollout_lab::rollout::limits::MAX_GAMES;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::shapes::{CouncilLimits, CouncilModel, rates};
use crate::arguments::{js_argument, whole_number};
use crate::errors::Refusal;
use crate::objects::{get, to_js};

js_argument!(JsCouncilModel, "CouncilModel");

/// Converts a `CouncilModel`. A missing or non-numeric quantity becomes NaN, which the core refuses
/// with its name.
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

// Not inlined, because the comparison would be repeated for each rule.
#[inline(never)]
fn is_named(rule: Rule, name: &str) -> bool {
    rule.name() == name
}

/// Returns the rule with this name.
#[inline(never)]
pub(super) fn rule(argument: &str, name: &JsValue) -> Result<Rule, Refusal> {
    let name = name.as_string().unwrap_or_default();
    Rule::ALL
        .into_iter()
        .find(|&rule| is_named(rule, &name))
        .ok_or_else(|| Refusal::wrong_shape(argument, "the name of a rule"))
}

/// Returns the default council, and the bounds of all councils.
#[wasm_bindgen(js_name = councilLimits, unchecked_return_type = "CouncilLimits")]
pub fn council_limits() -> JsValue {
    to_js(CouncilLimits {
        usual: Model::DEFAULT.setting().into(),
        candidates: (MIN_CANDIDATES, MAX_CANDIDATES),
        programs: (1, MAX_PROGRAMS),
        d: DIFFERENCE_RANGE,
        noise: NOISE_RANGE,
        ratio: (1.0, MAX_RATIO),
        crossing: (1.0, MAX_CROSSING_RATIO),
    })
}

/// Returns the council that an object describes, in its standard form. Throws `RolloutLabError`
/// with the reason if it is invalid.
#[wasm_bindgen(js_name = readCouncil, unchecked_return_type = "CouncilModel")]
pub fn read_council(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    Ok(to_js(CouncilModel::from(model(council)?.setting())))
}

/// Returns the exact rate at which each rule is right, in percent; null if it is unknown. That
/// takes milliseconds. Throws `RolloutLabError` for an invalid council.
#[wasm_bindgen(js_name = councilExact, unchecked_return_type = "CouncilRates")]
pub fn council_exact(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    Ok(to_js(rates(&exact_rates(&model(council)?))))
}

/// Returns the council whose noise is that of rollouts with variance reduction, in which each game
/// counts as `equivalentGames` plain games. Throws `RolloutLabError` if such a council is invalid.
#[wasm_bindgen(js_name = withReduction, unchecked_return_type = "CouncilModel")]
pub fn with_reduction(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
    #[wasm_bindgen(unchecked_param_type = "number", js_name = equivalentGames)]
    js_equivalent_games: &JsValue,
) -> Result<JsValue, JsValue> {
    let council = model(council)?;
    let equivalent_games = js_equivalent_games
        .as_f64()
        .filter(|games| games.is_finite() && *games > 0.0)
        .ok_or_else(|| Refusal::wrong_shape("equivalentGames", "a number above 0"))?;
    let reduced = council
        .with_variance_reduction(equivalent_games)
        .map_err(Refusal::from)?;
    Ok(to_js(CouncilModel::from(reduced.setting())))
}
