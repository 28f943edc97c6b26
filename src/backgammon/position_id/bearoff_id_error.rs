//! Errors of reading a bear-off from an ID.

use core::fmt;

use crate::backgammon::bearoff_db::PositionError;
use crate::backgammon::position_id::TextError;
use crate::backgammon::side::Side;

/// The reason why a text describes no bear-off position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BearoffIdError {
    /// The text has no valid ID.
    Text(TextError),
    /// The two sides have not passed each other.
    Contact,
    /// A side has checkers outside her home board.
    NotHome {
        /// The side with checkers outside her home board.
        side: Side,
        /// The point of her farthest checker, 7 to 24.
        point: usize,
    },
    /// The checkers are no position that can be rolled out.
    Position(PositionError),
}

impl fmt::Display for BearoffIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
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

impl core::error::Error for BearoffIdError {}
