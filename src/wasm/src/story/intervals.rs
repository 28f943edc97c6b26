//! Intervals of many rollouts of the two-checker position, and their coverage of the exact winning
//! chance.

use rollout_lab::labs::story;
use rollout_lab::labs::story::{MAX_SHOWN, StoppingRule};
use rollout_lab::stats::summary::{Summary, Z95};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::{boolean, games, rollouts};
use crate::objects::{Column, Shape, to_js};
use crate::seeds;
use crate::two_checker::{JsLuckTable, TwoCheckerRollout, luck_table};

/// Means and 95% intervals of rollouts, in percent of X's winning chances: one row for each
/// rollout.
#[derive(Shape)]
struct Intervals {
    mean: Column,
    low: Column,
    high: Column,
    /// Number of games of each rollout.
    games: Column,
    /// 1 for an interval that contains X's exact winning chance, else 0.
    contains: Column,
    /// The number of intervals that contain X's exact winning chance.
    contain: usize,
    /// The average of all means; null without rollouts.
    average: Option<f64>,
    /// The exact limit of the means. With an unbiased table, that is X's winning chance.
    limit: f64,
}

/// The intervals that readers compute by hand, in percent of X's winning chances: mean ± 1.96
/// standard errors. null for fewer than two games.
#[derive(Shape)]
struct NormalIntervals {
    plain: Option<NormalInterval>,
    reduced: Option<NormalInterval>,
}

/// The mean ± 1.96 standard errors of a rollout, in percent of X's winning chances.
#[derive(Shape)]
struct NormalInterval {
    low: f64,
    high: f64,
    /// 1.96 standard errors, in percentage points.
    half_width: f64,
}

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
    let games = games("games", js_games)?;
    let intervals = story::Intervals::roll(seed, rollouts, games, &table, rule);
    let column = |number: fn(&Summary) -> Option<f64>| {
        let numbers = intervals.rollouts.iter().map(number);
        numbers.map(|number| number.unwrap_or(f64::NAN)).collect()
    };
    let contains = intervals.contains_truth();
    Ok(to_js(Intervals {
        mean: column(|rollout| rollout.mean),
        low: column(|rollout| rollout.normal_interval().map(|(low, _)| low)),
        high: column(|rollout| rollout.normal_interval().map(|(_, high)| high)),
        games: column(|rollout| Some(rollout.games as f64)),
        contains: contains
            .map(|contains| f64::from(u8::from(contains)))
            .collect(),
        contain: intervals.covered(),
        average: intervals.average(),
        limit: intervals.limit,
    }))
}

/// Returns the intervals mean ± 1.96 standard errors of a rollout, with the luck of a table
/// subtracted. The intervals of `readout` are wider for few games.
#[wasm_bindgen(js_name = normalIntervals, unchecked_return_type = "NormalIntervals")]
pub fn normal_intervals(
    rollout: &TwoCheckerRollout,
    table: &JsLuckTable,
) -> Result<JsValue, JsValue> {
    let table = luck_table(table)?;
    let interval = |summary: Summary| {
        let (low, high) = summary.normal_interval()?;
        Some(NormalInterval {
            low,
            high,
            half_width: Z95 * summary.se?,
        })
    };
    Ok(to_js(NormalIntervals {
        plain: interval(rollout.rollout.plain()),
        reduced: interval(rollout.rollout.reduced(&table)),
    }))
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
