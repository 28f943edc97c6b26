//! Equities as whole numbers, in units of 2⁻²⁵ points.
//!
//! A mean over the 36 rolls is then a whole number of 36ths of a unit, and so is luck: see
//! [`Score`], where a point is [`Score::WIN`].

use crate::backgammon::bearoff_db::chance;
use crate::backgammon::bearoff_db::chance::Chance;
use crate::stats::score::Score;

/// An equity of the side on roll, in units of 2⁻²⁵ points per unit of the cube. Equities of
/// positions lie within −1 and 1 point, and those of doubles that are taken within −2 and 2 points.
pub(crate) type Equity = i32;

/// One point.
pub(crate) const POINT: Equity = 1 << 25;

/// The largest difference at which two equities count as equal, a millionth of a point. Every
/// equity is rounded to 1.5e-8 points, and a game has about ten of them.
pub(crate) const TIE_TOLERANCE: Equity = (POINT + 500_000) / 1_000_000;

/// The standard deviation, in points, up to which a spread counts as zero. Smaller values come from
/// rounding.
pub const RESOLUTION: f64 = 1e-6;

const _: () = assert!(to_score(POINT).units() == Score::WIN.units());

/// Converts an equity to a score.
#[inline]
pub(crate) const fn to_score(equity: Equity) -> Score {
    Score::from_units(36 * equity as i64)
}

/// Returns the mean of equities from their sum over the 36 rolls, rounded to the nearest unit.
#[inline]
pub(crate) const fn mean_of_36(sum: i32) -> Equity {
    // The offset makes all numbers positive, because the compiler vectorises only unsigned
    // division.
    const OFFSET: u32 = 2 * POINT as u32;
    let above = ((sum as u32).wrapping_add(36 * OFFSET) + 18) / 36;
    above.wrapping_sub(OFFSET).cast_signed()
}

/// Rounds points to the nearest equity. Values more than two points from zero are clamped.
pub(crate) fn quantize(points: f64) -> Equity {
    let units = points * f64::from(POINT);
    units
        .clamp(f64::from(-2 * POINT), f64::from(2 * POINT))
        .round_ties_even() as Equity
}

/// Converts an equity to points.
pub(crate) fn to_points(equity: Equity) -> f64 {
    f64::from(equity) / f64::from(POINT)
}

/// Converts a winning chance to the equity of a game without a cube.
#[inline]
pub(crate) const fn from_chance(chance: Chance) -> Equity {
    2 * chance.cast_signed() - chance::ONE.cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_of_36_rounds_to_nearest() {
        for equity in [
            0,
            1,
            -1,
            12_345,
            -12_345,
            POINT,
            -POINT,
            POINT + TIE_TOLERANCE,
        ] {
            for rest in -17..18 {
                assert_eq!(mean_of_36(36 * equity + rest), equity, "{equity} {rest}");
            }
        }
    }

    #[test]
    fn converts_chance_to_cubeless_equity() {
        // A chance of three in four: 3/4 − 1/4.
        assert_eq!(from_chance(3 * (chance::ONE / 4)), POINT / 2);
        assert_eq!([0, chance::ONE].map(from_chance), [-POINT, POINT]);
        assert_eq!(quantize(-0.25), -POINT / 4);
    }
}
