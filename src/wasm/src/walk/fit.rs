//! The model that has three given moments.

use rollout_lab::models::walk::{Fit, Gamma, GammaComparison};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::exact::model_object;
use super::moments;
use super::setup::number;
use crate::errors::Refusal;
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A model fitted to moments of lengths, in the units of `LengthMoments`. */
export interface WalkFit {
  model: WalkModel;
  /** The walk with the move that decides, without it, and the whole length. */
  walk: LengthMoments; walkWithoutDecidingMove: LengthMoments; total: LengthMoments;
  /** Fourth root of the total's fourth central moment over the gamma distribution's that has the other three. */
  fourthRoot: number | null;
}
";

/// The model whose games have this mean length and standard deviation, in moves, and this third central moment, in moves³. It
/// takes some milliseconds. Throws `RolloutLabError` with the facts if there is none.
#[wasm_bindgen(js_name = walkFit, unchecked_return_type = "WalkFit")]
pub fn walk_fit(
    #[wasm_bindgen(unchecked_param_type = "number")] mean: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] sd: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] c3: &JsValue,
) -> Result<JsValue, JsValue> {
    let [mean, sd, c3] = [number("mean", mean)?, number("sd", sd)?, number("c3", c3)?];
    let fit = Fit::new(mean, sd, c3).map_err(Refusal::from)?;
    let total = fit.total();
    let fourth_root =
        Gamma::matching(&total).map(|gamma| GammaComparison::new(&total, &gamma).fourth_root);
    let without = fit.walk.without_deciding_move();
    let object = Properties::new()
        .with("model", model_object(fit.model))
        .with("walk", moments::exact(&fit.walk))
        .with("walkWithoutDecidingMove", moments::exact(&without))
        .with("total", moments::exact(&total))
        .with("fourthRoot", fourth_root);
    Value::from(object).to_js()
}
