//! Luck tables that are chosen after a rollout's games.

use rollout_lab::labs::two_checker::Aim;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::TwoCheckerRollout;
use super::shapes::{FreeChoice, Halves, TunedTable};
use super::tables::{JsLuckTable, luck_table};
use crate::errors::Refusal;
use crate::objects::to_js;

#[wasm_bindgen]
impl TwoCheckerRollout {
    /// Returns the centred luck table whose average lies the most standard errors above (`high`) or
    /// below (`low`) X's exact winning chance. Throws `RolloutLabError` for fewer than 10 games, for
    /// more than 1,000, and if every outcome has its exact share of games.
    #[wasm_bindgen(unchecked_return_type = "TunedTable")]
    pub fn tune(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'high' | 'low'", js_name = aim)] js_aim: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let tuned = self.rollout.tune(aim(js_aim)?).map_err(Refusal::from)?;
        Ok(to_js(TunedTable::from(tuned)))
    }

    /// Tunes a luck table to the first half of the games, and counts the second half with it. Throws
    /// `RolloutLabError` where `tune` does.
    #[wasm_bindgen(js_name = tuneToHalf, unchecked_return_type = "Halves")]
    pub fn tune_to_half(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'high' | 'low'", js_name = aim)] js_aim: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let report = self.rollout.tune_to_half(aim(js_aim)?);
        Ok(to_js(Halves::from(report.map_err(Refusal::from)?)))
    }

    /// Returns how far the average is from X's exact winning chance with a luck table that was
    /// chosen after the games, and the interval for a table that is chosen freely.
    #[wasm_bindgen(js_name = freeChoice, unchecked_return_type = "FreeChoice")]
    pub fn free_choice(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        let choice = self.rollout.free_choice(&luck_table(table)?);
        Ok(to_js(FreeChoice::from(choice)))
    }
}

/// Returns the side on which a table is to err.
fn aim(value: &JsValue) -> Result<Aim, Refusal> {
    match value.as_string().as_deref() {
        Some("high") => Ok(Aim::High),
        Some("low") => Ok(Aim::Low),
        _ => Err(Refusal::wrong_shape("aim", "high or low")),
    }
}
