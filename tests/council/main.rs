//! The council of noisy programs that vote on a move, compared with independent numbers.
//!
//! All seeds are fixed, so a bound that holds once always holds.

#[path = "../common/z_score.rs"]
mod z_score;

mod agreement;
mod badges;
mod crossing;
mod curves;
mod equal_programs;
mod exact;
mod golden;
mod grid;
mod model;
mod panels;
mod position;
mod predicted_value;
mod simulation;
mod stability;
mod weights;
