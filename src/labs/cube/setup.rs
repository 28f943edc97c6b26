//! The setup of a game with a cube: position, owner of the cube, players and estimates of luck.

use super::estimate::CubeEstimate;
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::cube::{CubePolicy, Owner};
use crate::labs::bearoff::{Player, Setup};

/// The method by which a side chooses its checker plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubePlays {
    /// Maximises the exact equity with the cube. Among equal plays, it takes the one whose
    /// arrangement has the lowest number.
    WithCube,
    /// Plays like this player of games without a cube.
    Cubeless(Player),
}

/// The player of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubePlayer {
    /// The method that chooses checker plays.
    pub plays: CubePlays,
    /// The policy that doubles, takes and passes.
    pub cube: CubePolicy,
}

/// Everything that determines a game with a cube, except for the dice. Each side has at most six
/// checkers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeSetup {
    /// The position at the start of each game.
    pub position: Position,
    /// The owner of the cube at the start. The cube then shows 1.
    pub owner: Owner,
    /// The players of X and of O.
    pub players: [CubePlayer; 2],
    /// The estimates that measure luck.
    pub estimates: Vec<CubeEstimate>,
}

impl CubePlayer {
    /// A player that makes no mistakes, neither with the checkers nor with the cube.
    pub const PERFECT: Self = Self {
        plays: CubePlays::WithCube,
        cube: CubePolicy::Exact,
    };
}

impl CubePlays {
    /// Returns the player of a game without a cube that stands for this method.
    ///
    /// For [`CubePlays::WithCube`] that is a placeholder, which is never asked for a play.
    pub(crate) const fn cubeless(self) -> Player {
        match self {
            Self::WithCube => Player::FewestPips,
            Self::Cubeless(player) => player,
        }
    }
}

impl CubeSetup {
    /// Returns the setup without cube and without estimates.
    pub(crate) fn cubeless(&self) -> Setup {
        Setup {
            position: self.position,
            players: self.players.map(|player| player.plays.cubeless()),
            estimates: Vec::new(),
            truncation: None,
        }
    }
}
