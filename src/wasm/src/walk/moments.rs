//! Shapes of the moments of lengths: exact ones, and those of a sample.

use rollout_lab::models::walk;

use crate::objects::Shape;

/// Moments of a length.
#[derive(Shape)]
pub(super) struct LengthMoments {
    /// The mean, in moves.
    mean: f64,
    /// The standard deviation, in moves.
    sd: f64,
    /// The third central moment, in moves³.
    c3: f64,
    /// The fourth central moment, in moves⁴.
    c4: f64,
    /// The fourth root of c4, in moves.
    c4_root: f64,
}

impl From<walk::CentralMoments> for LengthMoments {
    fn from(moments: walk::CentralMoments) -> Self {
        Self {
            mean: moments.mean,
            sd: moments.sd(),
            c3: moments.c3,
            c4: moments.c4,
            c4_root: moments.c4_root(),
        }
    }
}

/// Moments of the lengths of rolled games, in the units of `LengthMoments`. null = not defined for
/// so few games.
#[derive(Shape)]
pub(super) struct SampleMoments {
    games: u64,
    mean: Option<f64>,
    sd: Option<f64>,
    c3: Option<f64>,
    c4: Option<f64>,
    c4_root: Option<f64>,
}

impl From<walk::SampleMoments> for SampleMoments {
    fn from(moments: walk::SampleMoments) -> Self {
        Self {
            games: moments.games,
            mean: moments.mean,
            sd: moments.sd,
            c3: moments.c3,
            c4: moments.c4,
            c4_root: moments.c4_root(),
        }
    }
}
