//! What is exactly true of a model as curves, in columns for drawings.

use js_sys::Object;
use rollout_lab::models::walk::{
    Axis, ExactWalk, Gamma, ScaleEvaluator, WalkAlone, WinningChanceScale,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsModel, model};
use crate::objects::{column, set};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Curves of a model. */
export interface WalkCurves {
  /** From x on, if the walk has not ended there: the winning chance in percent, and the expected number of moves. */
  x: Float64Array; win: Float64Array; moves: Float64Array;
  /** Chance that the scale (1 + X) / 2 gives there, in percent. */
  linear: Float64Array;
  /** Shares of games, 0..1, that are expected in each bin of `WalkLengths`, from densities in its middle, which is `length`, in
   *  moves: by the gamma distribution that matches (NaN if there is none), and by the walk that alone has the total's mean. */
  length: Float64Array; gamma: Float64Array; alone: Float64Array;
}
";

/// Steps from −1 to 1.
const STEPS: u32 = 80;

/// The curves of a model. It takes some milliseconds, and more where `a` is small. Throws `RolloutLabError` if the model is none.
#[wasm_bindgen(js_name = walkCurves, unchecked_return_type = "WalkCurves")]
pub fn walk_curves(#[wasm_bindgen(js_name = model)] of: &JsModel) -> Result<JsValue, JsValue> {
    let model = model(of)?;
    let walk = ExactWalk::new(model);
    let places: Vec<f64> = (0..=STEPS)
        .map(|step| f64::from(step) / f64::from(STEPS / 2) - 1.0)
        .collect();
    let gamma = Gamma::matching(&walk.length().with_other_moves(model));
    let linear = ScaleEvaluator::new(WinningChanceScale::Linear, model.a());
    let alone = WalkAlone::matching(model, &walk);
    let axis = Axis::for_model(model);
    let (middles, width): (Vec<f64>, f64) = (axis.bin_centres().collect(), axis.width());
    let object = Object::new();
    let add = |name: &str, arguments: &[f64], of: &dyn Fn(f64) -> f64| {
        let values: Vec<f64> = arguments.iter().map(|argument| of(*argument)).collect();
        set(&object, name, &column(&values));
    };
    add("x", &places, &|x| x);
    add("win", &places, &|x| {
        100.0 * walk.win_chance(x).unwrap_or(f64::NAN)
    });
    add("moves", &places, &|x| {
        walk.expected_moves(x).unwrap_or(f64::NAN)
    });
    add("linear", &places, &|x| 100.0 * linear.value(x));
    add("length", &middles, &|length| length);
    add("gamma", &middles, &|length| {
        width * gamma.map_or(f64::NAN, |gamma| gamma.density(length))
    });
    add("alone", &middles, &|length| width * alone.density(length));
    Ok(object.into())
}
