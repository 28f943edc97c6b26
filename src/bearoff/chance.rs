//! Winning chances as whole numbers: in units of 2⁻²⁵.
//!
//! A mean over the 36 rolls is then a whole number of 36ths of a unit, and so is luck, value after a roll − mean: it
//! fits 32 bits, it adds to zero over the 36 rolls to the last bit, and the luck of a game is the same number
//! natively and in WebAssembly, in whatever order it is summed. A unit is 3e-6 percentage points.

/// A probability of winning, from 0 to [`ONE`], in units of 2⁻²⁵.
pub(super) type Chance = u32;

/// Certainty.
pub(super) const ONE: Chance = 1 << 25;

/// An even chance.
pub(super) const HALF: Chance = ONE / 2;

const _: () = assert!(36 * (ONE as u64) <= i32::MAX as u64);

/// The chance nearest to the 36th part of a sum over the 36 rolls.
pub(super) const fn mean_of_36(sum: u32) -> Chance {
    (sum + 18) / 36
}

/// The chance nearest to a probability, 0..1; what lies outside is moved inside.
pub(super) fn nearest(probability: f64) -> Chance {
    // A cast saturates: below 0 and NaN it is 0.
    ((probability * f64::from(ONE) + 0.5) as Chance).min(ONE)
}

/// The probability, 0..1.
pub(super) fn probability(chance: Chance) -> f64 {
    f64::from(chance) / f64::from(ONE)
}

/// Percent of a difference or sum that is counted in 36ths of a unit. Exact up to the last operation: such sums are
/// far below 2⁵³.
pub(super) fn points_of_36ths(sum: i64) -> f64 {
    sum as f64 / (36.0 * f64::from(ONE)) * 100.0
}
