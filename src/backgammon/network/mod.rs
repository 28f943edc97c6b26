//! A small neural network that estimates the five chances of any position, trained by playing against itself.
//!
//! A board enters as 250 [`inputs`]: the checkers on each point, and some [`expert_features`]. One hidden layer and five
//! outputs follow. [`Weights`] are the trained numbers. A [`Network`] evaluates with weights quantized to whole numbers,
//! so that its bits are equal on every machine, and a board after a play costs only the inputs that the play changes.

mod accumulator;
mod escapes;
mod evaluate;
pub mod expert_features;
pub mod f16;
mod feature_delta;
mod files;
pub mod inputs;
mod logistic;
mod lookahead;
mod quantized;
mod shots;
mod side_bitboards;
mod value;
mod weights;

pub use evaluate::{Network, Scratch};
pub use lookahead::{Ahead, Best, Judge};
pub use value::Value;
pub use weights::{LANES, MOST_UNITS, OUTPUTS, Weights, WeightsError};
