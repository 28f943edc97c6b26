//! Weights of reports by the optimal rule, as columns for a chart.

use rollout_lab::models::council::weight_curve;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use crate::columns::columns;
use crate::objects::{Column, Shape, to_js};

/// Weights of reports by the strongest program and by one of the others, against the reported value
/// minus the true value of the best move, in the unit of d.
#[derive(Shape)]
#[shape(from = [Column; 3])]
struct CouncilWeights {
    value: Column,
    strongest: Column,
    others: Column,
}

/// Returns the weights of a report by the strongest program, and by one of the others, against the
/// reported value. Throws `RolloutLabError` for an invalid council.
#[wasm_bindgen(js_name = councilWeights, unchecked_return_type = "CouncilWeights")]
pub fn council_weights(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    let council = model(council)?;
    let points = weight_curve(&council);
    let mut rows = points.map(|point| [point.value, point.strongest, point.others]);
    Ok(to_js(CouncilWeights::from(columns(&mut rows))))
}
