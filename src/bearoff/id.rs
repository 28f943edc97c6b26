//! Positions as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Both name any backgammon position; only those without contact, all checkers in the home boards, become a
//! [`Position`].

use core::fmt;

use super::checkers::{Checkers, POINTS};
use super::gnu_id;
use super::position::{Position, PositionError, Side};
use super::xgid;

/// Point 25 is the bar.
pub(super) const BAR: usize = 25;

/// How many checkers each side has on her own points 1 to 24 and on the bar: `board[p - 1]`.
pub(super) type Board = [u8; BAR];

/// Why a text names no position that this lab can roll out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdError {
    /// Neither a position ID nor an XGID by its looks.
    Unknown,
    /// A position ID has 14 characters.
    Length {
        /// How many there are.
        characters: usize,
    },
    /// An XGID's board has 26 places.
    Places {
        /// How many there are.
        places: usize,
    },
    /// A character that a position ID or an XGID does not have there.
    Character {
        /// Which one, counted from 1.
        at: usize,
        /// What stands there.
        found: char,
    },
    /// The position ID's characters describe no board.
    NoBoard,
    /// The XGID does not say with 1 or −1 whose turn it is.
    NoTurn,
    /// The two sides have not passed each other.
    Contact,
    /// A side has checkers that are not home yet.
    NotHome {
        /// Whose.
        side: Side,
        /// Her farthest checker's point, 7 to 24.
        point: usize,
    },
    /// The board is no position to be rolled out.
    Position(PositionError),
}

/// Reads a position ID (perhaps with a match ID behind it) or an XGID, also where a program's own words stand
/// before it. White space around it is ignored.
///
/// # Errors
/// [`IdError`] says what is wrong with it.
pub fn read(text: &str) -> Result<Position, IdError> {
    let text = text.trim();
    if let Some(at) = text.find("XGID=") {
        return xgid::read(&text[at + "XGID=".len()..]);
    }
    let text = text
        .find(LABEL)
        .map_or(text, |at| text[at + LABEL.len()..].trim_start());
    let word = text.split_whitespace().next().ok_or(IdError::Unknown)?;
    match word.split_once(':') {
        Some((board, _)) if board.chars().count() == xgid::PLACES => xgid::read(word),
        // The second half is a match ID, which says nothing about the board.
        Some((position, _)) => gnu_id::read(position),
        None => gnu_id::read(word),
    }
}

/// What GNU Backgammon writes before a position ID.
const LABEL: &str = "Position ID:";

/// The position of two boards, X on roll.
pub(super) fn position(x: Board, o: Board) -> Result<Position, IdError> {
    let farthest = |board: Board| {
        (1..)
            .zip(board)
            .filter(|&(_, count)| count > 0)
            .map(|(point, _)| point)
            .max()
    };
    let (x_farthest, o_farthest) = (farthest(x).unwrap_or(0), farthest(o).unwrap_or(0));
    // X's point p is O's point 25 − p.
    if x_farthest + o_farthest > BAR || x_farthest.max(o_farthest) == BAR {
        return Err(IdError::Contact);
    }
    for (side, point) in [(Side::X, x_farthest), (Side::O, o_farthest)] {
        if point > POINTS {
            return Err(IdError::NotHome { side, point });
        }
    }
    let home = |board: Board| core::array::from_fn(|point| board[point]);
    Position::of_points(home(x), home(o)).map_err(IdError::Position)
}

/// The board of checkers that are all home.
pub(super) fn board(checkers: Checkers) -> Board {
    let points = checkers.points();
    core::array::from_fn(|point| points.get(point).copied().unwrap_or(0))
}

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("this is neither a position ID nor an XGID"),
            Self::Length { characters } => {
                write!(f, "a position ID has 14 characters; this has {characters}")
            }
            Self::Places { places } => {
                write!(f, "an XGID's board has 26 places; this has {places}")
            }
            Self::Character { at, found } => {
                write!(f, "character {at} is \"{found}\", which cannot stand there")
            }
            Self::NoBoard => f.write_str("this position ID describes no board"),
            Self::NoTurn => f.write_str("this XGID does not say whose turn it is"),
            Self::Contact => {
                f.write_str("the two sides have not passed each other: this is no bear-off")
            }
            Self::NotHome { side, point } => {
                write!(
                    f,
                    "{side} still has a checker on her {point} point: not all are home"
                )
            }
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for IdError {}
