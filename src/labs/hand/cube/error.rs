//! What cannot be done in a rollout with a cube that is played by hand.

use core::fmt;

use super::game::CubeQuestion;
use crate::labs::hand::HandError;

/// Why nothing can be played, doubled, answered, begun or given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeHandError {
    /// An error that games without a cube have, too.
    Hand(HandError),
    /// Something about the cube is to be said first.
    QuestionOpen(CubeQuestion),
    /// This question about the cube is not open.
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
