//! Errors of finding an ID in a text.

use core::fmt;

use super::other_format::OtherFormat;

/// The reason why a text has no valid position ID or XGID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextError {
    /// The text looks like neither a position ID nor an XGID.
    Unknown,
    /// The text looks like another format for positions or matches, which is not read here.
    OtherFormat(OtherFormat),
    /// The position ID does not have 14 characters.
    Length {
        /// The number of characters in the ID.
        characters: usize,
    },
    /// The XGID's board does not have 26 places.
    Places {
        /// The number of places in the board.
        places: usize,
    },
    /// A character cannot stand at its place in a position ID or an XGID.
    Character {
        /// The place of the character, counted from 1.
        at: usize,
        /// The character at that place.
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
