//! Exact curves of a model, in columns for charts.

use rollout_lab::models::walk::Curves;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsModel, model};
use crate::objects::{Column, Shape, to_js};

/// Exact curves of a model.
#[derive(Shape)]
#[shape(from = Curves)]
struct WalkCurves {
    /// Evaluations from -1 to 1.
    x: Column,
    /// The winning chance of a walk that has not ended at x, in percent.
    win: Column,
    /// The expected number of moves that are left to such a walk.
    moves: Column,
    /// The winning chance by the scale (1 + X) / 2, in percent.
    linear: Column,
    /// The centres of the bins of `WalkLengths`, in moves.
    length: Column,
    /// The share of games, 0..1, expected in each bin, by the gamma distribution with the total's
    /// first three moments (NaN if there is none). It is the density at the bin's centre times the
    /// bin's width.
    gamma: Column,
    /// The share of games, 0..1, expected in each bin, by the walk that has the total's mean
    /// without other moves.
    alone: Column,
}

/// Computes the exact curves of a model. That takes some milliseconds, and more for small `a`.
/// Throws `RolloutLabError` for an invalid model.
#[wasm_bindgen(js_name = walkCurves, unchecked_return_type = "WalkCurves")]
pub fn walk_curves(
    #[wasm_bindgen(js_name = model)] js_model: &JsModel,
) -> Result<JsValue, JsValue> {
    let curves = Curves::new(model(js_model)?);
    Ok(to_js(WalkCurves::from(curves)))
}
