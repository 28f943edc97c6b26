//! Results and luck as whole numbers, so that their sums are exact.
//!
//! ```
//! use rollout_lab::rollout::dice::Roll;
//! use rollout_lab::stats::score::{Score, Unit};
//!
//! // The correct luck of the article's first roll: +62.5% for doubles, −12.5% for other rolls.
//! let luck = |roll: Roll| Score::from_wins(if roll.is_double() { 0.625 } else { -0.125 });
//! let doubles = luck(Roll::new(6, 6).unwrap());
//! assert_eq!(doubles.in_unit(Unit::Percent), 62.5);
//!
//! // Over the 36 rolls it adds up to exactly zero, without a rounding error.
//! assert_eq!(Roll::all().map(luck).sum::<Score>(), Score::ZERO);
//! ```

use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub};

use crate::codec::codec_fields;

/// A result, the luck of a roll, the loss of a play, a disparity, or a sum or difference of such.
///
/// Positive values are good for X. The unit is a 36th of 2⁻²⁵ of a win, or 8e-8 percentage points.
/// An evaluator's values are whole multiples of 2⁻²⁵ of a win. So their mean over the 36 rolls is a
/// whole number of units, and so is luck, value − mean. Luck adds up to exactly zero over the 36
/// rolls. A game's luck is equal natively and in WebAssembly, in any order of summation.
///
/// 64 bits hold ±7.6e9 wins, more than 2³². The largest possible cube shows 2²⁵. Six checkers on
/// the six point have 36 pips, and a roll plays at least three of them. Only a side with all
/// checkers on its ace point wastes a pip with a 2-1, at most three times, and it bears off two
/// checkers each time. So there are at most 13 rolls a side, 25 turns, and each may double. Luck of
/// all of them adds up to less than 2 × (2 + 4 + … + 2²⁵) < 2²⁷ points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(i64);

/// A score of less than two wins either way, in half the memory, for tables in hot loops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CompactScore(i32);

/// The unit in which scores are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Percent of winning chances, and percentage points: a win is 100.
    Percent,
    /// Points of equity: a win is 1.
    Points,
}

impl Score {
    /// Zero: a loss where only wins count.
    pub const ZERO: Self = Self(0);

    /// A win where losses count nothing; one point.
    pub const WIN: Self = Self(36 << 25);

    /// Creates a score of whole points, or whole wins.
    #[must_use]
    pub const fn from_points(points: i64) -> Self {
        Self(points * Self::WIN.0)
    }

    /// Creates a score from 36ths of 2⁻²⁵ of a win.
    #[must_use]
    pub const fn from_units(units: i64) -> Self {
        Self(units)
    }

    /// The score in 36ths of 2⁻²⁵ of a win.
    #[must_use]
    pub const fn units(self) -> i64 {
        self.0
    }

    /// Whether the score is a whole number of points, or of wins.
    #[inline]
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.0 % Self::WIN.0 == 0
    }

    /// Returns the score nearest to a number of wins.
    ///
    /// Ties go to the even score, and both signs are rounded alike.
    #[inline]
    #[must_use]
    pub fn from_wins(wins: f64) -> Self {
        Self((wins * Self::WIN.0 as f64).round_ties_even() as i64)
    }

    /// Converts the score to percent or points.
    ///
    /// The result is rounded once up to 2⁵³ units, which are seven million wins, and once more as
    /// percent.
    #[inline]
    #[must_use]
    pub fn in_unit(self, unit: Unit) -> f64 {
        unit.value_of_units(self.0 as f64)
    }

    /// Returns the score for a table. It must be less than two wins either way.
    #[inline]
    pub(crate) fn compact(self) -> CompactScore {
        debug_assert!(i32::try_from(self.0).is_ok(), "{self:?}");
        CompactScore(self.0 as i32)
    }
}

impl CompactScore {
    /// Zero.
    pub const ZERO: Self = Self(0);
}

// The luck of a single roll and the loss of a play are at most one win, and must fit.
const _: () = assert!(Score::WIN.0 <= i32::MAX as i64);

codec_fields! { Score { 0 } }

impl From<CompactScore> for Score {
    #[inline]
    fn from(CompactScore(units): CompactScore) -> Self {
        Self(units.into())
    }
}

impl Unit {
    /// The value of a win in this unit.
    #[inline]
    #[must_use]
    pub(crate) const fn win_value(self) -> f64 {
        match self {
            Self::Percent => 100.0,
            Self::Points => 1.0,
        }
    }

    /// Converts a number of 36ths of 2⁻²⁵ of a win, which need not be whole, to this unit.
    #[inline]
    pub(crate) const fn value_of_units(self, units: f64) -> f64 {
        units / Score::WIN.0 as f64 * self.win_value()
    }
}

impl Add for Score {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Score {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Score {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_is_a_hundred_percent_and_one_point() {
        assert_eq!(Score::WIN.in_unit(Unit::Percent), 100.0);
        assert_eq!(Score::WIN.in_unit(Unit::Points), 1.0);
        assert_eq!((-Score::WIN).in_unit(Unit::Points), -1.0);
        // A quarter of a win: 36 × 2²³ units.
        assert_eq!(Score::from_units(36 << 23).in_unit(Unit::Percent), 25.0);
        assert_eq!(Score::ZERO.in_unit(Unit::Percent), 0.0);
    }

    #[test]
    fn from_wins_rounds_both_signs_alike() {
        assert_eq!(Score::from_wins(1.0), Score::WIN);
        // 2⁻³¹ of a win is 36 × 2²⁵ / 2³¹ = 0.5625 units, which rounds to 1. Half of that rounds to
        // 0.
        let small = 1.0 / f64::from(1_u32 << 31);
        for (wins, units) in [(small, 1), (small / 2.0, 0), (0.25, 36 << 23)] {
            assert_eq!(Score::from_wins(wins).units(), units);
            assert_eq!(Score::from_wins(-wins).units(), -units);
        }
    }

    #[test]
    fn compact_round_trip() {
        for score in [Score::WIN, -Score::WIN, Score::from_units(-1), Score::ZERO] {
            assert_eq!(Score::from(score.compact()), score);
        }
    }

    #[test]
    fn largest_cube_does_not_overflow() {
        // The luckiest roll turns certain loss into certain win, 2 points times the cube: 2 × (2 +
        // 4 + … + 2²⁵) in all.
        let luckiest = |cube: u32| Score::from_units((2 * Score::WIN.units()) << cube);
        let sum: Score = (1..=25).map(luckiest).sum();
        assert_eq!(sum.in_unit(Unit::Points), f64::from((1 << 27) - 4));
    }
}
