//! Why a text is no ID.

use core::fmt;

use super::other_format::OtherFormat;

/// The reason that a text has no position ID and no XGID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextError {
    /// Neither a position ID nor an XGID by its looks.
    Unknown,
    /// Another format for positions or matches, which is not read here.
    OtherFormat(OtherFormat),
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
        /// The character found there.
        found: char,
    },
    /// The characters of the position ID describe no board.
    NoBoard,
    /// The XGID does not say with 1 or −1 whose turn it is.
    NoTurn,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("this is neither a position ID nor an XGID"),
            Self::OtherFormat(format) => {
                write!(f, "this is {format}; only position IDs and XGIDs are read")
            }
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
        }
    }
}

impl core::error::Error for TextError {}
