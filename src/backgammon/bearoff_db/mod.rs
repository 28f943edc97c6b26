//! Bear-off databases: exact chances up to six checkers a side, and one-sided distributions beyond.
//!
//! A [`Position`] is both sides' [`Checkers`] and the side on roll. A [`Database`] is computed, not
//! loaded, and [`Database::build`] computes it in slices. An [`EvaluatorKind`] is a way to estimate
//! winning chances: from the database, from pip counts, or worse on purpose. Whole games don't need
//! plays from a database; they share one set of tables per process, which
//! [`build_shared_tables_while`] builds in advance.

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
