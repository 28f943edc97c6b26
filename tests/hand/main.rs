//! Bear-offs that are played by hand, with a cube and without.

#[path = "../common/mod.rs"]
mod common;

mod cube;
mod cube_texts;
mod games;
mod matches;
mod moves;
mod texts;
