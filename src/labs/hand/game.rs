//! The data of a game that is played by hand: the sides that a person plays, the turns, and the
//! end.

use crate::backgammon::side::Side;

/// The sides that are played by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandSides {
    /// X is played by hand. O's player chooses the other plays.
    X,
    /// O is played by hand. X's player chooses the other plays.
    O,
    /// X and O are played by hand.
    Both,
}

impl HandSides {
    /// Returns whether a side is played by hand.
    #[must_use]
    pub fn contains(self, side: Side) -> bool {
        match self {
            Self::X => side == Side::X,
            Self::O => side == Side::O,
            Self::Both => true,
        }
    }
}

/// A game that was begun: finished, abandoned or in progress.
#[derive(Clone, Debug)]
pub(super) struct BegunGame<T> {
    /// The turns that were played so far.
    pub turns: Vec<T>,
    /// The end, or its lack.
    pub end: HandEnd,
}

/// The end of a game that was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEnd {
    /// The game has not ended.
    InProgress,
    /// The game was abandoned and does not count.
    Abandoned,
    /// This side won.
    Won(Side),
}
