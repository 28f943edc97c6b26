//! The errors of actions by hand in games with a cube.

use core::fmt;

use super::game::CubeQuestion;
use crate::labs::hand::HandError;

/// The reason why an action by hand isn't possible in a game with a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeHandError {
    /// An error that games without a cube have too.
    Hand(HandError),
    /// A question about the cube must be answered first.
    QuestionOpen(CubeQuestion),
    /// The action answers a question about the cube that is not open.
    QuestionNotOpen,
}

impl From<HandError> for CubeHandError {
    fn from(error: HandError) -> Self {
        Self::Hand(error)
    }
}

impl fmt::Display for CubeHandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(error) => error.fmt(f),
            Self::QuestionOpen(CubeQuestion::Double) => {
                f.write_str("first comes rolling or doubling")
            }
            Self::QuestionOpen(CubeQuestion::Answer) => f.write_str("first the double is answered"),
            Self::QuestionNotOpen => f.write_str("nobody is asked that about the cube"),
        }
    }
}

impl core::error::Error for CubeHandError {}
