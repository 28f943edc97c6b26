//! Intervals of many rollouts of the two-checker position, and their coverage of the exact winning
//! chance.

use js_sys::Object;
use rollout_lab::labs::story;
use rollout_lab::labs::story::{Intervals, MAX_SHOWN, StoppingRule};
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::{boolean, games, rollouts};
use crate::objects::{column, set};
use crate::seeds;
use crate::two_checker::{JsLuckTable, luck_table};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Means and 95% intervals of rollouts, in percent of X's winning chances: one row for each
 *  rollout. */
export interface Intervals {
  mean: Float64Array; low: Float64Array; high: Float64Array;
  /** Number of games of each rollout. */
  games: Float64Array;
  /** contains: 1 for an interval that contains X's exact winning chance, else 0. contain: the
   *  number of such intervals. */
  contains: Float64Array; contain: number;
  /** The average of all means; null without rollouts. */
  average: number | null;
  /** The exact limit of the means. With an unbiased table, that is X's winning chance. */
  limit: number;
}
";

/// Rolls rollouts of `games` games with the luck of a table subtracted, the same as those of
/// `ManyTwoCheckerRollouts`. With `stopped`, a rollout ends as soon as its average is above the
/// exact limit, after at least ten games. There are at most 1,000 rollouts, of 2 to 10,000 games;
/// numbers outside are moved inside.
#[wasm_bindgen(unchecked_return_type = "Intervals")]
pub fn intervals(
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] js_games: &JsValue,
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "boolean")] stopped: &JsValue,
) -> Result<JsValue, JsValue> {
    let rollouts = self::rollouts(rollouts)?.min(MAX_SHOWN);
    let rule = if boolean("stopped", stopped)? {
        StoppingRule::WhenAhead
    } else {
        StoppingRule::Fixed
    };
    let (seed, table) = (seeds::seed(seed)?, luck_table(table)?);
    let intervals = Intervals::roll(seed, rollouts, games("games", js_games)?, &table, rule);
    let rollout_column = |number: fn(&Summary) -> Option<f64>| {
        let numbers = intervals.rollouts.iter().map(number);
        column(
            &numbers
                .map(|number| number.unwrap_or(f64::NAN))
                .collect::<Vec<_>>(),
        )
    };
    let contains: Vec<f64> = intervals
        .contains_truth()
        .map(|contains| f64::from(u8::from(contains)))
        .collect();
    let average = intervals.average().map_or(JsValue::NULL, JsValue::from);
    let object = Object::new();
    set(&object, "mean", &rollout_column(|rollout| rollout.mean));
    set(
        &object,
        "low",
        &rollout_column(|rollout| rollout.normal_interval().map(|(low, _)| low)),
    );
    set(
        &object,
        "high",
        &rollout_column(|rollout| rollout.normal_interval().map(|(_, high)| high)),
    );
    set(
        &object,
        "games",
        &rollout_column(|rollout| Some(rollout.games as f64)),
    );
    set(&object, "contains", &column(&contains));
    set(&object, "contain", &(intervals.covered() as f64).into());
    set(&object, "average", &average);
    set(&object, "limit", &intervals.limit.into());
    Ok(object.into())
}

/// Returns the exact probability, in percent, that the 95% interval of a plain rollout of this many
/// games contains X's exact winning chance. null for fewer than 2 or more than 1,000 games.
#[wasm_bindgen(unchecked_return_type = "number | null")]
pub fn coverage(
    #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] js_games: &JsValue,
) -> Result<JsValue, JsValue> {
    let chance = story::coverage(games("games", js_games)?);
    Ok(chance.map_or(JsValue::NULL, |chance| (100.0 * chance).into()))
}
