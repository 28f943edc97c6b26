//! Weights of reports by the optimal rule, as columns for a chart.

use rollout_lab::models::council::{Model, weight};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use crate::columns::Columns;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Weights of reports by the strongest program and by one of the others, against the reported value
 *  minus the true value of the best move, in the unit of d. */
export type CouncilWeights = Record<'value' | 'strongest' | 'others', Float64Array>;
";

/// Steps of the curves.
const STEPS: u32 = 48;

/// The curves reach this many standard deviations of the strongest program to both sides of the
/// best move's true value.
const MAX_DEVIATIONS: f64 = 2.0;

/// Returns the weights of a report by the strongest program, and by one of the others, against the
/// reported value. Throws `RolloutLabError` for an invalid council.
#[wasm_bindgen(js_name = councilWeights, unchecked_return_type = "CouncilWeights")]
pub fn council_weights(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    let council: Model = model(council)?;
    let other = council.programs().min(2) - 1;
    let mut columns = Columns::new(&["value", "strongest", "others"]);
    let max_value = MAX_DEVIATIONS * council.noise(0);
    for step in 0..=STEPS {
        let value = max_value * (2.0 * f64::from(step) / f64::from(STEPS) - 1.0);
        let program_weight = |program| {
            let noise = council.noise(program);
            weight(value / noise, 1.0 / noise)
        };
        columns.push(&[value, program_weight(0), program_weight(other)]);
    }
    Ok(columns.to_js())
}
