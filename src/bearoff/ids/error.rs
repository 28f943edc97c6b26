//! Why a text names no position.

use core::fmt;

use crate::bearoff::position::{PositionError, Side};

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
