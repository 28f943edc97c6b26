//! Bear-offs as other programs write them: position IDs and XGIDs (see
//! [`crate::backgammon::position_id`]).
//!
//! Only positions without contact, with all checkers in the home boards, are accepted. Other facts
//! in an ID are ignored and reported as ignored.
//!
//! ```
//! use rollout_lab::backgammon::bearoff_db::Position;
//! use rollout_lab::backgammon::position_id::bearoff_id;
//!
//! // The article's position: four checkers on X's ace point against one on O's six point. Other
//! // programs write it like this (tests/golden/bearoff.json).
//! let position = Position::from_points([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])?;
//! assert_eq!(bearoff_id::position_id(position), "IAAAPAAAAAAAAA");
//! let xgid = "XGID=-D-----------------a------:0:0:1:00:0:0:0:0:10";
//! assert_eq!(bearoff_id::xgid(position), xgid);
//! assert_eq!(bearoff_id::parse(xgid)?.position, position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::backgammon::bearoff_db::checkers::HOME_POINTS;
use crate::backgammon::bearoff_db::{Checkers, Position};
use crate::backgammon::position_id::{CheckerCounts, POINTS_AND_BAR, gnu_id, xgid as xgid_of};
use crate::backgammon::side::Side;

pub use crate::backgammon::position_id::bearoff_id_error::BearoffIdError;
pub use crate::backgammon::position_id::{CubeOffer, IgnoredIdFields, MatchScore, TextError};

/// The bar, as the point behind the 24 point.
const BAR: usize = POINTS_AND_BAR;

/// A bear-off read from an ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsedBearoff {
    /// The position, with its side on roll.
    pub position: Position,
    /// Facts in the ID that bear-offs don't use.
    pub ignored: IgnoredIdFields,
}

/// Reads the bear-off from a text with a position ID, perhaps with a match ID beside it, or an
/// XGID. Other words may surround the ID.
///
/// # Errors
/// [`BearoffIdError`] says what is wrong with the ID or its position.
pub fn parse(text: &str) -> Result<ParsedBearoff, BearoffIdError> {
    let raw = crate::backgammon::position_id::parse(text).map_err(BearoffIdError::Text)?;
    Ok(ParsedBearoff {
        position: bearoff_position(&raw.sides)?.with_on_roll(raw.on_roll),
        ignored: raw.ignored,
    })
}

/// Returns the position's ID in GNU Backgammon. It does not say which side is X.
#[must_use]
pub fn position_id(position: Position) -> String {
    let on_roll = position.on_roll();
    gnu_id::encode([on_roll, on_roll.other()].map(|side| checker_counts(position.checkers(side))))
}

/// Returns the position's XGID with a centred cube. X is the player at the bottom.
#[must_use]
pub fn xgid(position: Position) -> String {
    xgid_with_cube(position, None)
}

/// Returns the position's XGID with a cube of this owner. `None` is a centred cube; an owned cube
/// shows 2.
#[must_use]
pub fn xgid_with_cube(position: Position, owner: Option<Side>) -> String {
    xgid_of::encode(sides(position), owner, position.on_roll(), "00")
}

/// Returns the 26 places of the position's XGID. X is the player at the bottom.
pub(crate) fn xgid_board(position: Position) -> String {
    xgid_of::encode_board(sides(position))
}

/// Returns X's and O's checkers on whole boards.
fn sides(position: Position) -> [CheckerCounts; 2] {
    [position.x(), position.o()].map(checker_counts)
}

/// Converts X's and O's checkers on whole boards to a bear-off position, X on roll.
///
/// # Errors
/// [`BearoffIdError`] if there is contact, a checker is not home, or the checkers are no position.
fn bearoff_position([x, o]: &[CheckerCounts; 2]) -> Result<Position, BearoffIdError> {
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

/// Returns checkers of a home board as counts on the whole board.
fn checker_counts(checkers: Checkers) -> CheckerCounts {
    let points = checkers.points();
    core::array::from_fn(|point| points.get(point).copied().unwrap_or(0))
}
