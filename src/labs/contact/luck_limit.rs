//! How much luck is subtracted from a game at most, so that what is left has bounds.
//!
//! Luck is subtracted only while each of the 36 rolls to come keeps its running total within a limit; from then on nothing
//! is subtracted in that game. Whether a roll's luck counts is decided before the roll, so it still averages zero, and result −
//! luck has proven bounds: the largest result plus the limit. They carry the [any-time interval](crate::stats::confidence_sequence).
//!
//! The limit is far: of 3,000 games from the opening position none had a running total beyond 3.6 points.

use crate::backgammon::bearoffs::ValueSource;
use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::{ChanceDeltas, TurnEstimate};
use crate::backgammon::{Board, bearoffs};
use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

/// By how many points the running total of luck may exceed the largest result of a game.
const MARGIN_POINTS: i64 = 2;

/// How far the running total of luck may go from zero, in a game whose results are within these bounds.
fn max_running_luck(results: ScoreBounds) -> Score {
    results.high + Score::from_units(MARGIN_POINTS * Score::WIN.units())
}

/// Bounds of the results of games from a position, in points: three, or one where neither side can lose a gammon any more.
pub(crate) fn result_bounds(start: &Board) -> ScoreBounds {
    let most = if start.borne_off().iter().all(|&off| off > 0) {
        1
    } else {
        3
    };
    let largest = Score::from_units(most * Score::WIN.units());
    ScoreBounds::tight(-largest, largest)
}

/// Bounds of result − luck. Games hardly ever come near them.
pub(crate) fn reduced_bounds(results: ScoreBounds) -> ScoreBounds {
    let limit = max_running_luck(results);
    ScoreBounds {
        low: results.low - limit,
        high: results.high + limit,
        tight: false,
    }
}

/// Values in the two-sided database are rounded to 2⁻²⁵ of a win. The disparities of a game, of some thirty turns at most, add up to
/// less than so many units: a hundred-thousandth of a point.
const ROUNDING: Score = Score::from_units(Score::WIN.units() / 100_000);

/// Bounds of result − luck where the network leaves the position to the two-sided database: every play and every luck is exact
/// then, and all games return the value of the position. `None` elsewhere, and while the database is not made yet.
pub(crate) fn exact_bounds(start: &Board) -> Option<ScoreBounds> {
    if bearoffs::waits_for_databases(start) || ValueSource::of(start) != ValueSource::Exact {
        return None;
    }
    let value = bearoffs::value(start)?.equity_score();
    Some(ScoreBounds::tight(value - ROUNDING, value + ROUNDING))
}

/// Whether the luck of a game is still subtracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LuckLimit {
    limit: Score,
    exceeded: bool,
}

impl LuckLimit {
    /// At the beginning of a game whose results are within these bounds.
    pub fn new(results: ScoreBounds) -> Self {
        Self {
            limit: max_running_luck(results),
            exceeded: false,
        }
    }

    /// Whether some luck was not subtracted.
    #[cfg(test)]
    pub const fn is_exceeded(self) -> bool {
        self.exceeded
    }

    /// Returns the luck of a turn's roll in each of X's chances, or zeros once luck is no longer subtracted. `total` is the
    /// game's luck so far, in equity from X's side.
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

    /// Whether the luck of the roll to come counts, if all rolls have luck within these ends and this is the total so far.
    /// Once it does not, no luck of the game does.
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
        // Three points and two more.
        let mut limit = LuckLimit::new(result_bounds(&Board::START));
        let within = [points(-2), points(1)];
        assert!(limit.allows(points(4), within) && limit.allows(points(-3), within));
        // The luckiest roll would make it 6 + 1, the unluckiest −4 − 2.
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
