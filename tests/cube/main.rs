//! Bear-offs with a doubling cube: equities, proper actions, IDs and lessons.

#[path = "../common/mod.rs"]
mod common;

mod equities;
mod ids;
mod lessons;
