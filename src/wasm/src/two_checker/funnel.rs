//! Exact funnels of the two-checker position.

use rollout_lab::labs::two_checker::{ExactBlocks, ExactStats, LuckTable, PLAIN_VARIANCE, TRUTH};
use rollout_lab::stats::funnel::ExactMoments;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::tables::{JsLuckTable, luck_table};
use crate::arguments::games;
use crate::columns::Funnel;
use crate::objects::to_js;
use crate::rotation::rotation;

/// Returns the exact funnels of the plain rollout, and of the rollout with a table's luck
/// subtracted: mean ± 1.96 standard errors at the checkpoints up to `last` games. `rotation` is
/// that of `TwoCheckerRollout`. Throws `RolloutLabError` for an invalid table or number.
#[wasm_bindgen(unchecked_return_type = "Funnel")]
pub fn funnel(
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "0 | 1 | 2")] rotation: &JsValue,
) -> Result<JsValue, JsValue> {
    let (table, last) = (luck_table(table)?, games("last", last)?);
    let exact = ExactStats::new(&table);
    let plain = ExactMoments {
        mean: TRUTH,
        sd: PLAIN_VARIANCE.sqrt(),
    };
    let reduced = ExactMoments {
        mean: exact.limit,
        sd: exact.sd,
    };
    let Some(rotation) = self::rotation(rotation)? else {
        return Ok(to_js(Funnel::new(&plain, &reduced, last)));
    };
    let of_table = |table, mean| {
        let blocks = ExactBlocks::new(table, rotation);
        move |games| {
            let variance = blocks.variance_after(games).unwrap_or(f64::NAN);
            let sd = variance.sqrt();
            ExactMoments { mean, sd }.range_after(1.0)
        }
    };
    let plain = of_table(&LuckTable::NONE, TRUTH);
    let reduced = of_table(&table, exact.limit);
    let ranges = |games| [plain(games), reduced(games)];
    Ok(to_js(Funnel::with_ranges(ranges, last)))
}
