//! Bear-offs: databases and games as JavaScript classes, and what they need; the rollouts of the bear-off lab, and
//! the one that is played by hand.

mod database;
mod errors;
mod game;
#[cfg(feature = "hand")]
mod hand;
#[cfg(feature = "hand")]
mod hand_shapes;
mod job;
#[cfg(feature = "bearoff")]
mod many;
mod position;
#[cfg(feature = "bearoff")]
mod rollout;
mod setup;
mod shapes;
mod slices;

pub(crate) use job::job;
