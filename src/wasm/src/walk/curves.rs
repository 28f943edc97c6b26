//! Exact curves of a model, in columns for charts.

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
/** Exact curves of a model. */
export interface WalkCurves {
  /** Evaluations from -1 to 1; and for a walk that has not ended at x, the winning chance in
   *  percent, and the expected number of moves that are left. */
  x: Float64Array; win: Float64Array; moves: Float64Array;
  /** The winning chance by the scale (1 + X) / 2, in percent. */
  linear: Float64Array;
  /** length: the centres of the bins of `WalkLengths`, in moves. gamma, alone: the share of games,
   *  0..1, expected in each bin, which is the density at its centre times its width. gamma is by
   *  the gamma distribution with the total's first three moments (NaN if there is none), alone by
   *  the walk that has the total's mean without other moves. */
  length: Float64Array; gamma: Float64Array; alone: Float64Array;
}
";

/// Steps of the curves from X = −1 to 1.
const STEPS: u32 = 80;

/// Computes the exact curves of a model. That takes some milliseconds, and more for small `a`.
/// Throws `RolloutLabError` for an invalid model.
#[wasm_bindgen(js_name = walkCurves, unchecked_return_type = "WalkCurves")]
pub fn walk_curves(
    #[wasm_bindgen(js_name = model)] js_model: &JsModel,
) -> Result<JsValue, JsValue> {
    let model = model(js_model)?;
    let walk = ExactWalk::new(model);
    let positions: Vec<f64> = (0..=STEPS)
        .map(|step| f64::from(step) / f64::from(STEPS / 2) - 1.0)
        .collect();
    let gamma = Gamma::matching(&walk.length().with_other_moves(model));
    let linear = ScaleEvaluator::new(WinningChanceScale::Linear, model.a());
    let alone = WalkAlone::matching(model, &walk);
    let axis = Axis::for_model(model);
    let (centres, width): (Vec<f64>, f64) = (axis.bin_centres().collect(), axis.width());
    let object = Object::new();
    let add = |name: &str, arguments: &[f64], value: &dyn Fn(f64) -> f64| {
        let values: Vec<f64> = arguments.iter().map(|argument| value(*argument)).collect();
        set(&object, name, &column(&values));
    };
    add("x", &positions, &|x| x);
    add("win", &positions, &|x| {
        100.0 * walk.win_chance(x).unwrap_or(f64::NAN)
    });
    add("moves", &positions, &|x| {
        walk.expected_moves(x).unwrap_or(f64::NAN)
    });
    add("linear", &positions, &|x| 100.0 * linear.value(x));
    add("length", &centres, &|length| length);
    add("gamma", &centres, &|length| {
        width * gamma.map_or(f64::NAN, |gamma| gamma.density(length))
    });
    add("alone", &centres, &|length| width * alone.density(length));
    Ok(object.into())
}
