//! The states of a bear-off game with a cube: a position before a turn, and a turn.

use super::decision::CubeAction;
use super::owner::RelativeOwner;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state;
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;

/// A position and a cube before a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CubeState {
    /// The side on roll.
    pub side: Side,
    /// The checkers of the side on roll.
    pub mover: ArrangementIndex,
    /// The other side's checkers.
    pub opponent: ArrangementIndex,
    /// The owner of the cube, relative to the side on roll.
    pub owner: RelativeOwner,
}

/// A turn: the cube action and, unless the action ended the game, a roll and its play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CubeTurn {
    /// The state before the action.
    pub before: CubeState,
    /// The number of times that the cube had been doubled before.
    pub doublings: u32,
    /// The cube action.
    pub action: CubeAction,
    /// The roll and the mover's checkers after its play; `None` after a pass.
    pub play: Option<(Roll, ArrangementIndex)>,
}

impl CubeTurn {
    /// Returns the number of times that the cube has been doubled after the turn's action.
    pub const fn doublings_after(&self) -> u32 {
        self.doublings + matches!(self.action, CubeAction::Take) as u32
    }
}

impl CubeState {
    /// Returns the position without the cube.
    pub const fn cubeless(self) -> state::BearoffState {
        let Self {
            side,
            mover,
            opponent,
            ..
        } = self;
        state::BearoffState {
            side,
            mover,
            opponent,
        }
    }

    /// Returns the state after the cube was doubled and taken, or left alone. The side on
    /// roll stays on roll.
    pub const fn after_action(self, action: CubeAction) -> Self {
        let owner = match action {
            CubeAction::Take => RelativeOwner::Theirs,
            _ => self.owner,
        };
        Self { owner, ..self }
    }

    /// Returns the other side's state before its turn, once the mover's checkers are `after`.
    /// `None` if the game is over.
    pub fn after_play(self, after: ArrangementIndex) -> Option<Self> {
        (after != OFF).then_some(Self {
            side: self.side.other(),
            mover: self.opponent,
            opponent: after,
            owner: self.owner.swapped(),
        })
    }
}
