//! The costs of a side's mistakes: with the checkers, and with the cube.

use super::prepared_setup::TurnLosses;
use crate::backgammon::side::Side;
use crate::codec::codec_fields;
use crate::stats::score::Score;

/// The costs of a side's mistakes, for example in points per game: a number each, or statistics.
///
/// A cost is never negative, except by rounding.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MistakeCosts<T = f64> {
    /// The cost of mistakes with the checkers.
    pub checkers: T,
    /// The cost of mistakes with the cube: wrong and missed doubles, wrong takes and passes. Zero
    /// in games without one.
    pub cube: T,
}

impl<T> MistakeCosts<T> {
    /// Converts both costs.
    pub(crate) fn map<U>(self, convert: impl Fn(T) -> U) -> MistakeCosts<U> {
        MistakeCosts {
            checkers: convert(self.checkers),
            cube: convert(self.cube),
        }
    }
}

impl MistakeCosts<Score> {
    /// Returns the costs of X and of O in a turn of `side`.
    pub(crate) fn of_turn(side: Side, TurnLosses { cube, answer, play }: TurnLosses) -> [Self; 2] {
        let roller = Self {
            checkers: play,
            cube,
        };
        let other = Self {
            checkers: Score::ZERO,
            cube: answer,
        };
        match side {
            Side::X => [roller, other],
            Side::O => [other, roller],
        }
    }

    /// Adds the costs of X and of O in a turn to those of the turns before.
    pub(crate) fn add_turn(sums: &mut [Self; 2], costs: [Self; 2]) {
        for (sum, costs) in sums.iter_mut().zip(costs) {
            sum.checkers += costs.checkers;
            sum.cube += costs.cube;
        }
    }
}

codec_fields! { MistakeCosts { checkers, cube } }
