//! Bear-offs with the doubling cube: what the cube lab sees, and the lab in which they are played by hand.

mod database;
mod game;
#[cfg(feature = "hand-cube")]
mod hand;
#[cfg(feature = "hand-cube")]
mod hand_shapes;
mod job;
#[cfg(feature = "cube")]
mod many;
mod record_shapes;
#[cfg(feature = "cube")]
mod rollout;
mod setup;
mod shapes;

pub(crate) use job::job;
