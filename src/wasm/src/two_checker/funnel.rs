//! The funnels that this lab's chart draws.

use rollout_lab::labs::two_checker::{ExactStats, PLAIN_VARIANCE, TRUTH};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::tables::{JsLuckTable, luck_table};
use crate::columns;
use crate::columns::Expected;
use crate::errors::games;

/// The exact funnels of the plain rollout and of one reduced with this table, up to this many games: mean ± 1.96
/// standard errors. Throws `RolloutLabError` for an invalid table or number.
#[wasm_bindgen(unchecked_return_type = "Funnel")]
pub fn funnel(
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<JsValue, JsValue> {
    let exact = ExactStats::new(&luck_table(table)?);
    let plain = Expected {
        mean: TRUTH,
        sd: PLAIN_VARIANCE.sqrt(),
    };
    let reduced = Expected {
        mean: exact.limit,
        sd: exact.sd,
    };
    Ok(columns::funnel(&plain, &reduced, games("last", last)?))
}
