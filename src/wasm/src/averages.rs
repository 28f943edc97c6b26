//! Shapes of a rollout's averages, for the labs that roll out. Undefined statistics become `null`.

use rollout_lab::rollout::readout;
use rollout_lab::stats::summary;

use crate::objects::Shape;
use crate::shapes::Summary;

/// Statistics of a rollout's average, in the unit of its results.
#[derive(Shape)]
#[shape(from = summary::Summary)]
pub(crate) struct Average {
    #[shape(flatten, from = source)]
    pub summary: Summary,
    /// The any-time 95% interval, which holds after all numbers of games at once, so that peeking
    /// is safe; null while it is undefined, as before 100 games.
    #[shape(from = source.any_time())]
    pub any_time: Option<(f64, f64)>,
}

/// Whether the any-time interval of each average is only approximate, because the results of single
/// games have no known bounds.
#[derive(Shape)]
pub(crate) struct Approximate {
    plain: bool,
    reduced: bool,
}

impl Approximate {
    /// Looks at the statistics of both averages.
    pub fn new(plain: &summary::Summary, reduced: &summary::Summary) -> Self {
        Self {
            plain: plain.any_time_is_approximate(),
            reduced: reduced.any_time_is_approximate(),
        }
    }
}

/// The averages of a rollout in the unit of its results: plain, and with luck subtracted.
#[derive(Shape)]
pub(crate) struct Averages {
    pub plain: Average,
    pub reduced: Average,
    pub approximate: Approximate,
}

impl Averages {
    /// Converts the statistics of both averages.
    pub fn new(plain: summary::Summary, reduced: summary::Summary) -> Self {
        Self {
            approximate: Approximate::new(&plain, &reduced),
            plain: plain.into(),
            reduced: reduced.into(),
        }
    }
}

/// Sums over all games of a rollout, in the unit of its results.
#[derive(Shape)]
#[shape(from = readout::GameSums)]
pub(crate) struct Totals {
    /// The sum of the results.
    result: f64,
    /// The sum of the luck.
    luck: f64,
    /// The sum of results minus luck.
    reduced: f64,
}

/// Exact standard errors of both averages after the games so far, in the unit of the results; null
/// before the first game, and if they are unknown.
#[derive(Default, Shape)]
#[shape(from = readout::ExpectedErrors)]
pub(crate) struct ExpectedErrors {
    plain: Option<f64>,
    reduced: Option<f64>,
}

/// Numbers that a readout shows beside the averages, in the unit of the results.
#[derive(Shape)]
pub(crate) struct ReadoutFigures {
    pub totals: Totals,
    /// Mean luck per game; null before the first game.
    pub mean_luck: Option<f64>,
    pub expected_se: ExpectedErrors,
    /// Whether there are enough games for a 95% interval to cover about 95%.
    pub reliable: bool,
}

/// The exact mean of a rollout's results, and the standard deviation of one game, in the unit of
/// the results.
#[cfg(feature = "theories")]
#[derive(Shape)]
pub(crate) struct PlainTheory {
    pub mean: f64,
    pub sd: f64,
}

/// The exact mean of a rollout's results minus luck, and the standard deviation of one game, in the
/// unit of the results.
#[cfg(feature = "funnels")]
#[derive(Shape)]
pub(crate) struct ReducedTheory {
    pub mean: f64,
    pub sd: f64,
    /// The mean minus that of the results.
    pub bias: f64,
}

#[cfg(feature = "funnels")]
impl ReducedTheory {
    /// Returns the statistics if luck averages zero, so that there is no bias.
    pub fn unbiased(mean: f64, sd: f64) -> Self {
        let bias = 0.0;
        Self { mean, sd, bias }
    }
}
