//! Bear-offs played by hand, with a cube and without.

#[path = "../common/mod.rs"]
mod common;

mod cube_game_text;
mod cube_games;
mod game_text;
mod games;
mod matches;
mod moves;
