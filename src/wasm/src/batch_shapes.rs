//! Statistics of batches of rollouts as plain objects: coverage of the exact mean, and stopped
//! rollouts.

use rollout_lab::rollout::optional_stopping::{FIRST_LOOK, StoppedStats};
use rollout_lab::stats::coverage::{Coverage, CoverageReport};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The number of rollouts that have a 95% interval, and the number of those intervals that contain
 *  the exact mean. */
export interface Coverage { intervals: number; contain: number }
/** Plain and reduced averages of a batch of rollouts, compared with the exact mean that both
 *  estimate. */
export interface BesideTruth {
  /** The exact mean, in the unit of the results. */
  truth: number;
  plain: Coverage; reduced: Coverage;
  /** Numbers of rollouts whose plain mean was nearer to the exact mean, whose reduced mean was, and
   *  with a tie. */
  nearer: { plain: number; reduced: number; neither: number };
}
/** Statistics of rollouts that stopped when an average was ahead of the exact mean. */
export interface Stopped {
  /** Mean of the averages at which the rollouts stopped, and half the width of its 95% interval, in
   *  the unit of the results. mean: null before the first rollout; margin: null before the second.
   *  */
  mean: number | null; margin: number | null;
  /** Mean of the averages of rollouts with a fixed number of games, in the same unit. */
  limit: number;
  /** Number of rollouts that got ahead; mean number of games of a rollout, null before the first
   *  rollout. */
  ahead: number; games: number | null;
}
/** Statistics of rollouts that stopped by the plain average, and by the reduced one. */
export interface StoppedBoth {
  plain: Stopped; reduced: Stopped;
  /** The number of games after which the stopping rule first looks at an average. */
  firstLook: number;
}
";

fn coverage(coverage: Coverage) -> Properties {
    Properties::new()
        .with("intervals", coverage.intervals as f64)
        .with("contain", coverage.covered as f64)
}

/// Converts a batch's coverage of the exact mean into a `BesideTruth`.
pub(crate) fn coverage_report(report: &CoverageReport) -> Result<JsValue, JsValue> {
    let nearer = Properties::new()
        .with("plain", report.nearer.plain as f64)
        .with("reduced", report.nearer.reduced as f64)
        .with("neither", report.nearer.neither as f64);
    let object = Properties::new()
        .with("truth", report.truth)
        .with("plain", coverage(report.plain))
        .with("reduced", coverage(report.reduced))
        .with("nearer", nearer);
    Value::from(object).to_js()
}

fn stopped(stats: &StoppedStats) -> Properties {
    Properties::new()
        .with("mean", stats.averages.mean)
        .with("margin", stats.averages.margin())
        .with("limit", stats.limit)
        .with("ahead", stats.ahead as f64)
        .with("games", stats.games)
}

/// Converts the statistics of stopped rollouts into a `StoppedBoth`.
pub(crate) fn stopped_stats(
    plain: &StoppedStats,
    reduced: &StoppedStats,
) -> Result<JsValue, JsValue> {
    let object = Properties::new()
        .with("plain", stopped(plain))
        .with("reduced", stopped(reduced))
        .with("firstLook", FIRST_LOOK as f64);
    Value::from(object).to_js()
}
