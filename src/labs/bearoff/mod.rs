//! Rollouts of any bear-off, with luck as an evaluator estimates it. Values are winning chances.
//!
//! A rollout takes these steps:
//!
//! - A [`Position`] is typed in, or read from one of its
//!   [IDs](crate::backgammon::position_id::bearoff_id).
//! - A [`Database`] has exact chances up to six checkers a side, and one-sided distributions
//!   beyond.
//! - An [`EvaluatorKind`] estimates chances and ranks plays. A [`ChanceScale`] transforms its
//!   chances when luck is measured.
//! - A [`PreparedGame`] is a position with players and estimates. Up to six checkers a side, it has
//!   exact statistics ([`Theory`]).
//! - An [`EvaluatedGame`] measures luck by an evaluator of your own instead.
//! - A prepared game is a [`Sampler`], which [`Rollout`] and [`RolloutBatch`] play.
//! - A [`Record`] shows all turns of one game, and a [`RollMap`] the 36 first rolls.
//!
//! Luck is the value after the evaluator's best play of a roll, minus the mean of such values over
//! the 36 rolls. So it averages zero for any evaluator, and also when the players make other plays.
//! Subtracting it removes the luck of the dice and leaves the mistakes in. Jim Williams's
//! bookkeeping (*Proposed algorithm for roll outs*, rec.games.backgammon, June 1997) adds up start
//! evaluation + disparities instead, which credits the mistakes back.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
//! use rollout_lab::backgammon::position_id::bearoff_id;
//! use rollout_lab::labs::bearoff::{
//!     ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Rollout, Setup,
//! };
//! use rollout_lab::rollout::seed::Seed;
//!
//! // Montgomery's position. The estimate of luck only knows which side is ahead.
//! let position = bearoff_id::parse("IAAAPAAAAAAAAA")?.position;
//! let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
//! let setup = Setup {
//!     position,
//!     players: [Player::Evaluator(EvaluatorKind::Exact); 2],
//!     estimates: vec![Estimate {
//!         evaluator: EvaluatorKind::Exact,
//!         scale: ChanceScale::Sign,
//!     }],
//!     truncation: None,
//! };
//! let mut rollout = Rollout::new(Arc::new(PreparedGame::new(database, setup)?), Seed::new(42));
//! rollout.roll(10_000);
//! assert!((rollout.point(0).reduced.mean.unwrap() - 37.5).abs() < 1.5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Database`]: crate::backgammon::bearoff_db::Database
//! [`Position`]: crate::backgammon::bearoff_db::Position
//! [`RollMap`]: crate::rollout::roll_map::RollMap
//! [`Sampler`]: crate::rollout::sampler::Sampler

mod chance_scale;
pub(crate) mod choice_draws;
mod choices;
mod cubeless_game;
mod cut_short;
mod error_seeds;
mod estimate;
mod evaluated_game;
pub(crate) mod extremes;
pub(crate) mod first_rolls;
mod job;
mod luck_spreads;
pub(crate) mod observed_policy;
mod outcomes;
pub(crate) mod outlook;
mod path_lucks;
pub(crate) mod paths;
mod player_luck;
pub(crate) mod prepared_bearoff;
mod prepared_game;
mod prepared_game_builder;
pub(crate) mod prepared_setup;
pub(crate) mod reachable;
pub(crate) mod record;
mod roll_map;
mod setup;
mod setup_codec;
pub(crate) mod theory;
pub(crate) mod theory_builder;
mod walks;

pub use crate::backgammon::bearoff_db::EvaluatorKind;
pub use chance_scale::ChanceScale;
pub use choices::{LuckMeasure, LuckSpreads};
pub use cubeless_game::{
    BearoffDescription, BearoffJobSpec, BearoffJobStore, PreparedGame, PreparedGameBuilder,
};
pub use error_seeds::{SEED_GAMES, try_error_seeds};
pub use estimate::Estimate;
pub use evaluated_game::EvaluatedGame;
pub use job::{JobStore, RolledGame};
pub use prepared_bearoff::{GameParts, PreparedBearoff};
pub use prepared_game::BearoffGame;
pub use prepared_game_builder::BearoffGameBuilder;
pub use prepared_setup::PreparedSetup;
pub use record::{Record, RecordedTurn};
pub use roll_map::BestPlay;
pub use setup::{Player, Setup, SetupError, Truncation, WholePercent};
pub use theory::{CutTheory, EstimateTheory, Theory};

/// A rollout of a bear-off.
pub type Rollout = crate::rollout::sampled::Rollout<PreparedGame>;

/// Rollouts of a bear-off that are stopped when they are ahead.
pub type StoppedRollouts = crate::rollout::sampled::StoppedRollouts<PreparedGame>;

/// A batch of rollouts of a bear-off, all of the same length.
pub type RolloutBatch = crate::rollout::sampled::RolloutBatch<PreparedGame>;
