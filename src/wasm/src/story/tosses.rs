//! Tosses of two dice, whose difference is subtracted from seven.

use js_sys::Object;
use rollout_lab::labs::story::{MAX_TOSSES, TOSS_VARIANCE, Tosses};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::games;
use crate::objects::{column, set};
use crate::seeds;
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Tosses of a green and a red die, in pips: one row for each toss. */
export interface Tosses {
  green: Float64Array; red: Float64Array;
  /** 7 - (green - red). */
  values: Float64Array;
  /** The mean of all values up to each toss. */
  means: Float64Array;
  /** Exact standard deviation of one value, in pips. */
  sd: number;
  /** Statistics of the values, in pips. */
  summary: Summary;
}
";

/// Returns the first `count` tosses of a seed, at most 10,000. Throws `RolloutLabError` for an
/// invalid seed or count.
#[wasm_bindgen(unchecked_return_type = "Tosses")]
pub fn tosses(
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
) -> Result<JsValue, JsValue> {
    let count = games("count", count)?.min(MAX_TOSSES as u64);
    let tosses = Tosses::roll(seeds::seed(seed)?, count as usize);
    let pips = |die: &[u8]| die.iter().copied().map(f64::from).collect::<Vec<_>>();
    let object = Object::new();
    set(&object, "green", &column(&pips(&tosses.green)));
    set(&object, "red", &column(&pips(&tosses.red)));
    set(&object, "values", &column(&tosses.values));
    set(&object, "means", &column(&tosses.means));
    set(&object, "sd", &TOSS_VARIANCE.sqrt().into());
    set(&object, "summary", &summary(tosses.summary()).to_js()?);
    Ok(object.into())
}
