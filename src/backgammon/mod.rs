//! Backgammon: boards, plays, bear-off databases, the doubling cube, and a neural network that
//! evaluates positions.
//!
//! A [`Board`] holds both sides' checkers, the side on roll first. [`Plays`] finds every position
//! that a roll leads to, and [`play_text`](play_text()) writes the play. An [`Outcome`] is the end
//! of a game, and [`Chances`] are the probabilities of all outcomes. [`Networks`] evaluate
//! positions, and [`bearoffs`] has the values of those that the bear-off databases cover.
//! [`position_id`] reads and writes the IDs of other programs.
//!
//! ```
//! use rollout_lab::backgammon::{Board, Plays};
//! use rollout_lab::rollout::dice::Roll;
//!
//! // One of the plays of an opening 3-1 makes the five point.
//! let mut plays = Plays::new();
//! let three_one = Roll::new(3, 1).unwrap();
//! let found = plays.find(&Board::START, three_one);
//! assert!(found.iter().any(|board| board.mover()[4] == 2 && board.mover()[5] == 4));
//!
//! // Each board is seen by the side that has just played. The other side rolls next.
//! let next = found[0].swapped();
//! assert_eq!(next.mover(), Board::START.opponent());
//! ```

pub mod bearoff_db;
pub mod bearoffs;
pub(crate) mod bitboard;
pub(crate) mod board;
mod board_dedup;
pub(crate) mod candidates;
mod chances;
pub mod cube;
pub(crate) mod evaluator;
#[cfg(test)]
mod evaluator_tests;
mod gammon_race;
mod move_gen;
pub mod network;
mod networks;
pub mod noise;
mod outcome;
mod pip_count;
pub(crate) mod play_text;
mod plays;
pub mod position_id;
pub mod side;
#[cfg(test)]
pub(crate) mod test_boards;
pub(crate) mod turn_estimate;
pub(crate) mod turn_evaluator;

pub use board::{BAR, Board, BoardError, BoardSide, CHECKERS, PLACES};
pub use chances::Chances;
pub use evaluator::{Evaluator, EvaluatorKind};
pub use networks::Networks;
pub use outcome::Outcome;
pub use play_text::{CheckerStep, checker_steps, play_text};
pub use plays::Plays;
