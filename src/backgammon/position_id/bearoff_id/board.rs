//! The whole board that an ID describes, and the bear-off that it may be.

use super::error::BearoffIdError;
use crate::backgammon::bearoff_db::checkers::HOME_POINTS;
use crate::backgammon::bearoff_db::{Checkers, Position};
use crate::backgammon::position_id::{CheckerCounts, POINTS_AND_BAR};
use crate::backgammon::side::Side;

/// Point 25 is the bar.
const BAR: usize = POINTS_AND_BAR;

/// The position of X's checkers and of O's, X on roll.
pub(crate) fn bearoff_position([x, o]: &[CheckerCounts; 2]) -> Result<Position, BearoffIdError> {
    let farthest = |board: &CheckerCounts| {
        let points = (1..).zip(board).filter(|&(_, &count)| count > 0);
        points.fold(0, |_, (point, _)| point)
    };
    let (x_farthest, o_farthest) = (farthest(x), farthest(o));
    // X's point p is O's point 25 − p.
    if x_farthest + o_farthest > BAR || x_farthest.max(o_farthest) == BAR {
        return Err(BearoffIdError::Contact);
    }
    for (side, point) in [(Side::X, x_farthest), (Side::O, o_farthest)] {
        if point > HOME_POINTS {
            return Err(BearoffIdError::NotHome { side, point });
        }
    }
    let home = |board: &CheckerCounts| {
        core::array::from_fn(|point| board.get(point).copied().unwrap_or(0))
    };
    Position::from_points(home(x), home(o)).map_err(BearoffIdError::Position)
}

/// The board of checkers that are all home.
pub(crate) fn checker_counts(checkers: Checkers) -> CheckerCounts {
    let points = checkers.points();
    core::array::from_fn(|point| points.get(point).copied().unwrap_or(0))
}
