//! The intervals of many rollouts of the two-checker position, and how often one contains the truth.

use js_sys::Object;
use rollout_lab::labs::story;
use rollout_lab::labs::story::{Intervals, MAX_SHOWN, StoppingRule};
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::{Refusal, games, rollouts};
use crate::objects::{column, set};
use crate::seeds;
use crate::two_checker::{JsLuckTable, luck_table};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Means and 95% intervals of many rollouts, in percent of X's winning chances: one row for each rollout. */
export interface Intervals {
  mean: Float64Array; low: Float64Array; high: Float64Array;
  /** Games of each rollout. */
  games: Float64Array;
  /** 1 where the interval contains X's exact winning chances, else 0; and how many do. */
  contains: Float64Array; contain: number;
  /** The average of the means; null for no rollout. */
  average: number | null;
  /** Where the means settle, exactly: X's winning chances, if the table is unbiased. */
  limit: number;
}
";

/// Rollouts with the luck of this table subtracted, equal to those of `ManyTwoCheckerRollouts`. With `stopped`, a
/// rollout ends as soon as its average is above the value where it settles, after at least ten games and at most
/// `games`. At most 1,000 rollouts, of 2 to 10,000 games.
#[wasm_bindgen(unchecked_return_type = "Intervals")]
pub fn intervals(
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "boolean")] stopped: &JsValue,
) -> Result<JsValue, JsValue> {
    let rollouts = self::rollouts(rollouts)?.min(MAX_SHOWN);
    let stopped = stopped
        .as_bool()
        .ok_or_else(|| Refusal::wrong_shape("stopped", "true or false"))?;
    let stop = if stopped {
        StoppingRule::WhenAhead
    } else {
        StoppingRule::Fixed
    };
    let (seed, table) = (seeds::seed(seed)?, luck_table(table)?);
    let intervals = Intervals::roll(seed, rollouts, games("games", length)?, &table, stop);
    let of = |number: fn(&Summary) -> Option<f64>| {
        let numbers = intervals.rollouts.iter().map(number);
        column(&numbers.map(|it| it.unwrap_or(f64::NAN)).collect::<Vec<_>>())
    };
    let contains: Vec<f64> = intervals
        .contains_truth()
        .map(|it| f64::from(u8::from(it)))
        .collect();
    let average = intervals.average().map_or(JsValue::NULL, JsValue::from);
    let object = Object::new();
    set(&object, "mean", &of(|rollout| rollout.mean));
    set(
        &object,
        "low",
        &of(|rollout| rollout.normal_interval().map(|(low, _)| low)),
    );
    set(
        &object,
        "high",
        &of(|rollout| rollout.normal_interval().map(|(_, high)| high)),
    );
    set(&object, "games", &of(|rollout| Some(rollout.games as f64)));
    set(&object, "contains", &column(&contains));
    set(&object, "contain", &(intervals.covered() as f64).into());
    set(&object, "average", &average);
    set(&object, "limit", &intervals.limit.into());
    Ok(object.into())
}

/// The exact probability, in percent, that the 95% interval of a plain rollout of this many games contains X's exact
/// winning chance; null for fewer than 2 and more than 1,000 games.
#[wasm_bindgen(unchecked_return_type = "number | null")]
pub fn coverage(
    #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
) -> Result<JsValue, JsValue> {
    let chance = story::coverage(games("games", length)?);
    Ok(chance.map_or(JsValue::NULL, |chance| (100.0 * chance).into()))
}
