//! What is to be rolled out: a position and a cube, who plays and doubles, and who measures the luck.

use super::estimate::CubeEstimate;
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::cube::{CubePolicy, Owner};
use crate::labs::bearoff::{Player, Setup};

/// The method that chooses the plays of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubePlays {
    /// The exact equities with the cube: of equal plays, the lowest number of what they leave.
    WithCube,
    /// As in a game without a cube.
    Cubeless(Player),
}

/// A side's player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubePlayer {
    /// Chooses the plays.
    pub plays: CubePlays,
    /// Doubles, takes and passes.
    pub cube: CubePolicy,
}

/// Everything that a game with a cube follows from, but for the dice. Up to six checkers a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeSetup {
    /// Where games start.
    pub position: Position,
    /// Whose the cube is then. It shows 1.
    pub owner: Owner,
    /// X's and O's.
    pub players: [CubePlayer; 2],
    /// The estimates that measure luck.
    pub estimates: Vec<CubeEstimate>,
}

impl CubePlayer {
    /// No play and no action of hers is a mistake.
    pub const PERFECT: Self = Self {
        plays: CubePlays::WithCube,
        cube: CubePolicy::Exact,
    };
}

impl CubePlays {
    /// Who would choose without a cube: nobody asks it of who knows the cube.
    pub(crate) const fn cubeless(self) -> Player {
        match self {
            Self::WithCube => Player::FewestPips,
            Self::Cubeless(player) => player,
        }
    }
}

impl CubeSetup {
    /// The same without a cube and without estimates.
    pub(crate) fn cubeless(&self) -> Setup {
        Setup {
            position: self.position,
            players: self.players.map(|player| player.plays.cubeless()),
            estimates: Vec::new(),
        }
    }
}
