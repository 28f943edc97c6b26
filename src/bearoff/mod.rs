//! Any bear-off position, and how a program estimates luck in it.
//!
//! A rollout takes these steps:
//!
//! - A [`Position`] is typed in, or read from one of its [`ids`].
//! - A [`Database`] has exact chances up to six checkers a side, and one-sided distributions beyond.
//! - An [`Evaluator`] estimates chances and ranks plays, and a [`Scale`] maps its values when luck is measured.
//! - A [`PreparedGame`] is a position with players and estimates. Up to six checkers a side it is solved ([`Theory`]).
//! - It is a [`Sampler`], which the crate's [`Rollout`] and [`ManyRollouts`] play.
//! - A [`Record`] shows one game in all its turns, and a [`RollMap`] the 36 first rolls.
//!
//! Luck is the value after the evaluator's best play of a roll, less its mean over the 36 rolls. So it averages zero for
//! any evaluator, and also when the players make other plays. Subtracting it removes the luck of the dice and leaves the
//! mistakes in. Jim Williams's bookkeeping (*Proposed algorithm for roll outs*, rec.games.backgammon,
//! June 1997) adds up start evaluation + disparities instead, which credits the mistakes back.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::bearoff::{
//!     Database, Estimate, Evaluator, Player, PreparedGame, Reach, Rollout, Scale, Setup, ids,
//! };
//! use rollout_lab::seed::Seed;
//!
//! // The article's position, measured by someone who only knows who is ahead.
//! let position = ids::read("IAAAPAAAAAAAAA")?.position;
//! let database = Arc::new(Database::new(Reach::of(position)));
//! let setup = Setup {
//!     position,
//!     players: [Player::Evaluator(Evaluator::Exact); 2],
//!     estimates: vec![Estimate { evaluator: Evaluator::Exact, scale: Scale::Sign }],
//! };
//! let mut rollout = Rollout::new(Arc::new(PreparedGame::new(database, setup)?), Seed::new(42));
//! rollout.roll(10_000);
//! assert!((rollout.point(0).reduced.mean.unwrap() - 37.5).abs() < 1.5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Sampler`]: crate::sampler::Sampler

mod arrangements;
mod bulk;
mod chance;
mod checkers;
pub mod cube;
mod database;
mod database_builder;
mod evaluator;
mod exact;
mod extremes;
mod gammons;
mod habits;
pub mod hand;
pub mod ids;
mod job;
mod judge;
mod judged_setup;
mod judged_setup_builder;
mod lookup;
mod one_sided;
mod order;
mod packed_setup;
pub mod pairs;
mod paths;
mod plays;
mod position;
mod prepared_game;
mod prepared_game_builder;
mod reached;
mod record;
mod roll_map;
mod rows;
mod scale;
mod setup;
mod solved;
mod steps;
mod stragglers;
mod tables;
mod theory;
mod turn;

pub use crate::noise::Noise;
pub use chance::RESOLUTION;
pub use checkers::{Checkers, Move, TooManyCheckers};
pub use database::{Database, Reach};
pub use database_builder::DatabaseBuilder;
pub use evaluator::Evaluator;
pub use ids::{IdError, position_id, xgid, xgid_with_cube};
pub use job::{Job, Store};
pub use judge::Estimate;
pub(crate) use lookup::{Lookup, LookupBuilder};
pub(crate) use one_sided::First;
pub use order::Order;
pub use plays::moves;
pub use position::{Position, PositionError, Side};
pub use prepared_game::PreparedGame;
pub use prepared_game_builder::PreparedGameBuilder;
pub use record::{Record, RecordedTurn};
pub use roll_map::{RollMap, RollWorth};
pub use scale::Scale;
pub use setup::{Player, Setup, SetupError};
pub(crate) use stragglers::Stragglers;
pub use theory::{EstimateTheory, Theory};

/// A rollout of a bear-off.
pub type Rollout = crate::sampled::Rollout<PreparedGame>;

/// Rollouts of a bear-off that are stopped when they are ahead.
pub type StoppedRollouts = crate::sampled::StoppedRollouts<PreparedGame>;

/// Many rollouts of a bear-off.
pub type ManyRollouts = crate::sampled::ManyRollouts<PreparedGame>;
