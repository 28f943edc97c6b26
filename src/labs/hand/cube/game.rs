//! What is said of a game with a cube that is played by hand: its turns, how it ended, and what waits for a hand.

use crate::backgammon::bearoff_db::arrangements::Index;
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::state::{State, Turn};
use crate::labs::cube::judged::Ending;
use crate::labs::hand::{End, HandTurn};
use crate::rollout::dice::Roll;

/// A question about the cube that a player must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeQuestion {
    /// The side on roll: whether to double, or to roll.
    Double,
    /// The other side: whether to take, or to pass.
    Answer,
}

/// What a game that goes on waits for.
#[derive(Clone)]
pub(crate) enum Waits {
    /// For an action with the cube.
    Action(CubeQuestion),
    /// For a play, after this action.
    Play(CubeAction, HandTurn),
}

/// Before a turn: the position, and how often the cube has been doubled.
#[derive(Clone, Copy)]
pub(crate) struct At {
    pub before: State,
    pub doublings: u32,
}

/// A game that was begun.
#[derive(Clone)]
pub(crate) struct CubeHandGame {
    pub turns: Vec<Turn>,
    pub end: CubeEnd,
}

/// How a game ended.
#[derive(Clone, Copy)]
pub(crate) enum CubeEnd {
    /// It is being played.
    None,
    /// It was given up, and does not count.
    Abandoned,
    /// Somebody was off first, or passed.
    Over(Ending),
}

impl CubeEnd {
    pub const fn without_cube(self) -> End {
        match self {
            Self::None => End::None,
            Self::Abandoned => End::Abandoned,
            Self::Over(Ending { winner, .. }) => End::Won(winner),
        }
    }

    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Over(ending) => Some(ending),
            Self::None | Self::Abandoned => None,
        }
    }
}

impl At {
    /// The turn in which this became of the cube, and nothing is rolled yet.
    pub const fn with(self, action: CubeAction) -> Turn {
        Turn {
            before: self.before,
            doublings: self.doublings,
            action,
            played: None,
        }
    }

    /// This turn with a roll, and with the checkers that its play leaves.
    pub const fn played(self, action: CubeAction, roll: Roll, made: Index) -> Turn {
        Turn {
            played: Some((roll, made)),
            ..self.with(action)
        }
    }
}
