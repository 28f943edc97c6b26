//! Conversions between a program's evaluation in centipawns and X.

use core::fmt;

use super::exact_walk::ExactWalk;

/// The smallest scale of F, in centipawns: one pawn.
pub const MIN_SCALE: f64 = 100.0;

/// The largest scale of F, in centipawns.
pub const MAX_SCALE: f64 = 10_000.0;

/// The smallest factor between the pawns of two programs.
pub const MIN_FACTOR: f64 = 0.1;

/// The largest factor between the pawns of two programs.
pub const MAX_FACTOR: f64 = 10.0;

/// One pawn, in centipawns.
pub const PAWN: f64 = 100.0;

/// The evaluation of a mate in 0 plies, in centipawns.
///
/// A mate in n plies counts n less. So shorter mates count more, and all evaluations fit into 16
/// bits.
pub const MATE: i32 = 30_000;

/// The transform F: X = F(V) = tanh(V / scale), from an evaluation V in centipawns to the X of a
/// walk.
///
/// F is odd, increasing and flat at its ends, as the blog of LFICS requires. The blog names tanh as
/// an example.
///
/// ```
/// use rollout_lab::models::walk::Transform;
///
/// let transform = Transform::new(1200.0).unwrap();
/// let logistic = transform.logistic(500.0);
/// assert!((transform.x(500.0) - (2.0 * logistic - 1.0)).abs() < 1e-15);
/// assert_eq!(transform.logistic_scale(), 600.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    scale: f64,
}

/// The reason why a transform can't be created.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TransformError {
    /// The scale, in centipawns, is not within [`MIN_SCALE`] and [`MAX_SCALE`].
    Scale(f64),
    /// The factor between two programs' pawns is not within [`MIN_FACTOR`] and [`MAX_FACTOR`].
    Factor(f64),
}

/// One evaluation in several units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ConvertedEvaluation {
    /// V, in centipawns.
    pub v: f64,
    /// X = F(V), −1..1.
    pub x: f64,
    /// The logistic curve of V, 0..1. It equals (1 + X) / 2.
    pub logistic: f64,
    /// X computed from that curve: 2 · logistic − 1. It equals `x` up to rounding.
    pub x_by_logistic: f64,
    /// The chance, 0..1, that the walk ends at 1 or above from X.
    pub win: f64,
    /// The gain of that chance with one more pawn.
    pub pawn: f64,
}

impl Transform {
    /// Creates the transform with a scale in centipawns.
    ///
    /// # Errors
    /// Returns [`TransformError::Scale`] if the scale is out of bounds or NaN.
    pub fn new(scale: f64) -> Result<Self, TransformError> {
        (MIN_SCALE..=MAX_SCALE)
            .contains(&scale)
            .then_some(Self { scale })
            .ok_or(TransformError::Scale(scale))
    }

    /// Returns the transform for a program whose pawns count `factor` times as much.
    ///
    /// F(V) here is the other transform at `factor` × V. The new scale may be out of bounds.
    ///
    /// # Errors
    /// Returns [`TransformError::Factor`] if the factor is out of bounds or NaN.
    pub fn with_pawns(self, factor: f64) -> Result<Self, TransformError> {
        (MIN_FACTOR..=MAX_FACTOR)
            .contains(&factor)
            .then_some(Self {
                scale: self.scale * factor,
            })
            .ok_or(TransformError::Factor(factor))
    }

    /// Returns the scale, in centipawns.
    #[must_use]
    pub const fn scale(self) -> f64 {
        self.scale
    }

    /// Returns the scale of the equivalent logistic curve, in centipawns.
    ///
    /// It is half of F's scale, since tanh z = 2 / (1 + exp(−2z)) − 1.
    #[must_use]
    pub const fn logistic_scale(self) -> f64 {
        self.scale / 2.0
    }

    /// Returns X for an evaluation `v` in centipawns.
    #[must_use]
    pub fn x(self, v: f64) -> f64 {
        libm::tanh(v / self.scale)
    }

    /// Returns the logistic curve, 0..1, at an evaluation `v` in centipawns.
    #[must_use]
    pub fn logistic(self, v: f64) -> f64 {
        1.0 / (1.0 + libm::exp(-v / self.logistic_scale()))
    }

    /// Converts an evaluation `v` in centipawns to all units, with the winning chances of this
    /// walk.
    #[must_use]
    pub fn convert(self, v: f64, walk: &ExactWalk) -> ConvertedEvaluation {
        let win = |v: f64| walk.win_chance_unchecked(self.x(v));
        ConvertedEvaluation {
            v,
            x: self.x(v),
            logistic: self.logistic(v),
            x_by_logistic: 2.0 * self.logistic(v) - 1.0,
            win: win(v),
            pawn: win(v + PAWN) - win(v),
        }
    }
}

/// Returns the luck of equally likely moves: each value minus the mean of all. Empty for no moves.
#[must_use]
pub fn lucks_of_equally_likely(values: &[f64]) -> Vec<f64> {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    values.iter().map(|value| value - mean).collect()
}

/// Returns the evaluation of a mate in `plies`, in centipawns. Negative plies mean that the engine
/// itself is mated.
#[must_use]
pub const fn mate_value(plies: i32) -> i32 {
    if plies < 0 {
        -MATE - plies
    } else {
        MATE - plies
    }
}

/// Returns the number of moves by the mating side in a mate in `plies`, with the sign of `plies`.
///
/// The protocol UCI counts such moves, and USI counts plies.
#[must_use]
pub const fn uci_mate(plies: i32) -> i32 {
    let pairs = (plies.abs() + 1) / 2;
    if plies < 0 { -pairs } else { pairs }
}

impl fmt::Display for TransformError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Scale(_) => "the scale of F must be a number of centipawns from 100 to 10000",
            Self::Factor(_) => {
                "the factor between two programs' pawns must be a number from 0.1 to 10"
            }
        })
    }
}

impl core::error::Error for TransformError {}
