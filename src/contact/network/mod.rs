//! A small neural network that estimates the five chances of any position, learnt by playing against itself.
//!
//! A board enters as 250 [inputs](inputs): where the checkers are, and some [counts](counts) that an expert would make. One
//! hidden layer, and five outputs. [`Weights`] are what was learnt; a [`Network`] is what evaluates, in whole numbers, so that
//! its bits are the same everywhere, and a board that a play leads to costs only what the play has changed.

pub mod counts;
mod escapes;
mod evaluate;
mod files;
pub mod half;
pub mod inputs;
mod logistic;
mod lookahead;
mod sets;
mod shots;
mod steps;
mod summing;
mod value;
mod weights;
mod whole;

pub use evaluate::{Network, Scratch};
pub use lookahead::{Ahead, Best, Judge};
pub use value::Value;
pub use weights::{LANES, MOST_UNITS, OUTPUTS, Weights, WeightsError};
