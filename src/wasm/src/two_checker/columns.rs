//! The columns that this lab's chart draws.

use rollout_lab::statistics::RELIABLE_FROM;
use rollout_lab::two_checker::{Exact, HistoryPoint, PLAIN_VARIANCE, TRUTH};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::tables::{JsLuckTable, luck_table};
use crate::columns::{self, Averages, Expected};
use crate::errors::games;

/// A rollout's history.
pub(super) fn history(points: impl Iterator<Item = HistoryPoint>) -> JsValue {
    columns::history(points.map(averages), RELIABLE_FROM)
}

/// Its any-time intervals.
pub(super) fn any_time(points: impl Iterator<Item = HistoryPoint>) -> JsValue {
    columns::any_time(points.map(|point| columns::any_time_of(&averages(point))))
}

fn averages(point: HistoryPoint) -> Averages {
    let HistoryPoint {
        plain,
        reduced,
        luck,
    } = point;
    Averages {
        plain,
        reduced,
        luck,
    }
}

/// The exact funnels of the plain rollout and of one reduced with this table, up to so many games: mean ±
/// 1.96 standard errors. Throws `RolloutLabError` for a bad table or number.
#[wasm_bindgen(unchecked_return_type = "Funnel")]
pub fn funnel(
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<JsValue, JsValue> {
    let exact = Exact::of(&luck_table(table)?);
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
