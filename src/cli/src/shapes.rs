//! Parts of JSON objects, named as the shapes of the pages' core are. Undefined numbers are null.

use rollout_lab::backgammon::side::Side;
use rollout_lab::stats::summary::Summary;
use serde::{Serialize, Serializer};

/// A side: `x` or `o`.
#[derive(Clone, Copy, Debug)]
pub struct SideShape(pub Side);

/// Statistics of a sample, in the unit of its values.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SummaryShape {
    /// The mean.
    pub mean: Option<f64>,
    /// The standard deviation of one value.
    pub sd: Option<f64>,
    /// The standard error of the mean.
    pub se: Option<f64>,
    /// The 95% interval of the mean.
    pub ci: Option<(f64, f64)>,
}

/// Statistics of a rollout's average, in the unit of its results.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Average {
    /// The statistics.
    #[serde(flatten)]
    pub summary: SummaryShape,
    /// The any-time 95% interval, which holds after all numbers of games at once.
    pub any_time: Option<(f64, f64)>,
}

impl Serialize for SideShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self.0 {
            Side::X => "x",
            Side::O => "o",
        })
    }
}

impl From<Summary> for SummaryShape {
    fn from(
        Summary {
            mean, sd, se, ci, ..
        }: Summary,
    ) -> Self {
        Self { mean, sd, se, ci }
    }
}

impl From<Summary> for Average {
    fn from(summary: Summary) -> Self {
        Self {
            summary: summary.into(),
            any_time: summary.any_time(),
        }
    }
}
