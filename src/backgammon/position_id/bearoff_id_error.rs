//! Why a text names no position.

use core::fmt;

use crate::backgammon::bearoff_db::PositionError;
use crate::backgammon::position_id::TextError;
use crate::backgammon::side::Side;

/// Why a text names no position that this lab can roll out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BearoffIdError {
    /// It is no ID.
    Text(TextError),
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
