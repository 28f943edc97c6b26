//! What the integration tests share.
#![allow(dead_code)] // Each test file uses its part.

pub mod chi_square;
pub mod golden;
pub mod z_score;
