//! Shapes that all labs return. Undefined statistics become `null`.

use rollout_lab::stats::summary;

use crate::objects::Shape;

/// Statistics of a sample, in the unit of its values.
#[derive(Shape)]
#[shape(from = summary::Summary)]
pub(crate) struct Summary {
    /// The mean; null without values.
    mean: Option<f64>,
    /// The standard deviation of one value; null for fewer than two values.
    sd: Option<f64>,
    /// The standard error of the mean; null for fewer than two values.
    se: Option<f64>,
    /// The 95% interval of the mean; null if it is not defined for so few values.
    ci: Option<(f64, f64)>,
}
