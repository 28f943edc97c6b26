//! A luck table that is chosen after the games, for the mean that a reader would like.

use rollout_lab::labs::two_checker::table_with_mean;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::two_checker::{TwoCheckerRollout, table_to_js};

/// Returns the luck table that averages zero on both rolls and by which the games so far average
/// `mean`, in percent, with luck subtracted. The mean is nearer to the exact one where an estimate
/// would leave its range.
///
/// `null` without games, and where each outcome has its exact share of them: every such table then
/// has the exact mean.
#[wasm_bindgen(js_name = tableWithMean, unchecked_return_type = "LuckTable | null")]
pub fn table_with_mean_of(rollout: &TwoCheckerRollout, mean: f64) -> JsValue {
    match table_with_mean(rollout.rollout.leaves(), mean) {
        Ok(table) => table_to_js(&table),
        Err(_) => JsValue::NULL,
    }
}
