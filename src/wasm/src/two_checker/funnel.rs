//! Exact funnels of the two-checker position.

use rollout_lab::labs::two_checker::{ExactStats, PLAIN_VARIANCE, TRUTH};
use rollout_lab::stats::funnel::ExactMoments;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::tables::{JsLuckTable, luck_table};
use crate::arguments::games;
use crate::columns::Funnel;
use crate::objects::to_js;

/// Returns the exact funnels of the plain rollout, and of the rollout with a table's luck
/// subtracted: mean ± 1.96 standard errors at the checkpoints up to `last` games. Throws
/// `RolloutLabError` for an invalid table or number.
#[wasm_bindgen(unchecked_return_type = "Funnel")]
pub fn funnel(
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<JsValue, JsValue> {
    let exact = ExactStats::new(&luck_table(table)?);
    let plain = ExactMoments {
        mean: TRUTH,
        sd: PLAIN_VARIANCE.sqrt(),
    };
    let reduced = ExactMoments {
        mean: exact.limit,
        sd: exact.sd,
    };
    Ok(to_js(Funnel::new(&plain, &reduced, games("last", last)?)))
}
