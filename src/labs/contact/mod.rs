//! Rollouts of any backgammon position: the network plays both sides, and the luck is subtracted.
//!
//! A [`Game`] plays itself with the network. A [`Rollout`] plays many and averages points and chances
//! ([`ChancePoint`]). A [`Record`] shows one game turn by turn, a [`RollMap`] the 36 first
//! rolls, and a [`PlayList`] the plays of a roll. [`pairs`] compares two plays. In an
//! [`EvaluatedGame`] an [`Evaluator`](crate::backgammon::Evaluator) of yours measures the luck.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
//! use rollout_lab::labs::contact::{Game, Rollout};
//!
//! // 30 games from the start of backgammon, with the luck that the network estimates.
//! let networks = Networks::trained();
//! let game = Game::new(networks, Board::START, vec![EvaluatorKind::Network]);
//! let mut rollout = Rollout::new(Arc::new(game), "0x2a61".parse()?);
//! rollout.roll(30);
//!
//! // Plain games are off by a quarter of a point. Without luck, they show the advantage of the
//! // side on roll. tests/golden/contact-bits.json has both numbers.
//! let point = rollout.point(0);
//! assert!((point.plain.mean.unwrap() - 0.3).abs() < 1e-12);
//! assert_eq!(point.reduced.mean, Some(f64::from_bits(0x3fb1_7f05_3079_5cec)));
//! assert_eq!(format!("{:.3}", point.reduced.mean.unwrap()), "0.068");
//! # Ok::<(), rollout_lab::rollout::seed::SeedError>(())
//! ```
//!
//! [`RollMap`]: crate::rollout::roll_map::RollMap

pub mod cut_short;
mod error_seeds;
mod evaluated_game;
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
mod sums;
mod truncation;

pub use error_seeds::{SEED_GAMES, try_error_seeds};
pub use evaluated_game::{EvaluatedGame, EvaluatedGameScratch};
pub use game::{Game, GameScratch};
pub use job_spec::{ContactJobSpec, GameDescription};
pub use play_list::{ListedPlay, PlayList};
pub use record::{Record, RecordedTurn};
pub use roll_map::BestPlay;
pub use rollout::{MIN_BLOCKS, ReplayedGame, Rollout};
pub use runner::ContactGames;
pub use sums::{ChancePoint, ContactSums};
pub use truncation::Truncation;
