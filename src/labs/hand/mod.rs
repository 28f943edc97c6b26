//! Rollouts that are played by hand, without a cube or with one: a person chooses the decisions of
//! one side or both, and the luck of the dice is subtracted.
//!
//! In a [`HandTurn`], checkers are moved and taken back. The [`HandRollout`] plays game after game
//! and keeps the averages; [`HandRollout::game_text`] saves it as text. A [`HandRecord`] has all
//! turns of one game. [`match_text()`] writes all games as a match that other programs read.
//!
//! Every game works alike. The trait `HandRules` says what a game adds: `bearoff.rs` for a
//! [`PreparedGame`] without a cube, and [`cube`] for a [`CubeGame`], where a person also doubles,
//! takes and passes.
//!
//! Variance reduction removes luck, not mistakes: a game's result − luck is the position's value −
//! the cost of the plays. With exact luck, every game without mistakes has the exact value as its
//! reduced result. The distance of the average below that value is the cost of the mistakes.
//!
//! [`PreparedGame`]: crate::labs::bearoff::PreparedGame
//! [`CubeGame`]: crate::labs::cube::CubeGame

#![expect(
    private_bounds,
    reason = "only games of this crate have `HandRules`, whose methods take private types"
)]

mod actions;
mod averages;
mod bearoff;
pub mod cube;
mod error;
mod game;
mod game_text;
mod hand_game;
mod match_file;
mod mistake;
mod record;
mod replay;
mod rollout;
mod turn;

pub use error::{HandError, MoveError};
pub use game::{HandEnd, HandSides};
pub use game_text::{GameTextError, NotPlayedReason};
pub use hand_game::HandGame;
pub use match_file::{Names, match_text};
pub use mistake::{HandCosts, Mistake};
pub use record::{HandRecord, HandRecordTurn};
pub use rollout::HandRollout;
pub use turn::HandTurn;
