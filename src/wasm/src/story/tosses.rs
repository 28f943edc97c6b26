//! Tosses of two dice, whose difference is subtracted from seven.

use rollout_lab::labs::story;
use rollout_lab::labs::story::{MAX_TOSSES, TOSS_VARIANCE};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::games;
use crate::objects::{Column, Shape, to_js};
use crate::seeds;
use crate::shapes::Summary;

/// Tosses of a green and a red die, in pips: one row for each toss.
#[derive(Shape)]
struct Tosses {
    green: Column,
    red: Column,
    /// 7 - (green - red).
    values: Column,
    /// The mean of all values up to each toss.
    means: Column,
    /// Exact standard deviation of one value, in pips.
    sd: f64,
    /// Statistics of the values, in pips.
    summary: Summary,
}

/// Returns the first `count` tosses of a seed, at most 10,000. Throws `RolloutLabError` for an
/// invalid seed or count.
#[wasm_bindgen(unchecked_return_type = "Tosses")]
pub fn tosses(
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
) -> Result<JsValue, JsValue> {
    let count = games("count", count)?.min(MAX_TOSSES as u64);
    let tosses = story::Tosses::roll(seeds::seed(seed)?, count as usize);
    let pips = |die: &[u8]| die.iter().copied().map(f64::from).collect();
    Ok(to_js(Tosses {
        green: pips(&tosses.green),
        red: pips(&tosses.red),
        summary: tosses.summary().into(),
        values: Column(tosses.values),
        means: Column(tosses.means),
        sd: TOSS_VARIANCE.sqrt(),
    }))
}
