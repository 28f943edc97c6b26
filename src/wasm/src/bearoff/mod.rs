//! Bear-offs as JavaScript classes: databases, prepared games, rollouts and batches.
//!
//! Rollouts by hand are in `hand.rs`, pairs of games after two plays of a roll in `pairs/`, and
//! games with the doubling cube in `cube/`.

#[cfg(feature = "bearoff")]
mod batch;
#[cfg(any(feature = "cube", feature = "hand-cube"))]
mod cube;
#[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
mod database;
mod errors;
#[cfg(any(feature = "bearoff", feature = "hand"))]
mod game;
#[cfg(any(feature = "bearoff", feature = "hand"))]
mod game_shapes;
#[cfg(feature = "hand")]
mod hand;
#[cfg(any(feature = "hand", feature = "hand-cube"))]
mod hand_methods;
#[cfg(feature = "hand")]
mod hand_shapes;
mod incremental;
mod job;
#[cfg(feature = "pairs")]
mod pairs;
mod position;
mod prepared_methods;
#[cfg(feature = "bearoff")]
mod record_shapes;
#[cfg(feature = "bearoff")]
mod rollout;
#[cfg(feature = "bearoff")]
mod seeds;
mod setup;
mod shapes;
#[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
mod turn_shapes;

pub(crate) use job::bearoff_job;
#[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
pub(crate) use job::database_job;
#[cfg(any(feature = "cube", feature = "hand-cube"))]
pub(crate) use job::{cube_database_job, cube_job};
#[cfg(feature = "pairs")]
pub(crate) use job::{exact_pairs_job, pairs_job};
