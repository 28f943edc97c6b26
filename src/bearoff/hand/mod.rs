//! A rollout that is played by hand: a person chooses the plays of one side or both, and the luck of the dice is
//! taken out.
//!
//! What flows from one to the next: a [`HandTurn`] in which checkers are moved and taken back; the [`HandRollout`],
//! game after game, and its averages; the same written as a text ([`HandRollout::written`]); one game in all its
//! turns ([`HandRecord`]); and all of them as a match that other programs read ([`match_text`]).
//!
//! Variance reduction removes luck, not mistakes: a game's result − luck is the position's value − what the plays
//! cost. So with exact luck every game in which nobody errs comes out at the exact value, and an average that lies
//! below it is what the mistakes cost.

mod averages;
pub(super) mod digits;
mod error;
mod game;
pub(super) mod game_by_game;
pub(super) mod match_file;
mod match_text;
mod own_play;
mod record;
mod rollout;
mod turn;
pub(super) mod written;

pub use error::{HandError, MoveError, Unfinished};
pub use game::{End, Hands};
pub use match_file::Names;
pub use match_text::match_text;
pub use record::{HandRecord, HandRecordTurn, Mistake};
pub use rollout::HandRollout;
pub use turn::HandTurn;
pub use written::{NotPlayed, WrittenError};
