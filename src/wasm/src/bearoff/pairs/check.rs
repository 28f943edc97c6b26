//! What can be refused at once, before there is a database: host pages and addresses say anything.

use rollout_lab::backgammon::noise::Noise;
use rollout_lab::labs::pairs::Decision;
use rollout_lab::rollout::pairs::PlayAb;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{after, roll};
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::setup::evaluator;

/// Throws `RolloutLabError` if this is no position, no roll, or no play of it; null for a play is any.
#[wasm_bindgen(js_name = checkDecision)]
pub fn check_decision(
    #[wasm_bindgen(js_name = position)] what: &JsPosition,
    #[wasm_bindgen(unchecked_param_type = "[number, number]", js_name = roll)] dice: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Checkers | null", js_name = a)] first: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Checkers | null", js_name = b)]
    second: &JsValue,
) -> Result<(), JsValue> {
    let (position, roll) = (position(what)?, roll(dice)?);
    for (which, given) in [(PlayAb::A, first), (PlayAb::B, second)] {
        if !given.is_null() && !given.is_undefined() {
            let after = after(which, given)?;
            // Of two that are the same the first is refused: it is this one.
            Decision::new(position, roll, [after; 2]).map_err(|mut illegal| {
                illegal.play = which;
                crate::errors::Refusal::from(illegal)
            })?;
        }
    }
    Ok(())
}

/// The name of an evaluator. Throws `RolloutLabError` if it is none.
#[wasm_bindgen(js_name = readEvaluator, unchecked_return_type = "EvaluatorName")]
pub fn read_evaluator(
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = name)] given: &JsValue,
) -> Result<JsValue, JsValue> {
    evaluator(given, Noise::new(0.0, 0))?;
    Ok(given.clone())
}
