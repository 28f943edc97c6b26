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
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
//! use rollout_lab::backgammon::position_id::bearoff_id;
//! use rollout_lab::labs::bearoff::{
//!     ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Setup,
//! };
//! use rollout_lab::labs::hand::{HandRollout, HandSides};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // The article's position. A person plays both sides, and luck is exact.
//! let exact = EvaluatorKind::Exact;
//! let setup = Setup {
//!     position: bearoff_id::parse("IAAAPAAAAAAAAA")?.position,
//!     players: [Player::Evaluator(exact); 2],
//!     estimates: vec![Estimate { evaluator: exact, scale: ChanceScale::Linear }],
//!     truncation: None,
//! };
//! let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
//! let game = Arc::new(PreparedGame::new(database, setup)?);
//! let mut rollout = HandRollout::new(game, HandSides::Both, Seed::new(1));
//! rollout.begin()?;
//! // The first dice of seed 1 are 3-5 (tests/golden/stability.json): X bears off two checkers.
//! rollout.turn_mut()?.move_checker(1)?;
//! rollout.turn_mut()?.move_checker(1)?;
//! rollout.confirm()?;
//! // O rolls 3-1 and misses. X bears off the other two and wins.
//! for _ in 0..2 {
//!     while !rollout.turn().unwrap().is_done() {
//!         let from = rollout.turn().unwrap().movable_points().next().unwrap();
//!         rollout.turn_mut()?.move_checker(from)?;
//!     }
//!     rollout.confirm()?;
//! }
//!
//! // Without mistakes, every game's result − luck is the exact 37.5%.
//! let record = rollout.record(0).unwrap();
//! assert_eq!(record.result, Some(100.0));
//! assert!((record.reduced.unwrap() - 37.5).abs() < 1e-5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
mod record;
mod replay;
mod rollout;
mod turn;

pub use error::{HandError, MoveError};
pub use game::{HandEnd, HandSides};
pub use game_text::{GameTextError, NotPlayedReason};
pub use hand_game::HandGame;
pub use match_file::{Names, match_text};
pub use record::{HandRecord, HandRecordTurn, Mistake};
pub use rollout::HandRollout;
pub use turn::HandTurn;
