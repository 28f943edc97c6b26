//! Checks of decisions and evaluators without a database. Addresses and host pages can contain
//! anything, so a page checks them before it builds a database.

use rollout_lab::backgammon::noise::Noise;
use rollout_lab::labs::pairs::Decision;
use rollout_lab::rollout::pairs::PlayAb;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::after;
use crate::arguments::roll;
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::setup::evaluator;
use crate::errors::Refusal;

/// Throws `RolloutLabError` unless these are a position, a roll, and legal plays of it. A play of
/// null is not checked.
#[wasm_bindgen(js_name = checkDecision)]
pub fn check_decision(
    #[wasm_bindgen(js_name = position)] js_position: &JsPosition,
    #[wasm_bindgen(unchecked_param_type = "[number, number]", js_name = roll)] js_roll: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Checkers | null", js_name = a)] js_a: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Checkers | null", js_name = b)] js_b: &JsValue,
) -> Result<(), JsValue> {
    let (position, roll) = (position(js_position)?, roll("roll", js_roll)?);
    for (play, value) in [(PlayAb::A, js_a), (PlayAb::B, js_b)] {
        if !value.is_null() && !value.is_undefined() {
            let after = after(play, value)?;
            // Both plays of the decision are this one, and the error would name A.
            Decision::new(position, roll, [after; 2]).map_err(|mut illegal| {
                illegal.play = play;
                Refusal::from(illegal)
            })?;
        }
    }
    Ok(())
}

/// Returns a value that names an evaluator. Throws `RolloutLabError` for any other value.
#[wasm_bindgen(js_name = readEvaluator, unchecked_return_type = "EvaluatorName")]
pub fn read_evaluator(
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = name)] js_name: &JsValue,
) -> Result<JsValue, JsValue> {
    evaluator(js_name, Noise::new(0.0, 0))?;
    Ok(js_name.clone())
}
