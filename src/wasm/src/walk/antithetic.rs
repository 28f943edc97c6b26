//! Antithetic walks: each with its mirror image.

use rollout_lab::models::walk::{Antithetic, PairVariance};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsModel, model};
use crate::errors::whole_number;
use crate::objects::{Properties, Value};
use crate::seeds;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Variances of the mean of two outcomes, of a walk and its mirror image, and of two walks that are independent; their roots; and how
 *  many independent pairs one with a mirror image is worth (null: any number, since it has no spread). */
export interface PairVariance {
  mirrored: number; independent: number;
  mirroredSd: number; independentSd: number;
  worth: number | null;
}
/** Effect of mirroring on the outcome. win: of who wins, where a win is 1; walk and total: of lengths. Variances of lengths are in
 *  moves², standard deviations in moves. */
export interface Antithetic { win: PairVariance; walk: PairVariance; total: PairVariance }
";

/// So many pairs take some tens of milliseconds.
const MOST_PAIRS: u64 = 100_000;

/// Walks so many walks of a seed, up to 100,000, each with its mirror image, and measures what that does to the means of pairs
/// (what is exactly true is in `walkExact`); null of fewer than two.
#[wasm_bindgen(js_name = walkAntithetic, unchecked_return_type = "Antithetic | null")]
pub fn walk_antithetic(
    #[wasm_bindgen(js_name = model)] of: &JsModel,
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] pairs: &JsValue,
) -> Result<JsValue, JsValue> {
    let (model, seed) = (model(of)?, seeds::seed(seed)?);
    let wanted = "a whole number from 0 to 1e5";
    let pairs = whole_number("pairs", pairs, MOST_PAIRS, wanted)?;
    let measured = Antithetic::measured(model, seed, pairs);
    measured.map_or(Ok(JsValue::NULL), |of| Value::from(antithetic(&of)).to_js())
}

pub(super) fn antithetic(of: &Antithetic) -> Properties {
    let variance = |of: PairVariance| {
        Properties::new()
            .with("mirrored", of.mirrored)
            .with("independent", of.independent)
            .with("mirroredSd", of.mirrored.sqrt())
            .with("independentSd", of.independent.sqrt())
            .with(
                "worth",
                (of.mirrored > 0.0).then(|| of.independent / of.mirrored),
            )
    };
    Properties::new()
        .with("win", variance(of.win))
        .with("walk", variance(of.walk))
        .with("total", variance(of.total))
}
