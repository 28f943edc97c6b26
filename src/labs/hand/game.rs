//! What is said of a game that is played by hand: who plays, what was rolled and made of it, and how it ended.

use crate::backgammon::bearoff_db::turn::Turn;
use crate::backgammon::side::Side;

/// Which sides are played by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// X; her opponent's plays are chosen by O's player.
    X,
    /// O.
    O,
    /// X and O.
    Both,
}

impl Hands {
    /// Whether a side is played by hand.
    #[must_use]
    pub fn play(self, side: Side) -> bool {
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
    pub turns: Vec<Turn>,
    pub end: End,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It is being played.
    None,
    /// It was given up, and does not count.
    Abandoned,
    /// The side that bore off first.
    Won(Side),
}
