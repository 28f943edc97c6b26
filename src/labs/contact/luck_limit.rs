//! The limit of the luck subtracted from a game, which gives the reduced result proven bounds.
//!
//! Luck is subtracted only while each of the 36 possible rolls keeps its running total within a
//! limit. From the first turn on in which a roll could exceed the limit, no luck of that game is
//! subtracted. Whether a roll's luck counts is decided before the roll, so it still averages zero.
//!
//! Result − luck therefore has proven bounds: the largest result plus the limit. The [any-time
//! interval](crate::stats::confidence_sequence) needs such bounds.
//!
//! The limit is generous: in 3,000 games from the opening position no running total exceeded 3.6
//! points.

use crate::backgammon::bearoffs::ValueSource;
use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::{ChanceDeltas, TurnEstimate};
use crate::backgammon::{Board, bearoffs};
use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

/// The number of points by which the limit of running luck exceeds the largest result of a game.
const MARGIN_POINTS: i64 = 2;

/// Returns the largest running total of luck, either way, in a game with results within these
/// bounds.
fn max_running_luck(results: ScoreBounds) -> Score {
    results.high + Score::from_units(MARGIN_POINTS * Score::WIN.units())
}

/// Returns the bounds of the results of games from a position.
///
/// They are ±3 points, or ±1 where neither side can lose a gammon any more.
pub(crate) fn result_bounds(start: &Board) -> ScoreBounds {
    let most = if start.borne_off().iter().all(|&off| off > 0) {
        1
    } else {
        3
    };
    let largest = Score::from_units(most * Score::WIN.units());
    ScoreBounds::tight(-largest, largest)
}

/// Returns the bounds of result − luck. Games hardly ever come near them.
pub(crate) fn reduced_bounds(results: ScoreBounds) -> ScoreBounds {
    let limit = max_running_luck(results);
    ScoreBounds {
        low: results.low - limit,
        high: results.high + limit,
        tight: false,
    }
}

/// A bound of the rounding errors of a game whose values are exact: a hundred-thousandth of a
/// point.
///
/// Values in the two-sided database are rounded to 2⁻²⁵ of a win. A game has at most some thirty
/// turns, whose errors add up to less.
const ROUNDING: Score = Score::from_units(Score::WIN.units() / 100_000);

/// Returns the bounds of result − luck where the two-sided database covers the position, for the
/// network as evaluator.
///
/// Every play and every luck is exact there, so all reduced results equal the value of the
/// position. The result is `None` elsewhere, and until the database is built.
pub(crate) fn exact_bounds(start: &Board) -> Option<ScoreBounds> {
    if bearoffs::waits_for_databases(start) || ValueSource::of(start) != ValueSource::Exact {
        return None;
    }
    let value = bearoffs::value(start)?.equity_score();
    Some(ScoreBounds::tight(value - ROUNDING, value + ROUNDING))
}

/// The state of a game's luck limit: whether luck is still subtracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LuckLimit {
    /// The largest running total of luck, either way.
    limit: Score,
    /// Whether some roll could have exceeded the limit.
    exceeded: bool,
}

impl LuckLimit {
    /// Returns the limit at the start of a game with results within these bounds.
    pub fn new(results: ScoreBounds) -> Self {
        Self {
            limit: max_running_luck(results),
            exceeded: false,
        }
    }

    /// Returns whether a roll could have exceeded the limit, so that luck is no longer subtracted.
    #[cfg(test)]
    pub const fn is_exceeded(self) -> bool {
        self.exceeded
    }

    /// Returns the luck of a turn's roll in each of X's chances, or zeros once luck is no longer
    /// subtracted.
    ///
    /// `total` is the game's luck so far, in points from X's side. `side` is the side that plays.
    pub fn limited_luck(
        &mut self,
        total: Score,
        estimate: &TurnEstimate,
        side: Side,
    ) -> ChanceDeltas {
        if self.allows(total, estimate.luck_range(side)) {
            estimate.luck(side)
        } else {
            ChanceDeltas::default()
        }
    }

    /// Returns whether the luck of the next roll counts, and stops the luck of the game for good if
    /// it does not.
    ///
    /// `total` is the game's luck so far. The last argument is the luck of the unluckiest and of
    /// the luckiest roll.
    pub fn allows(&mut self, total: Score, [unluckiest, luckiest]: [Score; 2]) -> bool {
        let within = -self.limit <= total + unluckiest && total + luckiest <= self.limit;
        self.exceeded |= !within;
        !self.exceeded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(points: i64) -> Score {
        Score::from_units(points * Score::WIN.units())
    }

    #[test]
    fn luck_stops_for_good_once_a_roll_could_exceed_the_limit() {
        // The limit is 3 + 2 points.
        let mut limit = LuckLimit::new(result_bounds(&Board::START));
        let within = [points(-2), points(1)];
        assert!(limit.allows(points(4), within) && limit.allows(points(-3), within));
        // The luckiest roll would make the total 5 + 1, and the unluckiest −4 − 2.
        for total in [points(5), points(-4)] {
            let mut limit = limit;
            assert!(!limit.allows(total, within));
            assert!(!limit.allows(Score::ZERO, within));
        }
        assert!(limit.allows(Score::ZERO, within));
    }

    #[test]
    fn bounds_are_narrower_without_gammons() {
        let last_checkers = crate::backgammon::position_id::board_id::parse("AwAACAYAAAAAAA")
            .unwrap()
            .board;
        for (board, most) in [(Board::START, 3), (last_checkers, 1)] {
            let results = result_bounds(&board);
            assert_eq!((results.low, results.high), (points(-most), points(most)));
            let reduced = reduced_bounds(results);
            let far = points(2 * most + 2);
            assert_eq!((reduced.low, reduced.high), (-far, far));
        }
    }
}
