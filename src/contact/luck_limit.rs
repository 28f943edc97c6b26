//! How much luck is subtracted from a game at most, so that what is left has bounds.
//!
//! Luck is subtracted only while each of the 36 rolls to come keeps its running total within a limit; from then on nothing
//! is subtracted in that game. Whether a roll's luck counts is decided before the roll, so it still averages zero, and result −
//! luck has proven bounds: the largest result plus the limit. They carry the [any-time interval](crate::betting).
//!
//! The limit is far: of 3,000 games from the opening position none had a running total beyond 3.6 points.

use super::board::Board;
use crate::interval::ScoreBounds;
use crate::score::Score;

/// By how many points the running total of luck may exceed the largest result of a game.
const ROOM: i64 = 2;

/// How far the running total of luck may go from zero, in a game whose results are within these bounds.
fn limit(results: ScoreBounds) -> Score {
    results.high + Score::from_units(ROOM * Score::WIN.units())
}

/// Bounds of the results of games from a position, in points: three, or one where neither side can lose a gammon any more.
pub(super) fn result_bounds(start: &Board) -> ScoreBounds {
    let most = if start.borne_off().iter().all(|&off| off > 0) {
        1
    } else {
        3
    };
    let largest = Score::from_units(most * Score::WIN.units());
    ScoreBounds::tight(-largest, largest)
}

/// Bounds of result − luck. Games hardly ever come near them.
pub(super) fn reduced_bounds(results: ScoreBounds) -> ScoreBounds {
    let limit = limit(results);
    ScoreBounds {
        low: results.low - limit,
        high: results.high + limit,
        tight: false,
    }
}

/// Whether the luck of a game is still subtracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LuckLimit {
    limit: Score,
    reached: bool,
}

impl LuckLimit {
    /// At the beginning of a game whose results are within these bounds.
    pub fn new(results: ScoreBounds) -> Self {
        Self {
            limit: limit(results),
            reached: false,
        }
    }

    /// Whether the luck of the roll to come counts, if all rolls have luck within these ends and this is the total so far.
    /// Once it does not, no luck of the game does.
    pub fn allows(&mut self, total: Score, [unluckiest, luckiest]: [Score; 2]) -> bool {
        let within = -self.limit <= total + unluckiest && total + luckiest <= self.limit;
        self.reached |= !within;
        !self.reached
    }
}
