//! Columns of numbers for the chart, as `Float64Array`s in an object. NaN stands for undefined, because a typed
//! array has no null.

use js_sys::Object;
use rollout_lab::checkpoints;
use rollout_lab::statistics::{RELIABLE_FROM, Summary, Z95};
use rollout_lab::two_checker::{Exact, HistoryPoint, PLAIN_VARIANCE, TRUTH};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::games;
use crate::objects::{column, set};
use crate::tables::{JsLuckTable, luck_table};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Running averages at the checkpoints, with their 95% bands from 30 games on, in percent; NaN = undefined. */
export interface History {
  games: Float64Array;
  plain: Float64Array; plainLow: Float64Array; plainHigh: Float64Array;
  reduced: Float64Array; reducedLow: Float64Array; reducedHigh: Float64Array;
  /** Mean luck per game, in points: plain - reduced. */
  luck: Float64Array;
}
/** Where 95 of 100 rollouts are expected after so many games, in percent. */
export interface Funnel {
  games: Float64Array;
  plainLow: Float64Array; plainHigh: Float64Array;
  reducedLow: Float64Array; reducedHigh: Float64Array;
}
";

/// Columns in the making, row by row.
struct Columns {
    names: &'static [&'static str],
    columns: Vec<Vec<f64>>,
}

impl Columns {
    fn new(names: &'static [&'static str]) -> Self {
        Self {
            names,
            columns: vec![Vec::new(); names.len()],
        }
    }

    fn push(&mut self, row: &[f64]) {
        for (column, &value) in self.columns.iter_mut().zip(row) {
            column.push(value);
        }
    }

    /// An object with a `Float64Array` for every name.
    fn to_js(&self) -> JsValue {
        let object = Object::new();
        for (name, values) in self.names.iter().zip(&self.columns) {
            set(&object, name, &column(values));
        }
        object.into()
    }
}

/// The band begins where a 95% interval can be relied on.
fn mean_and_band(summary: Summary) -> [f64; 3] {
    let ci = summary.ci.filter(|_| summary.games >= RELIABLE_FROM);
    let (low, high) = ci.unwrap_or((f64::NAN, f64::NAN));
    [summary.mean.unwrap_or(f64::NAN), low, high]
}

/// A rollout's history.
pub(crate) fn history(points: impl Iterator<Item = HistoryPoint>) -> JsValue {
    let mut columns = Columns::new(&[
        "games",
        "plain",
        "plainLow",
        "plainHigh",
        "reduced",
        "reducedLow",
        "reducedHigh",
        "luck",
    ]);
    for point in points {
        let [plain, plain_low, plain_high] = mean_and_band(point.plain);
        let [reduced, reduced_low, reduced_high] = mean_and_band(point.reduced);
        let games = point.plain.games as f64;
        let luck = point.luck.unwrap_or(f64::NAN);
        columns.push(&[
            games,
            plain,
            plain_low,
            plain_high,
            reduced,
            reduced_low,
            reduced_high,
            luck,
        ]);
    }
    columns.to_js()
}

/// The exact funnels of the plain rollout and of one reduced with this table, up to so many games: mean ±
/// 1.96 standard errors. Throws `RolloutLabError` for a bad table or number.
#[wasm_bindgen(unchecked_return_type = "Funnel")]
pub fn funnel(
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<JsValue, JsValue> {
    let exact = Exact::of(&luck_table(table)?);
    let plain_sd = PLAIN_VARIANCE.sqrt();
    let mut columns = Columns::new(&[
        "games",
        "plainLow",
        "plainHigh",
        "reducedLow",
        "reducedHigh",
    ]);
    for games in checkpoints::up_to(games("last", last)?) {
        let games = games as f64;
        let plain = Z95 * plain_sd / games.sqrt();
        let reduced = Z95 * exact.sd / games.sqrt();
        let (truth, limit) = (TRUTH, exact.limit);
        columns.push(&[
            games,
            truth - plain,
            truth + plain,
            limit - reduced,
            limit + reduced,
        ]);
    }
    Ok(columns.to_js())
}
