//! Bear-off databases: exact chances up to six checkers a side, and one-sided distributions beyond.
//!
//! A [`Position`] is both sides' [`Checkers`] and the side on roll. A [`Database`] is worked out, not loaded; a
//! [`DatabaseBuilder`] builds one in steps.

pub(crate) mod arrangements;
pub(crate) mod chance;
pub(crate) mod checkers;
mod database;
mod database_builder;
mod exact;
mod gammons;
pub(crate) mod lookup;
pub(crate) mod one_sided;
mod plays;
mod position;
pub(crate) mod retrograde_order;
mod steps;
pub(crate) mod stragglers;
pub(crate) mod tables;
pub(crate) mod turn;
pub(crate) mod u32_codec;

pub use chance::RESOLUTION;
pub use checkers::{Checkers, Move, TooManyCheckers};
pub use database::{Database, Reach};
pub use database_builder::DatabaseBuilder;
pub use plays::moves;
pub use position::{Position, PositionError};
