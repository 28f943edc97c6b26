//! Mistakes in games that are played by hand, and their costs.

use core::ops::AddAssign;

use crate::backgammon::bearoff_db::CheckerMove;
use crate::stats::score::Score;

/// The costs of a side's mistakes, in the unit of the game's results. Numbers are at least 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HandCosts<T> {
    /// The cost of mistakes with the checkers.
    pub checkers: T,
    /// The cost of mistakes with the cube; zero in games without one.
    pub cube: T,
}

impl<T> HandCosts<T> {
    /// Converts both costs.
    pub(crate) fn map<U>(self, convert: impl Fn(T) -> U) -> HandCosts<U> {
        HandCosts {
            checkers: convert(self.checkers),
            cube: convert(self.cube),
        }
    }
}

impl AddAssign for HandCosts<Score> {
    fn add_assign(&mut self, other: Self) {
        self.checkers += other.checkers;
        self.cube += other.cube;
    }
}

/// A play that is worse than the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The cost for the side that played, above 0, in the unit of the game's results.
    pub cost: f64,
    /// The best play.
    pub better: Vec<CheckerMove>,
}
