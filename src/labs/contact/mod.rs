//! Rollouts of any backgammon position: the network plays both sides, and the luck is subtracted.
//!
//! A [`Game`] plays itself with the network. [`ContactGames`] rolls many and sums chances and
//! points ([`ChancePoint`]). A [`Record`] shows one game turn by turn, a [`RollMap`] the 36 first
//! rolls, and a [`PlayList`] the plays of a roll. [`pairs`] compares two plays.

pub(crate) mod game;
mod job_spec;
pub(crate) mod luck_limit;
#[cfg(test)]
mod luck_tests;
pub mod pairs;
mod play_list;
mod record;
mod roll_map;
mod rollout;
mod runner;

pub use game::{Game, GameScratch};
pub use job_spec::{ContactJobSpec, GameDescription};
pub use play_list::{ListedPlay, PlayList};
pub use record::{Record, RecordedTurn};
pub use roll_map::{RollMap, RollWorth};
pub use rollout::{ReplayedGame, Rollout};
pub use runner::{ChancePoint, ContactGames, GameSums};
