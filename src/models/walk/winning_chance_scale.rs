//! Scales from an evaluation X to a winning chance, for measuring luck.
//!
//! Scales differ while the walk goes on. A walk that has ended counts as its result, 0 or 1, on
//! every scale. The point is that of the LFICS blog: an evaluation that is only good for choosing
//! moves is on an ordinal scale, while luck needs differences in the unit of the result. A scale
//! with wrong differences removes less of the variance, and causes no bias.

use core::fmt;

use super::small_moves::RHO;
use crate::codec::codec_variants;

/// A scale from an evaluation X to a winning chance, 0..1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinningChanceScale {
    /// 1/2 + X / 2(1 + ρA). True winning chances follow this line within 0.0013 where |X| ≤ 0.8 at
    /// the presets.
    Calibrated,
    /// The line (1 + X) / 2.
    Linear,
    /// The evaluation V = 1200 artanh X of shogi programs, in centipawns, clipped to ±3000 and
    /// mapped linearly to 0..1.
    Centipawns,
    /// V rounded to whole hundreds of centipawns, converted back to X and then to the calibrated
    /// line.
    Pawns,
    /// Three levels: 1/4 behind (X < −0.33), 1/2 level, and 3/4 ahead (X > 0.33).
    ThreeLevels,
    /// The sign of X alone: 1/4 or 3/4, and 1/2 at 0.
    Sign,
    /// The steep curve 1/2 + tanh(3X) / 2.
    Steep,
    /// The calibrated line with its sign reversed, as if the sides were exchanged.
    Reversed,
}

/// The limit of V / 1200, beyond which V is clipped.
const CLIP: f64 = 2.5;

/// The number of entries in the table by whole pawns.
///
/// No X below 1 reaches it: artanh of 1 − 2⁻⁵³ is 18.7, which is 225 pawns.
const MAX_PAWNS: usize = 230;

/// The size of X at which the three levels meet.
const LEVEL_BOUNDARY: f64 = 0.33;

/// The X beyond which jumps of a scale are ignored.
///
/// They lie within 10⁻⁶ of X, and change a chance by less than that.
const LAST_BREAK: f64 = 1.0 - 1e-6;

codec_variants! {
    WinningChanceScale {
        0 => Calibrated,
        1 => Linear,
        2 => Centipawns,
        3 => Pawns,
        4 => ThreeLevels,
        5 => Sign,
        6 => Steep,
        7 => Reversed,
    }
}

impl WinningChanceScale {
    /// All scales, each at the index of its discriminant.
    pub const ALL: [Self; 8] = [
        Self::Calibrated,
        Self::Linear,
        Self::Centipawns,
        Self::Pawns,
        Self::ThreeLevels,
        Self::Sign,
        Self::Steep,
        Self::Reversed,
    ];
}

/// A scale, prepared for walks whose moves have standard deviation A.
///
/// Values are stored as distances from 1/2, which are an odd function of X to the last bit. So
/// nothing depends on which side is which.
#[derive(Clone)]
pub struct ScaleEvaluator {
    scale: WinningChanceScale,
    /// The slope, for scales that are lines.
    slope: f64,
    /// The value − 1/2 by whole pawns, for the scale of whole pawns; empty for others.
    pawns: Vec<f64>,
}

impl fmt::Debug for ScaleEvaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScaleEvaluator")
            .field("scale", &self.scale)
            .field("slope", &self.slope)
            .finish_non_exhaustive()
    }
}

impl ScaleEvaluator {
    /// Prepares a scale for moves of standard deviation `a`.
    #[must_use]
    pub fn new(scale: WinningChanceScale, a: f64) -> Self {
        let calibrated = 0.5 / (1.0 + RHO * a);
        let value_of_pawns = |pawns: usize| calibrated * libm::tanh(pawns as f64 / 12.0);
        Self {
            scale,
            slope: match scale {
                WinningChanceScale::Calibrated => calibrated,
                WinningChanceScale::Reversed => -calibrated,
                _ => 0.5,
            },
            pawns: if scale == WinningChanceScale::Pawns {
                (0..MAX_PAWNS).map(value_of_pawns).collect()
            } else {
                Vec::new()
            },
        }
    }

