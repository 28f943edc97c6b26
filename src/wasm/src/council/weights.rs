//! What a report weighs by the optimal rule, as columns for a drawing.

use rollout_lab::models::council::{Model, weight};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use crate::columns::Columns;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** What reports weigh, against the reported value less the true value of the best move, in units of d. */
export type CouncilWeights = Record<'value' | 'strongest' | 'others', Float64Array>;
";

/// So many steps of the curves.
const STEPS: u32 = 48;

/// They go from so many standard deviations of the strongest program below the best move's true value to so many above.
const REACH: f64 = 2.0;

/// The weight of a report of the strongest program, and of one of the others, against its value.
#[wasm_bindgen(js_name = councilWeights, unchecked_return_type = "CouncilWeights")]
pub fn council_weights(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    let council: Model = model(council)?;
    let others = council.programs().min(2) - 1;
    let mut columns = Columns::new(&["value", "strongest", "others"]);
    let reach = REACH * council.noise(0);
    for step in 0..=STEPS {
        let value = reach * (2.0 * f64::from(step) / f64::from(STEPS) - 1.0);
        let of = |program| {
            let noise = council.noise(program);
            weight(value / noise, 1.0 / noise)
        };
        columns.push(&[value, of(0), of(others)]);
    }
    Ok(columns.to_js())
}
