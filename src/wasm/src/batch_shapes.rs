//! Shapes of batches of rollouts: coverage of the exact mean, and stopped rollouts.

use rollout_lab::rollout::optional_stopping::{FIRST_LOOK, StoppedStats};
use rollout_lab::stats::coverage;

use crate::objects::Shape;

/// Rollouts of a batch whose intervals contain the exact mean.
#[derive(Shape)]
#[shape(from = coverage::Coverage)]
pub(crate) struct Coverage {
    /// The number of rollouts that have a 95% interval.
    intervals: u64,
    /// The number of those intervals that contain the exact mean.
    #[shape(from = source.covered)]
    contain: u64,
}

/// Numbers of rollouts by the mean that was nearer to the exact mean.
#[derive(Shape)]
#[shape(from = coverage::NearerCounts)]
pub(crate) struct NearerMeans {
    plain: u64,
    reduced: u64,
    /// The number of rollouts with a tie.
    neither: u64,
}

/// Plain and reduced averages of a batch of rollouts, compared with the exact mean that both
/// estimate.
#[derive(Shape)]
#[shape(from = coverage::CoverageReport)]
pub(crate) struct BesideTruth {
    /// The exact mean, in the unit of the results.
    truth: f64,
    plain: Coverage,
    reduced: Coverage,
    nearer: NearerMeans,
}

/// Statistics of rollouts that stopped when an average was ahead of the exact mean.
#[derive(Shape)]
#[shape(from = StoppedStats)]
pub(crate) struct Stopped {
    /// Mean of the averages at which the rollouts stopped, in the unit of the results; null before
    /// the first rollout.
    #[shape(from = source.averages.mean)]
    mean: Option<f64>,
    /// Half the width of the 95% interval of that mean, in the same unit; null before the second
    /// rollout.
    #[shape(from = source.averages.margin())]
    margin: Option<f64>,
    /// Mean of the averages of rollouts with a fixed number of games, in the same unit.
    limit: f64,
    /// Number of rollouts that got ahead.
    ahead: u64,
    /// Mean number of games of a rollout; null before the first rollout.
    games: Option<f64>,
}

/// Statistics of rollouts that stopped by the plain average, and by the reduced one.
#[derive(Shape)]
pub(crate) struct StoppedBoth {
    plain: Stopped,
    reduced: Stopped,
    /// The number of games after which the stopping rule first looks at an average.
    first_look: u64,
}

impl StoppedBoth {
    /// Converts the statistics by either average.
    pub fn new(plain: StoppedStats, reduced: StoppedStats) -> Self {
        Self {
            plain: plain.into(),
            reduced: reduced.into(),
            first_look: FIRST_LOOK,
        }
    }
}
