//! A small neural network that estimates the five chances of any position, trained by playing
//! against itself.
//!
//! A board enters as 250 [`inputs`]: the checkers on each point, and some [`expert_features`]. One
//! hidden layer and five outputs follow. [`Weights`] are the trained numbers. A [`Network`]
//! evaluates with weights quantised to whole numbers, so that its bits are equal on every machine.
//! A board after a play costs only the inputs that the play changes.
//!
//! ```
//! use rollout_lab::backgammon::Networks;
//! use rollout_lab::backgammon::network::NetworkScratch;
//! use rollout_lab::backgammon::position_id::board_id;
//!
//! // GNU Backgammon's networks at 2-ply give 47.8% to the side on roll
//! // (tests/golden/contact.json). This network is much smaller, and doesn't look ahead.
//! let board = board_id::parse("PG6DwQCtbcCAEQ")?.board;
//! let networks = Networks::trained();
//! let value = networks.full().evaluate(&board, &mut NetworkScratch::default());
//! assert!((value.chances().win - 0.47831).abs() < 0.03);
//! # Ok::<(), rollout_lab::backgammon::position_id::BoardIdError>(())
//! ```

mod accumulator;
mod escapes;
pub mod expert_features;
mod f16;
mod feature_delta;
mod inference;
pub mod inputs;
mod logistic;
mod lookahead;
mod quantized;
mod shots;
mod side_bitboards;
mod value;
mod weights;
mod weights_file;

pub use inference::{Network, NetworkScratch};
pub use lookahead::{BestPlay, BoardEvaluator, LookaheadScratch};
pub(crate) use value::ONE;
pub use value::Value;
pub use weights::{LANES, MAX_UNITS, OUTPUTS, Weights, WeightsError};
