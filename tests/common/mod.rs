//! What the integration tests share.
#![allow(dead_code)] // Each test file uses its part.

pub mod any_text;
pub mod bearoff;
pub mod chi_square;
pub mod clock;
pub mod golden;
pub mod hand;
pub mod pairs;
pub mod plan;
pub mod slow_bearoff;
pub mod written_ids;
pub mod z_score;
