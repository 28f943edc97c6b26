//! What comes and goes while a game is played: the position before a roll, the roll, and the play made with it.

use super::arrangements::OFF;
use super::checkers::ArrangementIndex;
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;

/// A position before a roll, as numbers of arrangements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BearoffState {
    pub side: Side,
    pub mover: ArrangementIndex,
    pub opponent: ArrangementIndex,
}

/// One roll and the play made with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BearoffTurn {
    pub side: Side,
    pub roll: Roll,
    pub mover: ArrangementIndex,
    pub opponent: ArrangementIndex,
    /// The mover's checkers after the play.
    pub after: ArrangementIndex,
}

/// What a side makes of her checkers, against the other's.
#[derive(Clone, Copy)]
pub(crate) struct BearoffPlay {
    pub side: Side,
    pub opponent: ArrangementIndex,
    pub after: ArrangementIndex,
}

impl BearoffState {
    /// The turn with this roll and play.
    pub const fn turn(self, roll: Roll, after: ArrangementIndex) -> BearoffTurn {
        let Self {
            side,
            mover,
            opponent: other,
        } = self;
        BearoffTurn {
            side,
            roll,
            mover,
            opponent: other,
            after,
        }
    }

    /// The other side's turn, when this is left of the mover's checkers; `None` if that ends the game.
    pub fn after_play(self, after: ArrangementIndex) -> Option<Self> {
        (after != OFF).then_some(Self {
            side: self.side.other(),
            mover: self.opponent,
            opponent: after,
        })
    }
}

impl BearoffTurn {
    /// The position before the roll.
    pub const fn before(self) -> BearoffState {
        BearoffState {
            side: self.side,
            mover: self.mover,
            opponent: self.opponent,
        }
    }

    pub const fn play(self) -> BearoffPlay {
        BearoffPlay {
            side: self.side,
            opponent: self.opponent,
            after: self.after,
        }
    }
}
