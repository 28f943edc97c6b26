//! The council: three noisy programs vote on a move. All seeds are fixed: a bound that holds, holds for ever.

#[path = "../common/z_score.rs"]
mod z_score;

mod agreement;
mod badges;
mod crossing;
mod curves;
mod equal;
mod exact;
mod golden;
mod grid;
mod model;
mod panels;
mod position;
mod predicted;
mod simulation;
mod stability;
mod weights;
