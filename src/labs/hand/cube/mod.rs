//! Rollouts with the doubling cube that are played by hand: a person chooses plays, doubles, takes and passes.
//!
//! This module adds the cube to [`hand`](super), and shares its hands, its turns and its names in a match. Before a roll,
//! the side on roll may be asked whether to double, and the other side whether to take ([`CubeQuestion`]).
//!
//! With exact luck a game's result is the position's equity + luck − mistakes with the checkers − mistakes with the cube.

mod actions;
mod averages;
mod error;
mod game;
mod game_text;
mod match_text;
mod record;
mod rollout;

pub use averages::CubeHandCosts;
pub use error::CubeHandError;
pub use game::CubeQuestion;
pub use match_text::cube_match_text;
pub use record::{CubeHandRecord, CubeHandTurn};
pub use rollout::CubeHandRollout;
