//! What is said of a game that is played by hand: who plays, what was rolled and made of it, and how it ended.

use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::backgammon::side::Side;

/// Which sides are played by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandSides {
    /// X; her opponent's plays are chosen by O's player.
    X,
    /// O.
    O,
    /// X and O.
    Both,
}

impl HandSides {
    /// Whether a side is played by hand.
    #[must_use]
    pub fn contains(self, side: Side) -> bool {
        match self {
            Self::X => side == Side::X,
            Self::O => side == Side::O,
            Self::Both => true,
        }
    }
}

/// A game that was begun.
#[derive(Clone, Debug)]
pub(crate) struct HandGame {
    pub turns: Vec<BearoffTurn>,
    pub end: HandEnd,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEnd {
    /// It is being played.
    InProgress,
    /// It was given up, and does not count.
    Abandoned,
    /// The side that bore off first.
    Won(Side),
}
