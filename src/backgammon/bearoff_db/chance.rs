//! Winning chances as whole numbers: in units of 2⁻²⁵.
//!
//! A mean over the 36 rolls is then a whole number of 36ths of a unit, and so is luck, value after a roll − mean: see
//! [`Score`]. A unit is 3e-6 percentage points.

use crate::stats::score::Score;

/// A probability of winning, from 0 to [`ONE`], in units of 2⁻²⁵.
pub(crate) type Chance = u32;

/// Certainty.
pub(crate) const ONE: Chance = 1 << 25;

/// An even chance.
pub(crate) const HALF: Chance = ONE / 2;

/// Standard deviations up to this many percentage points are rounding of a spread that is zero: every chance of the exact
/// table is rounded to 1.5e-6 points, and a game has some ten of them.
pub const RESOLUTION: f64 = 2e-5;

const _: () = assert!(to_score(ONE).units() == Score::WIN.units());

/// A chance as a score.
#[inline]
pub(crate) const fn to_score(chance: Chance) -> Score {
    Score::from_units(36 * chance as i64)
}

/// The mean of chances as a score, from their sum over the 36 rolls.
#[inline]
pub(crate) const fn mean_score_of_36(sum: u32) -> Score {
    Score::from_units(sum as i64)
}

/// The chance nearest to the 36th part of a sum over the 36 rolls.
pub(crate) const fn mean_of_36(sum: u32) -> Chance {
    (sum + 18) / 36
}

/// The chance nearest to a probability, 0..1; what lies outside is moved inside.
pub(crate) fn quantize(probability: f64) -> Chance {
    // A cast saturates: below 0 and NaN it is 0.
    ((probability * f64::from(ONE) + 0.5) as Chance).min(ONE)
}

/// The probability, 0..1.
pub(crate) fn to_probability(chance: Chance) -> f64 {
    f64::from(chance) / f64::from(ONE)
}
