//! Winning chances as whole numbers, in units of 2⁻²⁵.
//!
//! A mean over the 36 rolls is then a whole number of 36ths of a unit. So is luck, the value after
//! a roll minus that mean: see [`Score`]. A unit is 3e-6 percentage points.

use crate::stats::score::Score;

/// A winning chance from 0 to [`ONE`], in units of 2⁻²⁵.
pub(crate) type Chance = u32;

/// The chance of a certain win.
pub(crate) const ONE: Chance = 1 << 25;

/// An even chance.
pub(crate) const HALF: Chance = ONE / 2;

/// The standard deviation, in percentage points, up to which a spread counts as zero.
///
/// Smaller values come from rounding. Every chance of the exact table is rounded to 1.5e-6 points,
/// and a game has about ten of them.
pub const RESOLUTION: f64 = 2e-5;

const _: () = assert!(to_score(ONE).units() == Score::WIN.units());

/// Converts a chance to a score.
#[inline]
pub(crate) const fn to_score(chance: Chance) -> Score {
    Score::from_units(36 * chance as i64)
}

/// Converts a sum of chances over the 36 rolls to the score of their mean.
#[inline]
pub(crate) const fn mean_score_of_36(sum: u32) -> Score {
    Score::from_units(sum as i64)
}

/// Returns the mean of chances from their sum over the 36 rolls, rounded to the nearest unit.
pub(crate) const fn mean_of_36(sum: u32) -> Chance {
    (sum + 18) / 36
}

/// Rounds a probability to the nearest chance. Values outside 0..1 are clamped, and NaN becomes 0.
pub(crate) fn quantize(probability: f64) -> Chance {
    // A cast saturates: negative numbers and NaN become 0.
    ((probability * f64::from(ONE) + 0.5) as Chance).min(ONE)
}

/// Converts a chance to a probability, 0..1.
pub(crate) fn to_probability(chance: Chance) -> f64 {
    f64::from(chance) / f64::from(ONE)
}
