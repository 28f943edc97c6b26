//! What comes and goes while a game is played: the position before a roll, the roll, and the play made with it.

use super::arrangements::{Index, OFF};
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;

/// A position before a roll, as numbers of arrangements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub side: Side,
    pub mover: Index,
    pub other: Index,
}

/// One roll and the play made with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pub side: Side,
    pub roll: Roll,
    pub mover: Index,
    pub other: Index,
    /// The mover's checkers after the play.
    pub made: Index,
}

/// What a side makes of her checkers, against the other's.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub side: Side,
    pub other: Index,
    pub made: Index,
}

impl State {
    /// The turn with this roll and play.
    pub const fn turn(self, roll: Roll, made: Index) -> Turn {
        let Self { side, mover, other } = self;
        Turn {
            side,
            roll,
            mover,
            other,
            made,
        }
    }

    /// The other side's turn, when this is left of the mover's checkers; `None` if that ends the game.
    pub fn after(self, made: Index) -> Option<Self> {
        (made != OFF).then_some(Self {
            side: self.side.other(),
            mover: self.other,
            other: made,
        })
    }
}

impl Turn {
    /// The position before the roll.
    pub const fn before(self) -> State {
        State {
            side: self.side,
            mover: self.mover,
            other: self.other,
        }
    }

    pub const fn play(self) -> Play {
        Play {
            side: self.side,
            other: self.other,
            made: self.made,
        }
    }
}
