//! Plain objects that all labs return, and their TypeScript types. Undefined statistics become
//! `null`.

use rollout_lab::rollout::dice::Roll;
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Statistics of a sample, in the unit of its values: the mean, the standard deviation of one
 *  value, and the standard error and the 95% interval of the mean. null = not defined for so few
 *  values. */
export interface Summary {
  mean: number | null; sd: number | null; se: number | null; ci: [number, number] | null;
}
";

#[cfg(feature = "averages")]
#[wasm_bindgen(typescript_custom_section)]
const AVERAGE_TYPES: &str = r"
/** A rollout's average, in the unit of its results. anyTime: the any-time 95% interval, which holds
 *  after all numbers of games at once, so that peeking is safe; null while it is undefined, as
 *  before 100 games. */
export interface Average extends Summary { anyTime: [number, number] | null }
/** Whether the any-time interval of each average is only approximate, because the results of single
 *  games have no known bounds. */
export interface Approximate { plain: boolean; reduced: boolean }
";

fn properties(summary: Summary) -> Properties {
    Properties::new()
        .with("mean", summary.mean)
        .with("sd", summary.sd)
        .with("se", summary.se)
        .with("ci", interval(summary.ci))
}

/// Converts the statistics of a sample.
pub(crate) fn summary(summary: Summary) -> Value {
    properties(summary).into()
}

/// Converts the statistics of a rollout's average, with its any-time interval.
pub(crate) fn average(summary: Summary) -> Value {
    average_with(summary, summary.any_time())
}

/// Converts the statistics of an average, with an any-time interval that was computed from other
/// values: for example from blocks of pairs.
pub(crate) fn average_with(summary: Summary, any_time: Option<(f64, f64)>) -> Value {
    properties(summary)
        .with("anyTime", interval(any_time))
        .into()
}

/// Says of both averages whether their any-time intervals are only approximate.
pub(crate) fn approximate(plain: &Summary, reduced: &Summary) -> Properties {
    Properties::new()
        .with("plain", Value::Flag(plain.any_time_is_approximate()))
        .with("reduced", Value::Flag(reduced.any_time_is_approximate()))
}

/// Converts an interval into a list of its ends.
pub(crate) fn interval(interval: Option<(f64, f64)>) -> Option<Value> {
    interval.map(|(low, high)| Value::list([low, high]))
}

/// Converts a roll into a list of its two dice.
pub(crate) fn dice(roll: Roll) -> Value {
    let (first, second) = roll.dice();
    Value::list([first.into(), second.into()])
}
