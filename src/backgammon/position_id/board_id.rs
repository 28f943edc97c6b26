//! Boards as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Any board of an unfinished game is read, and its roll if there is one. Other facts in an ID, about a cube or a match, are
//! ignored and reported as such.

use super::board_id_error::IdError;
use super::ignored_fields::Aside;
use super::{gnu_id, xgid as xgid_of};
use crate::backgammon::side::Side;
use crate::backgammon::{Board, BoardError, CHECKERS, Outcome, Who};
use crate::rollout::dice::Roll;

/// A position read from an ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The board, seen by the side on roll.
    pub board: Board,
    /// The side on roll: X in a position ID. In an XGID, X is the player at the bottom.
    pub on_roll: Side,
    /// The roll of the side on roll, if the ID has dice.
    pub roll: Option<Roll>,
    /// Facts of the game that are not used here, with X for the side on roll. The dice are not among them.
    pub aside: Aside,
}

/// Reads a position ID (perhaps with a match ID behind it) or an XGID, also where a program's own words stand
/// before it. Whitespace around it is ignored.
///
/// # Errors
/// [`IdError`] says what is wrong with it, or with its board; also if the game is over.
pub fn read(text: &str) -> Result<Reading, IdError> {
    let written = crate::backgammon::position_id::read(text).map_err(IdError::Text)?;
    let on_roll = written.on_roll;
    let side = |who| match who {
        Who::Roller => on_roll,
        Who::Opponent => on_roll.other(),
    };
    let [x, o] = written.sides;
    let sides = match on_roll {
        Side::X => [x, o],
        Side::O => [o, x],
    };
    let board = Board::new(sides).map_err(|error| match error {
        BoardError::TooMany { who, count } => IdError::TooMany {
            side: side(who),
            count,
        },
        BoardError::Shared { point } => IdError::Shared {
            // Points are told as X counts them.
            point: match on_roll {
                Side::X => point,
                Side::O => 25 - point,
            },
        },
        BoardError::Empty => IdError::Empty,
        BoardError::Deadlock => IdError::Deadlock,
    })?;
    if let Some(outcome) = board.outcome() {
        let winner = if outcome >= Outcome::Win {
            Who::Roller
        } else {
            Who::Opponent
        };
        return Err(IdError::Finished { side: side(winner) });
    }
    // A die is one of 1 to 6 where both are read.
    let roll_of = |[first, second]: [u32; 2]| Roll::new(first as u8, second as u8);
    let mut aside = match on_roll {
        Side::X => written.aside,
        Side::O => written.aside.swapped(),
    };
    Ok(Reading {
        board,
        on_roll,
        roll: aside.dice.take().and_then(roll_of),
        aside,
    })
}

/// The board's position ID. It does not say who is X, nor what has been rolled.
#[must_use]
pub fn position_id(board: &Board) -> String {
    gnu_id::write(*board.sides())
}

/// The board's XGID with this side on roll, who may have rolled already; X is the player at the bottom. Money play, the cube in
/// the middle.
#[must_use]
pub fn xgid(board: &Board, on_roll: Side, roll: Option<Roll>) -> String {
    let [roller, opponent] = *board.sides();
    let sides = match on_roll {
        Side::X => [roller, opponent],
        Side::O => [opponent, roller],
    };
    let (first, second) = roll.map_or((0, 0), Roll::dice);
    let dice = [first, second].map(|die| char::from(b'0' + die));
    xgid_of::write(sides, None, on_roll, &String::from_iter(dice))
}

const _: () = assert!(CHECKERS == crate::backgammon::position_id::CHECKERS);
