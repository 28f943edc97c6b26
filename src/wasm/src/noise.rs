//! Errors that are put on an evaluator, as a JavaScript object.

use rollout_lab::backgammon::noise::Noise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::{Refusal, whole_number};
use crate::objects::get;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** size in percentage points, 0 to 100; seed: a whole number of up to 32 bits. */
export interface Noise { size: number; seed: number }
";

/// The core's noise.
pub(crate) fn noise(value: &JsValue) -> Result<Noise, Refusal> {
    let size = get(value, "size")
        .as_f64()
        .filter(|size| (0.0..=100.0).contains(size))
        .ok_or_else(|| Refusal::wrong_shape("size", "a number from 0 to 100"))?;
    let most = u64::from(u32::MAX);
    let seed = whole_number(
        "seed",
        &get(value, "seed"),
        most,
        "a whole number from 0 to 4294967295",
    )?;
    Ok(Noise::new(size / 100.0, seed))
}
