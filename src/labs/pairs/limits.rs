//! Exact limits of rollouts with one coupling: the mean of A − B and the spread of single pairs.

use super::arm_result::RemainingMoments;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::codec::codec_fields;

/// The exact limits of rollouts with one coupling.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CouplingLimits {
    /// The limit of plain differences.
    pub plain: Limit,
    /// The limit of differences with luck subtracted.
    pub reduced: Limit,
}

/// The value at which the mean of A − B settles, and the spread around it, in percentage points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limit {
    /// The value at which the mean settles.
    pub mean: f64,
    /// The standard deviation of one pair. Values up to [`RESOLUTION`] come from rounding and are
    /// set to 0.
    pub sd: f64,
    /// The standard deviation with rotated first rolls: √36 × the standard deviation of the mean of
    /// a block of 36 pairs.
    pub rotated_sd: f64,
}

impl CouplingLimits {
    /// Creates limits from the moments of A − B, plain and reduced, and from the variances with
    /// rotated first rolls. Chances are 0..1.
    pub(crate) fn from_moments(moments: [RemainingMoments; 2], rotated: [f64; 2]) -> Self {
        let sd = |variance: f64| {
            let sd = 100.0 * variance.max(0.0).sqrt();
            if sd > RESOLUTION { sd } else { 0.0 }
        };
        let [plain, reduced] = [0, 1].map(|series| Limit {
            mean: 100.0 * moments[series].mean,
            sd: sd(moments[series].variance),
            rotated_sd: sd(rotated[series]),
        });
        Self { plain, reduced }
    }
}

codec_fields! { CouplingLimits { plain, reduced } }

codec_fields! { Limit { mean, sd, rotated_sd } }
