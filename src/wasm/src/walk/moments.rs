//! Shapes of the moments of lengths: exact ones, and those of a sample.

use rollout_lab::models::walk;

use crate::objects::Shape;

/// Moments of a length.
#[derive(Shape)]
#[shape(from = walk::CentralMoments)]
pub(super) struct LengthMoments {
    /// The mean, in moves.
    mean: f64,
    /// The standard deviation, in moves.
    #[shape(from = source.sd())]
    sd: f64,
    /// The third central moment, in moves³.
    c3: f64,
    /// The fourth central moment, in moves⁴.
    c4: f64,
    /// The fourth root of c4, in moves.
    #[shape(from = source.c4_root())]
    c4_root: f64,
}

/// Moments of the lengths of rolled games, in the units of `LengthMoments`. null = not defined for
/// so few games.
#[derive(Shape)]
#[shape(from = walk::SampleMoments)]
pub(super) struct SampleMoments {
    games: u64,
    mean: Option<f64>,
    sd: Option<f64>,
    c3: Option<f64>,
    c4: Option<f64>,
    #[shape(from = source.c4_root())]
    c4_root: Option<f64>,
}
