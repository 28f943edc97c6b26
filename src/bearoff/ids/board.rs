//! The whole board that an ID describes, and the bear-off that it may be.

use super::error::IdError;
use crate::bearoff::checkers::{Checkers, POINTS};
use crate::bearoff::position::{Position, Side};

/// Point 25 is the bar.
pub(super) const BAR: usize = 25;

/// How many checkers each side has on her own points 1 to 24 and on the bar: `board[p - 1]`.
pub(super) type Board = [u8; BAR];

/// The position of two boards, X on roll.
#[inline(never)]
pub(super) fn position(x: &[u8], o: &[u8]) -> Result<Position, IdError> {
    let farthest = |board: &[u8]| {
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
    let home = |board: &[u8]| core::array::from_fn(|point| board.get(point).copied().unwrap_or(0));
    Position::of_points(home(x), home(o)).map_err(IdError::Position)
}

/// The board of checkers that are all home.
pub(super) fn board(checkers: Checkers) -> Board {
    let points = checkers.points();
    core::array::from_fn(|point| points.get(point).copied().unwrap_or(0))
}
