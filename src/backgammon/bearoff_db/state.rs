//! The states of a bear-off game: a position before a roll, a turn and a play.

use super::arrangements::OFF;
use super::checkers::ArrangementIndex;
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;

/// A position before a roll, as indices of arrangements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct BearoffState {
    /// The side on roll.
    pub side: Side,
    /// The checkers of the side on roll.
    pub mover: ArrangementIndex,
    /// The other side's checkers.
    pub opponent: ArrangementIndex,
}

/// A roll and the play made with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BearoffTurn {
    /// The side that rolled.
    pub side: Side,
    /// The roll.
    pub roll: Roll,
    /// The mover's checkers before the play.
    pub mover: ArrangementIndex,
    /// The other side's checkers.
    pub opponent: ArrangementIndex,
    /// The mover's checkers after the play.
    pub after: ArrangementIndex,
}

/// A play: the checkers that a side leaves, against the opponent's.
#[derive(Clone, Copy)]
pub(crate) struct BearoffPlay {
    /// The side that plays.
    pub side: Side,
    /// The other side's checkers.
    pub opponent: ArrangementIndex,
    /// The side's checkers after the play.
    pub after: ArrangementIndex,
}

impl BearoffState {
    /// Returns the turn with this roll and play.
    pub const fn turn(self, roll: Roll, after: ArrangementIndex) -> BearoffTurn {
        let Self {
            side,
            mover,
            opponent,
        } = self;
        BearoffTurn {
            side,
            roll,
            mover,
            opponent,
            after,
        }
    }

    /// Returns the other side's position before its roll, once the mover's checkers are `after`.
    /// `None` if the game is over.
    pub fn after_play(self, after: ArrangementIndex) -> Option<Self> {
        (after != OFF).then_some(Self {
            side: self.side.other(),
            mover: self.opponent,
            opponent: after,
        })
    }
}

impl BearoffTurn {
    /// Returns the position before the roll.
    pub const fn before(self) -> BearoffState {
        BearoffState {
            side: self.side,
            mover: self.mover,
            opponent: self.opponent,
        }
    }

    /// Returns the play without its roll.
    pub const fn play(self) -> BearoffPlay {
        BearoffPlay {
            side: self.side,
            opponent: self.opponent,
            after: self.after,
        }
    }
}
