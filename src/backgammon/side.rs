//! The two sides of a game, X and O.
//!
//! ```
//! use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
//! use rollout_lab::backgammon::side::Side;
//!
//! // Chances are X's, whichever side is on roll. In the article's position X has 37.5%; if she
//! // rolls no doubles, O is on roll, and X has 25%.
//! let position = Position::from_points([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])?;
//! let database = Database::new(DatabaseSize::SixCheckers);
//! assert_eq!(position.on_roll(), Side::X);
//! assert_eq!(database.exact_chance(position), Some(0.375));
//! let after_no_doubles = Position::from_points([2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])?;
//! let after_no_doubles = after_no_doubles.with_on_roll(Side::X.other());
//! assert_eq!(database.exact_chance(after_no_doubles), Some(0.25));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use core::fmt;

use crate::codec::codec_variants;
use crate::stats::score::Score;

/// One of the two sides of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The side for which all figures are given. It is on roll unless a position says otherwise.
    X,
    /// X's opponent.
    O,
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// Returns X's score if this side wins, where only wins count: one win for X, or zero.
    pub(crate) const fn win_score(self) -> Score {
        match self {
            Self::X => Score::WIN,
            Self::O => Score::ZERO,
        }
    }

    /// Converts a score between X's view and this side's view, in either direction.
    pub(crate) fn pov(self, score: Score) -> Score {
        match self {
            Self::X => score,
            Self::O => -score,
        }
    }
}

codec_variants! { Side { 0 => X, 1 => O } }

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::X => "X",
            Self::O => "O",
        })
    }
}
