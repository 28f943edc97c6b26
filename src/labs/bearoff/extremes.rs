//! The lowest and the highest score over all that can be rolled: worked out from the end of a game backwards.

use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

/// A lowest and a highest score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Extremes {
    low: Score,
    high: Score,
}

impl Extremes {
    /// Extremes of no score: every score widens them.
    pub const EMPTY: Self = Self {
        low: Score::from_units(i64::MAX),
        high: Score::from_units(i64::MIN),
    };

    /// Extremes of a single score.
    pub const fn single(score: Score) -> Self {
        Self {
            low: score,
            high: score,
        }
    }

    /// These widened by others.
    pub fn union(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// Extremes of sums of one score of each.
    pub fn plus(self, other: Self) -> Self {
        Self {
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }

    /// Extremes of such scores less this one.
    pub fn minus(self, score: Score) -> Self {
        self.plus(Self::single(-score))
    }

    /// Multiplies both extremes by the value of a cube, at least 1.
    pub const fn times(self, cube: i64) -> Self {
        Self {
            low: Score::from_units(cube * self.low.units()),
            high: Score::from_units(cube * self.high.units()),
        }
    }

    /// As bounds of single games.
    pub const fn to_bounds(self, tight: bool) -> ScoreBounds {
        ScoreBounds {
            low: self.low,
            high: self.high,
            tight,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn union_sum_and_scaling_keep_both_ends() {
        let [three, minus] = [3, -5].map(|units| Extremes::single(Score::from_units(units)));
        let both = Extremes::EMPTY.union(three).union(minus);
        let units = |of: Extremes| (of.low.units(), of.high.units());
        assert_eq!(units(both), (-5, 3));
        assert_eq!(units(both.minus(Score::from_units(2))), (-7, 1));
        assert_eq!(units(both.plus(three)), (-2, 6));
        assert_eq!(units(both.times(2)), (-10, 6));
        let bounds = both.to_bounds(true);
        assert_eq!(bounds, ScoreBounds::tight(both.low, both.high));
    }
}
