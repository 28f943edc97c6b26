//! Bear-offs: databases and games as JavaScript classes, and what they need; the rollouts of the bear-off lab, and
//! the one that is played by hand; pairs of them after two plays of a roll; and those with the
//! doubling cube.

#[cfg(any(feature = "hand", feature = "hand-cube"))]
mod by_hand;
#[cfg(any(feature = "cube", feature = "hand-cube"))]
mod cube;
#[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
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

#[cfg(any(feature = "cube", feature = "hand-cube"))]
pub(crate) use cube::job as cube_job;
pub(crate) use job::job;
#[cfg(feature = "pairs")]
pub(crate) use pairs::job as pairs_job;
