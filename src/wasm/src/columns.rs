//! Shapes with columns of numbers, for the charts.

use rollout_lab::rollout::checkpoints;
use rollout_lab::rollout::totals::HistoryPoint;
use rollout_lab::stats::funnel::ExactMoments;
use rollout_lab::stats::{spread, summary};

use crate::objects::{Column, Shape};

/// A rollout's running averages at the checkpoints (of games by hand, after each game), with their
/// 95% bands, in the unit of the results. NaN = undefined.
#[cfg(feature = "averages")]
#[derive(Shape)]
#[shape(from = [Column; 8])]
pub(crate) struct History {
    games: Column,
    plain: Column,
    plain_low: Column,
    plain_high: Column,
    reduced: Column,
    reduced_low: Column,
    reduced_high: Column,
    /// Mean luck per game, in the same unit: plain - reduced.
    luck: Column,
}

#[cfg(feature = "averages")]
impl History {
    /// Converts the averages at the checkpoints. Their bands begin at `min_band_games` games.
    pub fn new(points: impl Iterator<Item = HistoryPoint>, min_band_games: u64) -> Self {
        let mean_and_band = |summary: &summary::Summary| {
            let [low, high] = ends_or_nan(summary.ci_from(min_band_games));
            [summary.mean.unwrap_or(f64::NAN), low, high]
        };
        let mut rows = points.map(|point| {
            let [plain, plain_low, plain_high] = mean_and_band(&point.plain);
            let [reduced, reduced_low, reduced_high] = mean_and_band(&point.reduced);
            [
                point.plain.games as f64,
                plain,
                plain_low,
                plain_high,
                reduced,
                reduced_low,
                reduced_high,
                point.luck.unwrap_or(f64::NAN),
            ]
        });
        columns(&mut rows).into()
    }
}

/// The any-time 95% intervals at the checkpoints of `History`, in the unit of the results. They
/// hold after all numbers of games at once, so that peeking is safe. NaN = undefined, as before 100
/// games, or before 100 blocks of pairs whose first rolls are rotated.
#[cfg(feature = "averages")]
#[derive(Shape)]
#[shape(from = [Column; 4])]
pub(crate) struct AnyTimeBands {
    plain_low: Column,
    plain_high: Column,
    reduced_low: Column,
    reduced_high: Column,
}

#[cfg(feature = "averages")]
impl AnyTimeBands {
    /// Computes the intervals of both averages at each checkpoint.
    // These are the slowest part of a history, so a page computes them only if it shows them.
    pub fn at(points: impl Iterator<Item = HistoryPoint>) -> Self {
        Self::new(points.map(|point| [point.plain.any_time(), point.reduced.any_time()]))
    }

    /// Converts the intervals of the plain and the reduced average at each checkpoint.
    pub fn new(intervals: impl Iterator<Item = [Option<(f64, f64)>; 2]>) -> Self {
        let mut rows = intervals.map(|[plain, reduced]| {
            let ([plain_low, plain_high], [reduced_low, reduced_high]) =
                (ends_or_nan(plain), ends_or_nan(reduced));
            [plain_low, plain_high, reduced_low, reduced_high]
        });
        columns(&mut rows).into()
    }
}

/// The ranges in which 95% of rollouts' averages are expected after each number of games, in the
/// unit of the results.
#[cfg(feature = "funnels")]
#[derive(Shape)]
#[shape(from = [Column; 5])]
pub(crate) struct Funnel {
    games: Column,
    plain_low: Column,
    plain_high: Column,
    reduced_low: Column,
    reduced_high: Column,
}

#[cfg(feature = "funnels")]
impl Funnel {
    /// Computes the ranges of a plain and of a reduced rollout at the checkpoints up to `max_games`.
    pub fn new(plain: &ExactMoments, reduced: &ExactMoments, max_games: u64) -> Self {
        let ranges = |games| [plain, reduced].map(|exact| exact.range_after(games as f64));
        Self::with_ranges(ranges, max_games)
    }

    /// Computes the ranges at the checkpoints up to `max_games`; `ranges` returns the plain and the
    /// reduced one after a number of games.
    pub fn with_ranges(ranges: impl Fn(u64) -> [(f64, f64); 2], max_games: u64) -> Self {
        let mut rows = checkpoints::up_to(max_games).map(|games| {
            let [(plain_low, plain_high), (reduced_low, reduced_high)] = ranges(games);
            let games = games as f64;
            [games, plain_low, plain_high, reduced_low, reduced_high]
        });
        columns(&mut rows).into()
    }
}

/// Spread of the means of a batch of rollouts, in the unit of the results. null = not defined for
/// so few rollouts.
#[cfg(feature = "spreads")]
#[derive(Shape)]
#[shape(from = spread::Spread)]
pub(crate) struct Spread {
    /// Mean of the rollouts' means.
    mean: Option<f64>,
    /// Standard deviation of the rollouts' means.
    sd: Option<f64>,
    /// Exact mean of a rollout's mean; null where it is unknown.
    #[shape(from = source.expected.map(|expected| expected.mean))]
    expected_mean: Option<f64>,
    /// Exact standard deviation of a rollout's mean; null where it is unknown.
    #[shape(from = source.expected.map(|expected| expected.sd))]
    expected_sd: Option<f64>,
    /// Skewness of the rollouts' means (a number without a unit); null where they do not differ.
    skewness: Option<f64>,
    /// Exact skewness of a rollout's mean; null where it is unknown.
    expected_skewness: Option<f64>,
    /// Edges of the histogram's bins.
    #[shape(from = source.histogram.edges)]
    edges: Column,
    /// The number of means in each bin.
    #[shape(from = source.histogram.counts)]
    counts: Column,
    /// The normal curve with the exact mean and standard deviation; empty where the spread is zero.
    #[shape(from = source.histogram.curve.iter().map(|&(x, _)| x).collect::<Column>())]
    curve_x: Column,
    /// The height of that curve, in means per bin.
    #[shape(from = source.histogram.curve.iter().map(|&(_, y)| y).collect::<Column>())]
    curve_y: Column,
}

/// Turns rows into columns.
pub(crate) fn columns<const N: usize>(rows: &mut dyn Iterator<Item = [f64; N]>) -> [Column; N] {
    let mut columns = [const { Vec::new() }; N];
    for row in rows {
        for (column, value) in columns.iter_mut().zip(row) {
            column.push(value);
        }
    }
    columns.map(Column)
}

/// Returns both ends of an interval, or NaNs.
fn ends_or_nan(interval: Option<(f64, f64)>) -> [f64; 2] {
    interval.map_or([f64::NAN; 2], |(low, high)| [low, high])
}
