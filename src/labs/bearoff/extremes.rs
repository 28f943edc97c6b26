//! The lowest and the highest score over all possible rolls, computed from the end of a game
//! backwards.

use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

/// The lowest and the highest of a set of scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Extremes {
    /// The lowest score.
    low: Score,
    /// The highest score.
    high: Score,
}

impl Extremes {
    /// The extremes of no score; any score widens them.
    pub const EMPTY: Self = Self {
        low: Score::from_units(i64::MAX),
        high: Score::from_units(i64::MIN),
    };

    /// Returns the extremes of a single score.
    pub const fn single(score: Score) -> Self {
        Self {
            low: score,
            high: score,
        }
    }

    /// Returns the extremes of the scores of both sets.
    pub fn union(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// Returns the extremes of the sums of one score of each set.
    pub fn plus(self, other: Self) -> Self {
        Self {
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }

    /// Returns the extremes of the scores minus this one.
    pub fn minus(self, score: Score) -> Self {
        self.plus(Self::single(-score))
    }

    /// Returns the extremes of the scores times the number on a cube, at least 1.
    pub const fn times(self, cube: i64) -> Self {
        Self {
            low: Score::from_units(cube * self.low.units()),
            high: Score::from_units(cube * self.high.units()),
        }
    }

    /// Converts the extremes to bounds of single games. `tight` is [`ScoreBounds::tight`].
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
