//! Fits of models to three moments of lengths.

use rollout_lab::models::walk::{Fit, Gamma, GammaComparison};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::moments::LengthMoments;
use super::setup::{WalkModel, number};
use crate::errors::Refusal;
use crate::objects::{Shape, to_js};

/// A model fitted to moments of game lengths.
#[derive(Shape)]
struct WalkFit {
    model: WalkModel,
    /// Length of the walk with its deciding move.
    walk: LengthMoments,
    /// Length of the walk without its deciding move.
    walk_without_deciding_move: LengthMoments,
    /// Length of the whole game.
    total: LengthMoments,
    /// The fourth root of the ratio of two fourth central moments: the total's, and that of the
    /// gamma distribution with the total's mean, sd and c3. null if there is no such distribution.
    fourth_root: Option<f64>,
}

/// Finds the model whose game lengths have this mean and standard deviation, in moves, and this
/// third central moment, in moves³. That takes some milliseconds. Throws `RolloutLabError` with the
/// facts if there is no such model.
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
    Ok(to_js(WalkFit {
        model: fit.model.into(),
        walk: fit.walk.into(),
        walk_without_deciding_move: fit.walk.without_deciding_move().into(),
        total: total.into(),
        fourth_root,
    }))
}
