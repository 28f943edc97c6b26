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
    if let Some(xgid) = after(text, "XGID=") {
        return xgid::read(first_word(xgid));
    }
    let word = first_word(after(text, LABEL).unwrap_or(text));
    let mut halves = word.split(is_colon);
    let (board, rest) = (halves.next().unwrap_or(""), halves.next());
    if board.is_empty() {
        Err(IdError::Unknown)
    } else if rest.is_some() && board.len() == xgid::PLACES {
        xgid::read(word)
    } else {
        // The second half is a match ID, which says nothing about the board.
        gnu_id::read(board)
    }
}

/// What GNU Backgammon writes before a position ID.
const LABEL: &str = "Position ID:";

/// What stands behind a label, if it is there. (The standard library's search for text is a tenth of the WebAssembly
/// module.)
fn after<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let at = text
        .as_bytes()
        .windows(label.len())
        .position(|bytes| bytes == label.as_bytes())?;
    text.get(at + label.len()..)
}

/// What separates the fields. As a function, because the standard library searches for a character as if in long texts,
/// with a kilobyte of WebAssembly.
pub(super) const fn is_colon(found: char) -> bool {
    found == ':'
}

/// Up to the first white space after something else.
fn first_word(text: &str) -> &str {
    text.split_ascii_whitespace().next().unwrap_or("")
}

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
