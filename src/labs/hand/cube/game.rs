//! The data of a game with a cube that is played by hand: its turns, its end, and the decision that
//! it waits for.

use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::state::{CubeState, CubeTurn};
use crate::labs::cube::evaluated_setup::CubeGameEnd;
use crate::labs::hand::{HandEnd, HandTurn};
use crate::rollout::dice::Roll;

/// A question about the cube that a player must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeQuestion {
    /// Asks the side on roll whether to double or to roll.
    Double,
    /// Asks the other side whether to take or to pass.
    Answer,
}

/// The decision by hand that a game waits for.
#[derive(Clone)]
pub(crate) enum WaitingFor {
    /// The answer to a question about the cube.
    Action(CubeQuestion),
    /// A play, after this cube action of the turn.
    Play(CubeAction, HandTurn),
}

/// The start of a turn.
#[derive(Clone, Copy)]
pub(crate) struct TurnStart {
    /// The position and the cube before the turn.
    pub before: CubeState,
    /// The number of times that the cube has been doubled since the start of the game.
    pub doublings: u32,
}

/// A game that was begun: finished, abandoned or in progress.
#[derive(Clone)]
pub(crate) struct CubeHandGame {
    /// The turns that were played so far.
    pub turns: Vec<CubeTurn>,
    /// The end, or its lack.
    pub end: CubeEnd,
}

/// The end of a game that was begun.
#[derive(Clone, Copy)]
pub(crate) enum CubeEnd {
    /// The game has not ended.
    InProgress,
    /// The game was abandoned and does not count.
    Abandoned,
    /// A side bore off first, or the other side passed.
    Over(CubeGameEnd),
}

impl CubeEnd {
    /// Returns the end without the cube.
    pub const fn hand_end(self) -> HandEnd {
        match self {
            Self::InProgress => HandEnd::InProgress,
            Self::Abandoned => HandEnd::Abandoned,
            Self::Over(CubeGameEnd { winner, .. }) => HandEnd::Won(winner),
        }
    }

    /// Returns the winner and the cube; `None` for a game without a winner.
    pub const fn game_end(self) -> Option<CubeGameEnd> {
        match self {
            Self::Over(end) => Some(end),
            Self::InProgress | Self::Abandoned => None,
        }
    }
}

impl TurnStart {
    /// Returns the turn with this cube action, and without a roll.
    pub const fn with_action(self, action: CubeAction) -> CubeTurn {
        CubeTurn {
            before: self.before,
            doublings: self.doublings,
            action,
            play: None,
        }
    }

    /// Returns the turn with this cube action, roll and play. `after` is the mover's checkers after
    /// the play.
    pub const fn with_play(
        self,
        action: CubeAction,
        roll: Roll,
        after: ArrangementIndex,
    ) -> CubeTurn {
        CubeTurn {
            play: Some((roll, after)),
            ..self.with_action(action)
        }
    }
}
