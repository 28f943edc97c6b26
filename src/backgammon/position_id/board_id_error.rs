//! Errors of reading a board from an ID.

use core::fmt;

use super::text_error::TextError;
use crate::backgammon::side::Side;

/// The reason why a text describes no board of an unfinished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardIdError {
    /// The text has no valid ID.
    Text(TextError),
    /// A side has more than fifteen checkers.
    TooMany {
        /// The side with too many checkers.
        side: Side,
        /// The number of checkers that the side has.
        count: u32,
    },
    /// Both sides have checkers on one point.
    Shared {
        /// The point that both sides occupy, as X counts it: 1 to 24.
        point: usize,
    },
    /// Neither side has a checker left.
    Empty,
    /// Both sides are on the bar against a closed board, so neither could ever move.
    Deadlock,
    /// A side has borne off all of her checkers: the game is over.
    Finished {
        /// The side with no checker left.
        side: Side,
    },
}

impl fmt::Display for BoardIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::TooMany { side, count } => {
                write!(f, "{side} has {count} checkers; a side has at most 15")
            }
            Self::Shared { point } => {
                write!(f, "both sides have checkers on X's {point} point")
            }
            Self::Empty => f.write_str("there is no checker on the board"),
            Self::Deadlock => f.write_str(
                "both sides are on the bar before closed boards: neither side could ever move",
            ),
            Self::Finished { side } => write!(f, "{side} has no checker left: the game is over"),
        }
    }
}

impl core::error::Error for BoardIdError {}
