//! Errors that are added to an evaluator, as a JavaScript object.

use rollout_lab::backgammon::noise::Noise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::whole_number;
use crate::errors::Refusal;
use crate::objects::get;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Pseudo-random errors that are added to an evaluator. */
export interface Noise {
  /** The largest error, in percentage points of the winning chances, 0 to 100. */
  size: number;
  /** The seed of the errors, a whole number from 0 to 4,294,967,295. */
  seed: number;
}
";

/// Converts a `Noise` object. Sizes and seeds out of range are refused as `WrongShape`.
pub(crate) fn noise(value: &JsValue) -> Result<Noise, Refusal> {
    let size = error_size(&get(value, "size"))?;
    let max = u64::from(u32::MAX);
    let seed = whole_number(
        "seed",
        &get(value, "seed"),
        max,
        "a whole number from 0 to 4294967295",
    )?;
    Ok(Noise::new(size / 100.0, seed))
}

/// Converts the size of errors in percentage points. Sizes out of range are refused as `WrongShape`.
pub(crate) fn error_size(value: &JsValue) -> Result<f64, Refusal> {
    let size = value.as_f64();
    size.filter(|size| (0.0..=100.0).contains(size))
        .ok_or_else(|| Refusal::wrong_shape("size", "a number from 0 to 100"))
}
