//! Bear-offs: databases and games as JavaScript classes, and what they need; the rollouts of the bear-off lab, and
//! the one that is played by hand; and pairs of them after two plays of a roll.

mod database;
mod errors;
#[cfg(any(feature = "bearoff", feature = "hand"))]
mod game;
#[cfg(feature = "hand")]
mod hand;
#[cfg(feature = "hand")]
mod hand_shapes;
mod job;
#[cfg(feature = "bearoff")]
mod many;
#[cfg(feature = "pairs")]
mod pairs;
mod position;
#[cfg(feature = "bearoff")]
mod rollout;
mod setup;
mod shapes;
mod slices;

pub(crate) use job::job;
#[cfg(feature = "pairs")]
pub(crate) use pairs::job as pairs_job;
