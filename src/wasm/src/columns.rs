//! Columns of numbers for the charts: plain objects of `Float64Array`s. NaN means undefined,
//! because a typed array has no null.

use js_sys::Object;
use rollout_lab::rollout::checkpoints;
use rollout_lab::rollout::totals::HistoryPoint;
use rollout_lab::stats::interval::Z95;
use rollout_lab::stats::spread::Spread;
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{column, set};

#[cfg(feature = "averages")]
#[wasm_bindgen(typescript_custom_section)]
const HISTORY_TYPES: &str = r"
/** A rollout's running averages at the checkpoints (of games by hand, after each game), with their
 *  95% bands, in the unit of the results. NaN = undefined. */
export interface History {
  games: Float64Array;
  plain: Float64Array; plainLow: Float64Array; plainHigh: Float64Array;
  reduced: Float64Array; reducedLow: Float64Array; reducedHigh: Float64Array;
  /** Mean luck per game, in the same unit: plain - reduced. */
  luck: Float64Array;
}
/** The any-time 95% intervals at the checkpoints of `History`, in the unit of the results. They
 *  hold after all numbers of games at once, so that peeking is safe. NaN = undefined, as before 100
 *  games, or before 100 blocks of pairs whose first rolls are rotated. */
export interface AnyTimeBands {
  plainLow: Float64Array; plainHigh: Float64Array;
  reducedLow: Float64Array; reducedHigh: Float64Array;
}
";

#[cfg(feature = "funnels")]
#[wasm_bindgen(typescript_custom_section)]
const FUNNEL_TYPES: &str = r"
/** The ranges in which 95% of rollouts' averages are expected after each number of games, in the
 *  unit of the results. */
export interface Funnel {
  games: Float64Array;
  plainLow: Float64Array; plainHigh: Float64Array;
  reducedLow: Float64Array; reducedHigh: Float64Array;
}
";

#[cfg(feature = "spreads")]
#[wasm_bindgen(typescript_custom_section)]
const SPREAD_TYPES: &str = r"
/** Spread of the means of a batch of rollouts, in the unit of the results. null = not defined for
 *  so few rollouts. */
export interface Spread {
  /** Mean and standard deviation of the rollouts' means. */
  mean: number | null; sd: number | null;
  /** Exact mean and standard deviation of a rollout's mean; null where they are unknown. */
  expectedMean: number | null; expectedSd: number | null;
  /** Skewness of the rollouts' means (a number without a unit), measured and exact; null where the
   *  means do not differ, or where the exact one is unknown. */
  skewness: number | null; expectedSkewness: number | null;
  /** Edges of the histogram's bins, and the number of means in each bin. */
  edges: Float64Array; counts: Float64Array;
  /** The normal curve with the exact mean and standard deviation, in means per bin; empty where the
   *  spread is zero. */
  curveX: Float64Array; curveY: Float64Array;
}
";

/// A builder of columns, row by row.
pub(crate) struct Columns {
    names: Vec<&'static str>,
    columns: Vec<Vec<f64>>,
}

impl Columns {
    /// Creates empty columns with these names.
    pub fn new(names: &[&'static str]) -> Self {
        Self {
            names: names.to_vec(),
            columns: vec![Vec::new(); names.len()],
        }
    }

    /// Adds a row, with one number for each column.
    pub fn push(&mut self, row: &[f64]) {
        for (column, &value) in self.columns.iter_mut().zip(row) {
            column.push(value);
        }
    }

    /// Converts the columns into an object with a `Float64Array` for each name.
    pub fn to_js(&self) -> JsValue {
        let object = Object::new();
        for (name, values) in self.names.iter().zip(&self.columns) {
            set(&object, name, &column(values));
        }
        object.into()
    }
}

/// Returns both ends of an interval, or NaNs.
fn ends_or_nan(interval: Option<(f64, f64)>) -> [f64; 2] {
    interval.map_or([f64::NAN; 2], |(low, high)| [low, high])
}

/// Returns the mean and both ends of its 95% band; NaN for undefined ones, and for a band of fewer
/// than `min_band_games` games.
fn mean_and_band(summary: Summary, min_band_games: u64) -> [f64; 3] {
    let ci = summary.ci.filter(|_| summary.games >= min_band_games);
    let [low, high] = ends_or_nan(ci);
    [summary.mean.unwrap_or(f64::NAN), low, high]
}

/// A rollout's averages at one checkpoint.
pub(crate) struct Averages {
    /// Statistics of the plain results.
    pub plain: Summary,
    /// Statistics of results minus luck.
    pub reduced: Summary,
    /// Mean luck per game, in the unit of the results.
    pub luck: Option<f64>,
}

impl From<HistoryPoint> for Averages {
    fn from(point: HistoryPoint) -> Self {
        let HistoryPoint {
            plain,
            reduced,
            luck,
            ..
        } = point;
        Self {
            plain,
            reduced,
            luck,
        }
    }
}

/// Converts a rollout's history into a `History`. Its bands begin at `min_band_games` games.
pub(crate) fn history(
    points: impl Iterator<Item = impl Into<Averages>>,
    min_band_games: u64,
) -> JsValue {
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
        let point: Averages = point.into();
        let [plain, plain_low, plain_high] = mean_and_band(point.plain, min_band_games);
        let [reduced, reduced_low, reduced_high] = mean_and_band(point.reduced, min_band_games);
        columns.push(&[
            point.plain.games as f64,
            plain,
            plain_low,
            plain_high,
            reduced,
            reduced_low,
            reduced_high,
            point.luck.unwrap_or(f64::NAN),
        ]);
    }
    columns.to_js()
}

