//! The two sides of a game.

use core::fmt;

use crate::stats::score::Score;

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The side whose chances all figures give; on roll unless a position says otherwise.
    X,
    /// Her opponent.
    O,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// What a game that this side wins counts for X.
    pub(crate) const fn win_score(self) -> Score {
        match self {
            Self::X => Score::WIN,
            Self::O => Score::ZERO,
        }
    }

    /// A score of X's as this side sees it: what is good for O is bad for X.
    pub(crate) fn pov(self, score: Score) -> Score {
        match self {
            Self::X => score,
            Self::O => -score,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::X => "X",
            Self::O => "O",
        })
    }
}
