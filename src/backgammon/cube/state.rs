//! What comes and goes while a game with a cube is played.

use super::decision::CubeAction;
use super::owner::RelativeOwner;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state;
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;

/// A position and a cube before a turn, as the side on roll sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CubeState {
    pub side: Side,
    pub mover: ArrangementIndex,
    pub opponent: ArrangementIndex,
    pub owner: RelativeOwner,
}

/// A turn: what became of the cube and, unless that ended the game, a roll and the play made with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CubeTurn {
    pub before: CubeState,
    /// How often the cube had been doubled before.
    pub doublings: u32,
    pub action: CubeAction,
    /// The roll, and the mover's checkers after the play.
    pub play: Option<(Roll, ArrangementIndex)>,
}

impl CubeTurn {
    /// How often the cube has been doubled once the turn's action is done.
    pub const fn doublings_after(&self) -> u32 {
        self.doublings + matches!(self.action, CubeAction::Take) as u32
    }
}

impl CubeState {
    /// The position without the cube.
    pub const fn cubeless(self) -> state::BearoffState {
        let Self {
            side,
            mover,
            opponent: other,
            ..
        } = self;
        state::BearoffState {
            side,
            mover,
            opponent: other,
        }
    }

    /// The position after the cube was doubled and taken, or left alone; it is the same side's turn to roll.
    pub const fn after_action(self, action: CubeAction) -> Self {
        let owner = match action {
            CubeAction::Take => RelativeOwner::Theirs,
            _ => self.owner,
        };
        Self { owner, ..self }
    }

    /// The other side's turn, when this is left of the mover's checkers; `None` if that ends the game.
    pub fn after_play(self, after: ArrangementIndex) -> Option<Self> {
        (after != OFF).then_some(Self {
            side: self.side.other(),
            mover: self.opponent,
            opponent: after,
            owner: self.owner.swapped(),
        })
    }
}
