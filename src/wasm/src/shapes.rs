//! Plain objects that go out to JavaScript from every lab, and their TypeScript types. Undefined values go out as
//! `null`.

use rollout_lab::rollout::dice::Roll;
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Statistics of a sample, in the unit of its values: the mean, the standard deviation of one value, and the standard error and
 *  the 95% interval of the mean; null = not defined yet. */
export interface Summary {
  mean: number | null; sd: number | null; se: number | null; ci: [number, number] | null;
}
";

#[cfg(feature = "averages")]
#[wasm_bindgen(typescript_custom_section)]
const AVERAGE_TYPES: &str = r"
/** A rollout's average, in the unit of its results, with the 95% interval that holds after every number of games at once: from
 *  100 games on. */
export interface Average extends Summary { anyTime: [number, number] | null }
/** Whether an any-time interval is only approximate, because no bounds of single games are known. */
export interface Approximate { plain: boolean; reduced: boolean }
";

fn properties(summary: Summary) -> Properties {
    Properties::new()
        .with("mean", summary.mean)
        .with("sd", summary.sd)
        .with("se", summary.se)
        .with("ci", interval(summary.ci))
}

/// The statistics of an average.
pub(crate) fn summary(summary: Summary) -> Value {
    properties(summary).into()
}

/// The statistics of a rollout's average, with its any-time interval.
pub(crate) fn average(summary: Summary) -> Value {
    average_with(summary, summary.any_time())
}

/// The statistics of an average whose any-time interval is that of others: of whole blocks, say.
pub(crate) fn average_with(summary: Summary, any_time: Option<(f64, f64)>) -> Value {
    properties(summary)
        .with("anyTime", interval(any_time))
        .into()
}

/// Whether the any-time intervals of both averages are only approximate.
pub(crate) fn approximate(plain: &Summary, reduced: &Summary) -> Properties {
    Properties::new()
        .with("plain", Value::Flag(plain.any_time_is_approximate()))
        .with("reduced", Value::Flag(reduced.any_time_is_approximate()))
}

/// Both ends of an interval.
pub(crate) fn interval(interval: Option<(f64, f64)>) -> Option<Value> {
    interval.map(|(low, high)| Value::list([low, high]))
}

/// A roll as its two dice.
pub(crate) fn dice(roll: Roll) -> Value {
    let (first, second) = roll.dice();
    Value::list([first.into(), second.into()])
}
