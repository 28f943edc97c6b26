//! Bear-offs as other programs write them: the IDs of [`crate::backgammon::position_id`], for positions without contact and with all checkers in
//! the home boards. Other facts in an ID are ignored and reported as such.

mod board;
mod error;

use crate::backgammon::bearoff_db::{Checkers, Position};
use crate::backgammon::position_id::{CHECKERS, Places, gnu_id, xgid as xgid_of};
use crate::backgammon::side::Side;
use board::board;

pub use crate::backgammon::position_id::{Aside, Offer, Score, TextError};
pub use error::IdError;

/// A bear-off read from an ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// With the side on roll.
    pub position: Position,
    /// The fields of the ID that bear-offs don't use.
    pub aside: Aside,
}

/// Reads a position ID (perhaps with a match ID behind it) or an XGID, also where a program's own words stand
/// before it. Whitespace around it is ignored.
///
/// # Errors
/// [`IdError`] says what is wrong with it.
pub fn read(text: &str) -> Result<Reading, IdError> {
    let written = crate::backgammon::position_id::read(text).map_err(IdError::Text)?;
    Ok(Reading {
        position: board::position(&written.sides)?.with_on_roll(written.on_roll),
        aside: written.aside,
    })
}

/// The position's ID in GNU Backgammon. It does not say who is X.
#[must_use]
pub fn position_id(position: Position) -> String {
    let on_roll = position.on_roll();
    gnu_id::write([on_roll, on_roll.other()].map(|side| board(position.side(side))))
}

/// The position's XGID; X is the player at the bottom.
#[must_use]
pub fn xgid(position: Position) -> String {
    xgid_with_cube(position, None)
}

/// The XGID of a position with a cube of this owner. `None` is a centred cube; an owned cube shows 2.
#[must_use]
pub fn xgid_with_cube(position: Position, owner: Option<Side>) -> String {
    xgid_of::write(sides(position), owner, position.on_roll(), "00")
}

/// The 26 places of the position's XGID; X is the player at the bottom.
pub(crate) fn xgid_board(position: Position) -> String {
    xgid_of::places(sides(position))
}

/// The boards of X and of O.
fn sides(position: Position) -> [Places; 2] {
    [position.x(), position.o()].map(board)
}

const _: () = assert!(Checkers::MOST == CHECKERS);
