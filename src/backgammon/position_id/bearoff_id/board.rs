//! The whole board that an ID describes, and the bear-off that it may be.

use super::error::IdError;
use crate::backgammon::bearoff_db::checkers::POINTS;
use crate::backgammon::bearoff_db::{Checkers, Position};
use crate::backgammon::position_id::{PLACES, Places};
use crate::backgammon::side::Side;

/// Point 25 is the bar.
const BAR: usize = PLACES;

/// The position of X's checkers and of O's, X on roll.
pub(crate) fn position([x, o]: &[Places; 2]) -> Result<Position, IdError> {
    let farthest = |board: &Places| {
        let points = (1..).zip(board).filter(|&(_, &count)| count > 0);
        points.fold(0, |_, (point, _)| point)
    };
    let (x_farthest, o_farthest) = (farthest(x), farthest(o));
    // X's point p is O's point 25 − p.
    if x_farthest + o_farthest > BAR || x_farthest.max(o_farthest) == BAR {
        return Err(IdError::Contact);
    }
    for (side, point) in [(Side::X, x_farthest), (Side::O, o_farthest)] {
        if point > POINTS {
            return Err(IdError::NotHome { side, point });
        }
    }
    let home =
        |board: &Places| core::array::from_fn(|point| board.get(point).copied().unwrap_or(0));
    Position::of_points(home(x), home(o)).map_err(IdError::Position)
}

/// The board of checkers that are all home.
pub(crate) fn board(checkers: Checkers) -> Places {
    let points = checkers.points();
    core::array::from_fn(|point| points.get(point).copied().unwrap_or(0))
}