    /// Returns the scale.
    #[must_use]
    pub const fn scale(&self) -> WinningChanceScale {
        self.scale
    }

    /// Returns the winning chance, 0..1, on this scale at X = `x`. Where |`x`| ≥ 1 the walk has
    /// ended, and this is its result.
    #[must_use]
    pub fn value(&self, x: f64) -> f64 {
        0.5 + self.centred_value(x)
    }

    /// Returns the winning chance on this scale at `x`, minus 1/2.
    pub(super) fn centred_value(&self, x: f64) -> f64 {
        self.centred_sum(&[x])
    }

    /// Returns the sum of winning chance − 1/2 over the places of a walk.
    #[inline]
    pub(super) fn centred_sum(&self, path: &[f64]) -> f64 {
        match self.scale {
            WinningChanceScale::Calibrated
            | WinningChanceScale::Linear
            | WinningChanceScale::Reversed => sum_odd(path, |size| self.slope * size),
            WinningChanceScale::Centipawns => {
                sum_odd(path, |size| (artanh(size) * (0.5 / CLIP)).min(0.5))
            }
            WinningChanceScale::Pawns => sum_odd(path, |size| {
                self.pawns[(12.0 * artanh(size) + 0.5) as usize]
            }),
            WinningChanceScale::ThreeLevels => {
                sum_odd(path, |size| if size > LEVEL_BOUNDARY { 0.25 } else { 0.0 })
            }
            WinningChanceScale::Sign => sum_odd(path, |size| if size > 0.0 { 0.25 } else { 0.0 }),
            WinningChanceScale::Steep => sum_odd(path, |size| {
                let e = libm::exp(-6.0 * size);
                0.5 * (1.0 - e) / (1.0 + e)
            }),
        }
    }

    /// Returns the points in (0, 1), in rising order, at which the scale or its slope jumps, or at
    /// which quadrature should divide it.
    pub(super) fn breaks(&self) -> Vec<f64> {
        match self.scale {
            WinningChanceScale::Calibrated
            | WinningChanceScale::Linear
            | WinningChanceScale::Reversed
            | WinningChanceScale::Sign
            | WinningChanceScale::Steep => Vec::new(),
            // The curve bends more near 1, where artanh is unbounded.
            WinningChanceScale::Centipawns => [0.5, 1.0, 1.5, 2.0, CLIP].map(libm::tanh).to_vec(),
            WinningChanceScale::Pawns => (0..MAX_PAWNS)
                .map(|pawns| libm::tanh((pawns as f64 + 0.5) / 12.0))
                .take_while(|&x| x < LAST_BREAK)
                .collect(),
            WinningChanceScale::ThreeLevels => vec![LEVEL_BOUNDARY],
        }
    }

    /// Returns whether the scale is curved between its breaks.
    pub(super) const fn is_curved(&self) -> bool {
        matches!(
            self.scale,
            WinningChanceScale::Centipawns | WinningChanceScale::Steep
        )
    }
}

/// Returns the inverse hyperbolic tangent of a size below 1.
#[inline]
fn artanh(size: f64) -> f64 {
    0.5 * libm::log((1.0 + size) / (1.0 - size))
}

/// Returns the sum of an odd function over a path. `of_size` is the function on 0..1, and beyond ±1
/// it is ±1/2.
#[inline]
fn sum_odd(path: &[f64], of_size: impl Fn(f64) -> f64) -> f64 {
    let value = |x: &f64| {
        let size = x.abs();
        let of_abs = if size < 1.0 { of_size(size) } else { 0.5 };
        if *x < 0.0 { -of_abs } else { of_abs }
    };
    path.iter().map(value).sum()
}
