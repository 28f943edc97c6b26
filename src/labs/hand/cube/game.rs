//! What is said of a game with a cube that is played by hand: its turns, how it ended, and what waits for a hand.

use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::state::{CubeState, CubeTurn};
use crate::labs::cube::evaluated_setup::CubeGameEnd;
use crate::labs::hand::{HandEnd, HandTurn};
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
pub(crate) enum WaitingFor {
    /// For an action with the cube.
    Action(CubeQuestion),
    /// For a play, after this action.
    Play(CubeAction, HandTurn),
}

/// Before a turn: the position, and how often the cube has been doubled.
#[derive(Clone, Copy)]
pub(crate) struct TurnStart {
    pub before: CubeState,
    pub doublings: u32,
}

/// A game that was begun.
#[derive(Clone)]
pub(crate) struct CubeHandGame {
    pub turns: Vec<CubeTurn>,
    pub end: CubeEnd,
}

/// How a game ended.
#[derive(Clone, Copy)]
pub(crate) enum CubeEnd {
    /// It is being played.
    InProgress,
    /// It was given up, and does not count.
    Abandoned,
    /// Somebody was off first, or passed.
    Over(CubeGameEnd),
}

impl CubeEnd {
    pub const fn hand_end(self) -> HandEnd {
        match self {
            Self::InProgress => HandEnd::InProgress,
            Self::Abandoned => HandEnd::Abandoned,
            Self::Over(CubeGameEnd { winner, .. }) => HandEnd::Won(winner),
        }
    }

    pub const fn game_end(self) -> Option<CubeGameEnd> {
        match self {
            Self::Over(ending) => Some(ending),
            Self::InProgress | Self::Abandoned => None,
        }
    }
}

impl TurnStart {
    /// The turn in which this became of the cube, and nothing is rolled yet.
    pub const fn with_action(self, action: CubeAction) -> CubeTurn {
        CubeTurn {
            before: self.before,
            doublings: self.doublings,
            action,
            play: None,
        }
    }

    /// This turn with a roll, and with the checkers that its play leaves.
    pub const fn with_play(
        self,
        action: CubeAction,
        roll: Roll,
        made: ArrangementIndex,
    ) -> CubeTurn {
        CubeTurn {
            play: Some((roll, made)),
            ..self.with_action(action)
        }
    }
}
