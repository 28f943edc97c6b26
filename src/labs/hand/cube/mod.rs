//! Rollouts with the doubling cube that are played by hand: a person chooses plays, doubles, takes
//! and passes.
//!
//! This module adds the cube to [`hand`](super), and shares its turns and its match format. A
//! [`CubeQuestion`] asks whether to double before a roll, or whether to take a double.
//!
//! With exact luck, a game's result is the position's equity + luck − the cost of mistakes with the
//! checkers and with the cube.

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
