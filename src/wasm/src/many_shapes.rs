//! What many rollouts say beside the truth, and what became of those that were stopped, as plain objects.

use rollout_lab::rollout::optional_stopping::{FIRST_LOOK, StoppedStats};
use rollout_lab::stats::coverage::{Coverage, CoverageReport};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** How many rollouts have an interval, and how many of those intervals contain the truth. */
export interface Coverage { intervals: number; contain: number }
/** Many rollouts, plain and reduced, beside the truth that both are after. */
export interface BesideTruth {
  /** In the unit of the results. */
  truth: number;
  plain: Coverage; reduced: Coverage;
  /** In how many rollouts which mean was nearer to the truth. */
  nearer: { plain: number; reduced: number; neither: number };
}
/** Rollouts that were stopped when an average was ahead. */
export interface Stopped {
  /** Mean of the averages at which they stopped, and half its 95% interval, in the unit of the results; null before the first
   *  rollout, and before the second. */
  mean: number | null; margin: number | null;
  /** Mean that they would have if nobody had looked, in the same unit. */
  limit: number;
  /** Number of rollouts that got ahead, and mean number of games of a rollout. */
  ahead: number; games: number | null;
}
/** By the plain and by the reduced average. */
export interface StoppedBoth {
  plain: Stopped; reduced: Stopped;
  /** After so many games an average is looked at for the first time. */
  firstLook: number;
}
";

fn coverage(of: Coverage) -> Properties {
    Properties::new()
        .with("intervals", of.intervals as f64)
        .with("contain", of.covered as f64)
}

pub(crate) fn beside_truth(counted: &CoverageReport) -> Result<JsValue, JsValue> {
    let nearer = Properties::new()
        .with("plain", counted.nearer.plain as f64)
        .with("reduced", counted.nearer.reduced as f64)
        .with("neither", counted.nearer.neither as f64);
    let all = Properties::new()
        .with("truth", counted.truth)
        .with("plain", coverage(counted.plain))
        .with("reduced", coverage(counted.reduced))
        .with("nearer", nearer);
    Value::from(all).to_js()
}

fn stopped(of: &StoppedStats) -> Properties {
    Properties::new()
        .with("mean", of.averages.mean)
        .with("margin", of.averages.margin())
        .with("limit", of.limit)
        .with("ahead", of.ahead as f64)
        .with("games", of.games)
}

pub(crate) fn stopped_both(
    plain: &StoppedStats,
    reduced: &StoppedStats,
) -> Result<JsValue, JsValue> {
    let both = Properties::new()
        .with("plain", stopped(plain))
        .with("reduced", stopped(reduced))
        .with("firstLook", FIRST_LOOK as f64);
    Value::from(both).to_js()
}
