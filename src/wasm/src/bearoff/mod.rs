//! The bear-off lab: its databases, games and rollouts as JavaScript classes, and what they need.

mod database;
mod errors;
mod game;
mod many;
mod position;
mod rollout;
mod setup;
mod shapes;
mod slices;
