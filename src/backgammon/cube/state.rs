//! What comes and goes while a game with a cube is played.

use super::decision::CubeAction;
use super::owner::Holder;
use crate::backgammon::bearoff_db::arrangements::{Index, OFF};
use crate::backgammon::bearoff_db::turn;
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;

/// A position and a cube before a turn, as the side on roll sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub side: Side,
    pub mover: Index,
    pub other: Index,
    pub holder: Holder,
}

/// A turn: what became of the cube and, unless that ended the game, a roll and the play made with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pub before: State,
    /// How often the cube had been doubled before.
    pub doublings: u32,
    pub action: CubeAction,
    /// The roll, and the mover's checkers after the play.
    pub played: Option<(Roll, Index)>,
}

impl Turn {
    /// How often the cube has been doubled once the turn's action is done.
    pub const fn doublings_after(&self) -> u32 {
        self.doublings + matches!(self.action, CubeAction::Take) as u32
    }
}

impl State {
    /// The position without the cube.
    pub const fn cubeless(self) -> turn::State {
        let Self {
            side, mover, other, ..
        } = self;
        turn::State { side, mover, other }
    }

    /// The position after the cube was doubled and taken, or left alone; it is the same side's turn to roll.
    pub const fn after_action(self, action: CubeAction) -> Self {
        let holder = match action {
            CubeAction::Take => Holder::Theirs,
            _ => self.holder,
        };
        Self { holder, ..self }
    }

    /// The other side's turn, when this is left of the mover's checkers; `None` if that ends the game.
    pub fn after(self, made: Index) -> Option<Self> {
        (made != OFF).then_some(Self {
            side: self.side.other(),
            mover: self.other,
            other: made,
            holder: self.holder.to_the_other(),
        })
    }
}
