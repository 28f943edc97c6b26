//! Columns of numbers for the charts, as `Float64Array`s in an object. NaN stands for undefined, because a typed
//! array has no null.

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
/** A rollout's running averages at the checkpoints (by hand, after each game), with their 95% bands, in the unit of its results;
 *  NaN = undefined. */
export interface History {
  games: Float64Array;
  plain: Float64Array; plainLow: Float64Array; plainHigh: Float64Array;
  reduced: Float64Array; reducedLow: Float64Array; reducedHigh: Float64Array;
  /** Mean luck per game, in the same unit: plain - reduced. */
  luck: Float64Array;
}
/** The 95% intervals that hold after every number of games at once, at the checkpoints of `History`, in the unit of the results;
 *  NaN = undefined, as before 100 games or, of pairs whose first rolls are rotated, 100 blocks. */
export interface AnyTimeBands {
  plainLow: Float64Array; plainHigh: Float64Array;
  reducedLow: Float64Array; reducedHigh: Float64Array;
}
";

#[cfg(feature = "funnels")]
#[wasm_bindgen(typescript_custom_section)]
const FUNNEL_TYPES: &str = r"
/** Where 95 of 100 rollouts are expected after so many games, in the unit of their results. */
export interface Funnel {
  games: Float64Array;
  plainLow: Float64Array; plainHigh: Float64Array;
  reducedLow: Float64Array; reducedHigh: Float64Array;
}
";

#[cfg(feature = "spreads")]
#[wasm_bindgen(typescript_custom_section)]
const SPREAD_TYPES: &str = r"
/** Spread of the means of many rollouts, in the unit of their results; null = not defined yet. */
export interface Spread {
  mean: number | null; sd: number | null;
  /** Mean and standard deviation by theory; null where it knows nothing. */
  expectedMean: number | null; expectedSd: number | null;
  /** Skewness of the means (a number without a unit), measured and by theory; null where there is no spread, or where theory
   *  knows nothing. */
  skewness: number | null; expectedSkewness: number | null;
  /** Edges of the bins, and how many means lie in each. */
  edges: Float64Array; counts: Float64Array;
  /** The normal curve that theory expects, in means per bin; empty where the spread is zero. */
  curveX: Float64Array; curveY: Float64Array;
}
";

/// Columns in the making, row by row.
pub(crate) struct Columns {
    names: Vec<&'static str>,
    columns: Vec<Vec<f64>>,
}

impl Columns {
    pub fn new(names: &[&'static str]) -> Self {
        Self {
            names: names.to_vec(),
            columns: vec![Vec::new(); names.len()],
        }
    }

    pub fn push(&mut self, row: &[f64]) {
        for (column, &value) in self.columns.iter_mut().zip(row) {
            column.push(value);
        }
    }

    /// An object with a `Float64Array` for every name.
    pub fn to_js(&self) -> JsValue {
        let object = Object::new();
        for (name, values) in self.names.iter().zip(&self.columns) {
            set(&object, name, &column(values));
        }
        object.into()
    }
}

/// Both ends of an interval.
fn ends(interval: Option<(f64, f64)>) -> [f64; 2] {
    interval.map_or([f64::NAN; 2], |(low, high)| [low, high])
}

/// Mean, and both ends of its band, which begins after so many games.
fn mean_and_band(summary: Summary, bands_from: u64) -> [f64; 3] {
    let ci = summary.ci.filter(|_| summary.games >= bands_from);
    let [low, high] = ends(ci);
    [summary.mean.unwrap_or(f64::NAN), low, high]
}

/// A rollout's averages at one checkpoint.
pub(crate) struct Averages {
    pub plain: Summary,
    pub reduced: Summary,
    /// Mean luck per game.
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

/// A rollout's history, with bands from so many games on.
pub(crate) fn history(
    points: impl Iterator<Item = impl Into<Averages>>,
    bands_from: u64,
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
        let [plain, plain_low, plain_high] = mean_and_band(point.plain, bands_from);
        let [reduced, reduced_low, reduced_high] = mean_and_band(point.reduced, bands_from);
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

/// The any-time intervals of the plain and the reduced average at each checkpoint. They take longer than all else in a
/// history, so only a page that shows them asks for them.
pub(crate) fn any_time(points: impl Iterator<Item = impl Into<Averages>>) -> JsValue {
    any_time_bands(points.map(|point| {
        let Averages { plain, reduced, .. } = point.into();
        [plain.any_time(), reduced.any_time()]
    }))
}

/// These any-time intervals of a plain and a reduced average at each checkpoint.
pub(crate) fn any_time_bands(points: impl Iterator<Item = [Option<(f64, f64)>; 2]>) -> JsValue {
    let mut columns = Columns::new(&["plainLow", "plainHigh", "reducedLow", "reducedHigh"]);
    for [plain, reduced] in points {
        let ([plain_low, plain_high], [reduced_low, reduced_high]) = (ends(plain), ends(reduced));
        columns.push(&[plain_low, plain_high, reduced_low, reduced_high]);
    }
    columns.to_js()
}

/// What theory knows of a rollout before it is rolled.
pub(crate) struct Expected {
    pub mean: f64,
    /// Standard deviation of one game.
    pub sd: f64,
}

impl Expected {
    /// Mean ± 1.96 standard errors.
    fn range(&self, games: f64) -> [f64; 2] {
        let width = Z95 * self.sd / games.sqrt();
        [self.mean - width, self.mean + width]
    }
}

/// The funnels of a plain and of a reduced rollout, up to so many games.
pub(crate) fn funnel(plain: &Expected, reduced: &Expected, last: u64) -> JsValue {
    let mut columns = Columns::new(&[
        "games",
        "plainLow",
        "plainHigh",
        "reducedLow",
        "reducedHigh",
    ]);
    for games in checkpoints::up_to(last) {
        let games = games as f64;
        let ([plain_low, plain_high], [reduced_low, reduced_high]) =
            (plain.range(games), reduced.range(games));
        columns.push(&[games, plain_low, plain_high, reduced_low, reduced_high]);
    }
    columns.to_js()
}

/// How the means of many rollouts spread.
pub(crate) fn spread(spread: &Spread) -> JsValue {
    let object = Object::new();
    let number = |value: Option<f64>| value.map_or(JsValue::NULL, JsValue::from);
    let expected = spread.expected;
    set(&object, "mean", &number(spread.mean));
    set(&object, "sd", &number(spread.sd));
    set(&object, "expectedMean", &number(expected.map(|of| of.mean)));
    set(&object, "expectedSd", &number(expected.map(|of| of.sd)));
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
