//! Rollouts that are played by hand: a person chooses the plays of one side or both, and the luck
//! of the dice is subtracted.
//!
//! In a [`HandTurn`], checkers are moved and taken back. The [`HandRollout`] plays game after game
//! and keeps the averages; [`HandRollout::game_text`] saves it as text. A [`HandRecord`] has all
//! turns of one game. [`match_text()`] writes all games as a match that other programs read.
//!
//! Variance reduction removes luck, not mistakes: a game's result − luck is the position's value −
//! the cost of the plays. With exact luck, every game without mistakes has the exact value as its
//! reduced result. The distance of the average below that value is the cost of the mistakes.

mod averages;
pub mod cube;
mod error;
mod game;
pub(crate) mod game_by_game;
pub(crate) mod game_text;
pub(crate) mod match_file;
mod record;
mod rollout;
mod turn;

pub use error::{HandError, MoveError, Unfinished};
pub use game::{HandEnd, HandSides};
pub use game_text::{GameTextError, NotPlayedReason};
pub use match_file::{Names, match_text};
pub use record::{HandRecord, HandRecordTurn, Mistake};
pub use rollout::HandRollout;
pub use turn::HandTurn;
