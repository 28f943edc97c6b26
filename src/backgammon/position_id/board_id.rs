//! Boards as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Any board of an unfinished game is accepted, with its roll if there is one. Other facts in an
//! ID, about a cube or a match, are ignored and reported as ignored.
//!
//! ```
//! use rollout_lab::backgammon::Board;
//! use rollout_lab::backgammon::position_id::board_id;
//! use rollout_lab::rollout::dice::Roll;
//!
//! // A link to another site, from a match to 7 points: an opening 3-1 (tests/golden/pasted.json).
//! let link = "https://example.com/analysis?xgid=XGID%3D-b----E-C---eE---c-e----B-\
//!             %3A0%3A0%3A1%3A31%3A0%3A0%3A0%3A7%3A10";
//! let parsed = board_id::parse(link)?;
//! assert_eq!(parsed.board, Board::START);
//! assert_eq!(parsed.roll, Roll::new(3, 1));
//! assert_eq!(parsed.ignored.score.unwrap().length, 7);
//! assert_eq!(board_id::position_id(&parsed.board), "4HPwATDgc/ABMA");
//! # Ok::<(), rollout_lab::backgammon::position_id::BoardIdError>(())
//! ```

use super::board_id_error::BoardIdError;
use super::ignored_fields::IgnoredIdFields;
use super::{gnu_id, xgid as xgid_of};
use crate::backgammon::side::Side;
use crate::backgammon::{Board, BoardError, BoardSide, Outcome};
use crate::rollout::dice::Roll;

/// A board read from an ID, with the side on roll and the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsedBoard {
    /// The board, seen by the side on roll.
    pub board: Board,
    /// The side on roll. X is the side on roll of a position ID, and the player at the bottom of an
    /// XGID.
    pub on_roll: Side,
    /// The roll of the side on roll, if the ID has dice.
    pub roll: Option<Roll>,
    /// Facts of the game that are not used, such as a cube or a score, with X for the side on roll.
    /// The dice are not among them.
    pub ignored: IgnoredIdFields,
}

/// Reads the board from a text with a position ID, perhaps with a match ID beside it, or an XGID.
/// Other words may surround the ID.
///
/// # Errors
/// [`BoardIdError`] says what is wrong with the ID or its board. The board of a finished game is an
/// error too.
pub fn parse(text: &str) -> Result<ParsedBoard, BoardIdError> {
    let raw = crate::backgammon::position_id::parse(text).map_err(BoardIdError::Text)?;
    let on_roll = raw.on_roll;
    let side = |board_side| match board_side {
        BoardSide::Mover => on_roll,
        BoardSide::Opponent => on_roll.other(),
    };
    let [x, o] = raw.sides;
    let sides = match on_roll {
        Side::X => [x, o],
        Side::O => [o, x],
    };
    let board = Board::new(sides).map_err(|error| match error {
        BoardError::TooMany {
            side: board_side,
            count,
        } => BoardIdError::TooMany {
            side: side(board_side),
            count,
        },
        BoardError::Shared { point } => BoardIdError::Shared {
            // Errors name points as X counts them.
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
    // Both dice of an ID are 1 to 6, or it has none.
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

/// Returns the board's position ID. It does not say which side is X, nor what has been rolled.
#[must_use]
pub fn position_id(board: &Board) -> String {
    gnu_id::encode(*board.sides())
}

/// Returns the board's XGID with this side on roll, which may have rolled already. X is the player
/// at the bottom. The game is for money, with a centred cube.
#[must_use]
pub fn xgid(board: &Board, on_roll: Side, roll: Option<Roll>) -> String {
    let [mover, opponent] = *board.sides();
    let sides = match on_roll {
        Side::X => [mover, opponent],
        Side::O => [opponent, mover],
    };
    let (first, second) = roll.map_or((0, 0), Roll::dice);
    let dice = [first, second].map(|die| char::from(b'0' + die));
    xgid_of::encode(sides, None, on_roll, &String::from_iter(dice))
}
