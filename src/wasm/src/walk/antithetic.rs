//! Measured effect of antithetic walks, which pair each walk with its mirror image.

use rollout_lab::models::walk;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsModel, model};
use crate::arguments::whole_number;
use crate::objects::{Shape, to_js};
use crate::seeds;

/// Spread of the mean of two outcomes: of a walk and its mirror image, and of two independent walks.
#[derive(Shape)]
#[shape(from = walk::PairVariance)]
struct PairVariance {
    /// Variance of the mean of a walk's outcome and its mirror image's.
    mirrored: f64,
    /// Variance of the mean of two independent walks' outcomes.
    independent: f64,
    /// Standard deviation of the mean of a walk's outcome and its mirror image's.
    #[shape(from = source.mirrored_sd())]
    mirrored_sd: f64,
    /// Standard deviation of the mean of two independent walks' outcomes.
    #[shape(from = source.independent_sd())]
    independent_sd: f64,
    /// Independent pairs that one mirrored pair counts as; null if mirrored pairs have no spread.
    #[shape(from = source.worth())]
    worth: Option<f64>,
}

/// Effect of mirroring on outcomes. Lengths have standard deviations in moves and variances in
/// moves².
#[derive(Shape)]
#[shape(from = walk::Antithetic)]
pub(super) struct Antithetic {
    /// The effect on the result, 1 or 0.
    win: PairVariance,
    /// The effect on the length of the walk.
    walk: PairVariance,
    /// The effect on the length of the whole game.
    total: PairVariance,
}

/// The most pairs of a measurement, which then takes tens of milliseconds.
const MAX_PAIRS: u64 = 100_000;

/// Rolls up to 100,000 walks of a seed, each with its mirror image, and measures the spread of the
/// means of pairs. null for fewer than two pairs. `walkExact` has the exact spread.
#[wasm_bindgen(js_name = walkAntithetic, unchecked_return_type = "Antithetic | null")]
pub fn walk_antithetic(
    #[wasm_bindgen(js_name = model)] js_model: &JsModel,
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] pairs: &JsValue,
) -> Result<JsValue, JsValue> {
    let (model, seed) = (model(js_model)?, seeds::seed(seed)?);
    let expected = "a whole number from 0 to 1e5";
    let pairs = whole_number("pairs", pairs, MAX_PAIRS, expected)?;
    let measured = walk::Antithetic::measured(model, seed, pairs);
    Ok(to_js(measured.map(Antithetic::from)))
}
