//! Bear-offs with a doubling cube: equities, proper actions, IDs and example positions.

#[path = "../common/mod.rs"]
mod common;

mod equities;
mod example_positions;
mod ids;
