//! Boards as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Any board of an unfinished game is read, and its roll if there is one. Other facts in an ID, about a cube or a match, are
//! ignored and reported as such.

use super::board_id_error::BoardIdError;
use super::ignored_fields::IgnoredIdFields;
use super::{gnu_id, xgid as xgid_of};
use crate::backgammon::side::Side;
use crate::backgammon::{Board, BoardError, BoardSide, Outcome};
use crate::rollout::dice::Roll;

/// A position read from an ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsedBoard {
    /// The board, seen by the side on roll.
    pub board: Board,
    /// The side on roll: X in a position ID. In an XGID, X is the player at the bottom.
    pub on_roll: Side,
    /// The roll of the side on roll, if the ID has dice.
    pub roll: Option<Roll>,
    /// Facts of the game that are not used here, with X for the side on roll. The dice are not among them.
    pub ignored: IgnoredIdFields,
}

/// Reads a position ID (perhaps with a match ID behind it) or an XGID, also where a program's own words stand
/// before it. Whitespace around it is ignored.
///
/// # Errors
/// [`BoardIdError`] says what is wrong with it, or with its board; also if the game is over.
pub fn parse(text: &str) -> Result<ParsedBoard, BoardIdError> {
    let raw = crate::backgammon::position_id::parse(text).map_err(BoardIdError::Text)?;
    let on_roll = raw.on_roll;
    let side = |who| match who {
        BoardSide::Mover => on_roll,
        BoardSide::Opponent => on_roll.other(),
    };
    let [x, o] = raw.sides;
    let sides = match on_roll {
        Side::X => [x, o],
        Side::O => [o, x],
    };
    let board = Board::new(sides).map_err(|error| match error {
        BoardError::TooMany { side: who, count } => BoardIdError::TooMany {
            side: side(who),
            count,
        },
        BoardError::Shared { point } => BoardIdError::Shared {
            // Points are told as X counts them.
            point: match on_roll {
                Side::X => point,
                Side::O => 25 - point,
            },
        },
        BoardError::Empty => BoardIdError::Empty,
        BoardError::Deadlock => BoardIdError::Deadlock,
    })?;
    if let Some(outcome) = board.outcome() {
        let winner = if outcome >= Outcome::Win {
            BoardSide::Mover
        } else {
            BoardSide::Opponent
        };
        return Err(BoardIdError::Finished { side: side(winner) });
    }
    // A die is one of 1 to 6 where both are read.
    let roll_of = |[first, second]: [u32; 2]| Roll::new(first as u8, second as u8);
    let mut ignored = match on_roll {
        Side::X => raw.ignored,
        Side::O => raw.ignored.swapped(),
    };
    Ok(ParsedBoard {
        board,
        on_roll,
        roll: ignored.dice.take().and_then(roll_of),
        ignored,
    })
}

/// The board's position ID. It does not say who is X, nor what has been rolled.
#[must_use]
pub fn position_id(board: &Board) -> String {
    gnu_id::encode(*board.sides())
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
    xgid_of::encode(sides, None, on_roll, &String::from_iter(dice))
}
