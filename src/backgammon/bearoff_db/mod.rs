//! Bear-off databases: exact chances up to six checkers a side, and one-sided distributions beyond.
//!
//! A [`Position`] is both sides' [`Checkers`] and the side on roll. A [`Database`] is computed, not
//! loaded, and [`Database::build`] computes it in slices. An [`EvaluatorKind`] is a way to estimate
//! winning chances: from the database, from pip counts, or worse on purpose. Whole games don't need
//! plays from a database; they share one set of tables per process, which
//! [`build_shared_tables_while`] builds in advance.
//!
//! ```
//! use rollout_lab::backgammon::bearoff_db::{Checkers, Database, DatabaseSize};
//! use rollout_lab::backgammon::position_id::bearoff_id;
//! use rollout_lab::rollout::dice::Roll;
//!
//! // X has checkers on her 2 and 5 points, and O on her 1 and 4. An independent program has X's
//! // chance as a fraction: 1805 / 2916 (tests/golden/bearoff.json).
//! let position = bearoff_id::parse("EQAAEAEAAAAAAA")?.position;
//! let database = Database::new(DatabaseSize::for_position(position));
//! let chance = database.exact_chance(position).unwrap();
//! assert!((chance - 1805.0 / 2916.0).abs() < 1e-7);
//!
//! // With 4-2 X plays 5/1 2/off or 5/off. Each play leaves one checker.
//! let plays = database.plays(position.x(), Roll::new(4, 2).unwrap()).unwrap();
//! let left = [Checkers::new([1, 0, 0, 0, 0, 0])?, Checkers::new([0, 1, 0, 0, 0, 0])?];
//! assert_eq!(plays, left);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub(crate) mod arrangements;
pub(crate) mod bearoff_tables;
pub(crate) mod by_opponent;
pub(crate) mod chance;
pub(crate) mod chance_table;
mod checker_moves;
pub(crate) mod checkers;
pub(crate) mod database;
pub(crate) mod evaluator;
mod exact;
mod gammons;
pub(crate) mod one_sided;
pub(crate) mod pip_chances;
pub(crate) mod play_table;
mod position;
pub(crate) mod retrograde_order;
pub(crate) mod shared_tables;
pub(crate) mod state;
pub(crate) mod stragglers;
pub(crate) mod u32_codec;

pub use chance::RESOLUTION;
pub use checker_moves::moves_between;
pub use checkers::{CheckerMove, Checkers, TooManyCheckers};
pub use database::{Database, DatabaseSize};
pub use evaluator::EvaluatorKind;
pub use position::{Position, PositionError};
pub use shared_tables::{build_shared_tables, build_shared_tables_while};