/// Computes the any-time intervals of the plain and the reduced average at each checkpoint.
// These are the slowest part of a history, so a page computes them only if it shows them.
pub(crate) fn any_time(points: impl Iterator<Item = impl Into<Averages>>) -> JsValue {
    any_time_bands(points.map(|point| {
        let Averages { plain, reduced, .. } = point.into();
        [plain.any_time(), reduced.any_time()]
    }))
}

/// Converts any-time intervals of the plain and the reduced average at each checkpoint into
/// `AnyTimeBands`.
pub(crate) fn any_time_bands(points: impl Iterator<Item = [Option<(f64, f64)>; 2]>) -> JsValue {
    let mut columns = Columns::new(&["plainLow", "plainHigh", "reducedLow", "reducedHigh"]);
    for [plain, reduced] in points {
        let ([plain_low, plain_high], [reduced_low, reduced_high]) =
            (ends_or_nan(plain), ends_or_nan(reduced));
        columns.push(&[plain_low, plain_high, reduced_low, reduced_high]);
    }
    columns.to_js()
}

/// Exact statistics of a rollout's games, in the unit of the results.
pub(crate) struct Expected {
    /// Mean of one game.
    pub mean: f64,
    /// Standard deviation of one game.
    pub sd: f64,
}

impl Expected {
    /// Returns the mean ± 1.96 standard errors after this many games.
    fn range(&self, games: f64) -> [f64; 2] {
        let width = Z95 * self.sd / games.sqrt();
        [self.mean - width, self.mean + width]
    }
}

/// Computes the funnels of a plain and of a reduced rollout at the checkpoints up to `max_games`.
pub(crate) fn funnel(plain: &Expected, reduced: &Expected, max_games: u64) -> JsValue {
    let mut columns = Columns::new(&[
        "games",
        "plainLow",
        "plainHigh",
        "reducedLow",
        "reducedHigh",
    ]);
    for games in checkpoints::up_to(max_games) {
        let games = games as f64;
        let ([plain_low, plain_high], [reduced_low, reduced_high]) =
            (plain.range(games), reduced.range(games));
        columns.push(&[games, plain_low, plain_high, reduced_low, reduced_high]);
    }
    columns.to_js()
}

/// Converts the spread of the means of a batch of rollouts.
pub(crate) fn spread(spread: &Spread) -> JsValue {
    let object = Object::new();
    let number = |value: Option<f64>| value.map_or(JsValue::NULL, JsValue::from);
    let expected = spread.expected;
    set(&object, "mean", &number(spread.mean));
    set(&object, "sd", &number(spread.sd));
    set(
        &object,
        "expectedMean",
        &number(expected.map(|expected| expected.mean)),
    );
    set(
        &object,
        "expectedSd",
        &number(expected.map(|expected| expected.sd)),
    );
    set(&object, "skewness", &number(spread.skewness));
    let expected_skewness = number(spread.expected_skewness);
    set(&object, "expectedSkewness", &expected_skewness);
    let histogram = &spread.histogram;
    let counts: Vec<f64> = histogram.counts.iter().map(|&count| count as f64).collect();
    let (curve_x, curve_y): (Vec<f64>, Vec<f64>) = histogram.curve.iter().copied().unzip();
    set(&object, "edges", &column(&histogram.edges));
    set(&object, "counts", &column(&counts));
    set(&object, "curveX", &column(&curve_x));
    set(&object, "curveY", &column(&curve_y));
    object.into()
}
