//! Bear-offs with the doubling cube: the bindings of the cube lab, and of games with a cube by
//! hand.

#[cfg(feature = "cube")]
mod batch;
mod database;
mod game;
#[cfg(feature = "hand-cube")]
mod hand;
#[cfg(feature = "hand-cube")]
mod hand_shapes;
mod record_shapes;
#[cfg(feature = "cube")]
mod rollout;
mod setup;
mod shapes;
