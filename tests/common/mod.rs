//! Helpers that the integration tests share.
#![allow(dead_code)] // Each test file uses its part.

pub mod any_text;
pub mod arrangements;
pub mod bearoff;
pub mod bits;
pub mod boards;
pub mod chi_square;
pub mod clock;
pub mod cube_hand;
pub mod gnu_ids;
pub mod golden;
pub mod hand;
pub mod job;
pub mod pairs;
pub mod plan;
pub mod slow_bearoff;
pub mod slow_cube;
pub mod slow_cube_game;
pub mod slow_cube_ties;
pub mod slow_player_luck;
pub mod z_score;
