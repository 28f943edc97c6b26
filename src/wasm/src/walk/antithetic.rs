//! Measured effect of antithetic walks, which pair each walk with its mirror image.

use rollout_lab::models::walk::{Antithetic, PairVariance};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsModel, model};
use crate::arguments::whole_number;
use crate::objects::{Properties, Value};
use crate::seeds;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Spread of the mean of two outcomes: of a walk and its mirror image, and of two independent
 *  walks. */
export interface PairVariance {
  /** Variances of the mean of both outcomes. */
  mirrored: number; independent: number;
  /** Standard deviations of the mean of both outcomes. */
  mirroredSd: number; independentSd: number;
  /** Independent pairs that one mirrored pair is worth; null if mirrored pairs have no
   *  spread. */
  worth: number | null;
}
/** Effect of mirroring on outcomes. win: the result, 1 or 0. walk, total: lengths of the walk and
 *  of the whole game, with standard deviations in moves and variances in moves². */
export interface Antithetic { win: PairVariance; walk: PairVariance; total: PairVariance }
";

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
    let measured = Antithetic::measured(model, seed, pairs);
    measured.map_or(Ok(JsValue::NULL), |measured| {
        Value::from(antithetic(&measured)).to_js()
    })
}

/// Converts the effect of mirroring.
pub(super) fn antithetic(antithetic: &Antithetic) -> Properties {
    let pair_variance = |variance: PairVariance| {
        Properties::new()
            .with("mirrored", variance.mirrored)
            .with("independent", variance.independent)
            .with("mirroredSd", variance.mirrored.sqrt())
            .with("independentSd", variance.independent.sqrt())
            .with(
                "worth",
                (variance.mirrored > 0.0).then(|| variance.independent / variance.mirrored),
            )
    };
    Properties::new()
        .with("win", pair_variance(antithetic.win))
        .with("walk", pair_variance(antithetic.walk))
        .with("total", pair_variance(antithetic.total))
}
