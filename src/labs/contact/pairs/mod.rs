//! Two plays of the same roll, compared by pairs of whole games with coupled dice that the network
//! plays.
//!
//! [`rollout::pairs`](crate::rollout::pairs) explains the method and its sources. A [`Decision`]
//! names the plays, and a [`PairsSetup`] the evaluator of luck and the coupling. A [`PairRoller`]
//! rolls pairs, and a [`PairsRollout`] has their statistics in points.
//!
//! ```
//! use rollout_lab::backgammon::position_id::board_id;
//! use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
//! use rollout_lab::labs::contact::pairs::{Decision, PairRoller, PairsRollout, PairsSetup};
//! use rollout_lab::rollout::dice::Roll;
//! use rollout_lab::rollout::pairs::Coupling;
//!
//! // Two plays of an opening 3-1. The IDs have the other side on roll, as after the play.
//! let [a, b] = [board_id::parse("4HPwARLgc/ABMA")?, board_id::parse("wnPwATDgc/ABMA")?];
//! let after = [a.board.swapped(), b.board.swapped()];
//! let decision = Decision::new(Board::START, Roll::new(3, 1).unwrap(), after)?;
//!
//! // 30 pairs of games with equal dice, luck subtracted (tests/golden/contact-bits.json).
//! let setup = PairsSetup::new(decision, EvaluatorKind::Network, Coupling::Same).unwrap();
//! let roller = PairRoller::new(Networks::trained(), setup);
//! let mut rollout = PairsRollout::with_runner(roller, "0x2a61".parse()?);
//! rollout.roll(30);
//! let difference = rollout.point(true).difference;
//! assert_eq!(difference.mean, Some(f64::from_bits(0x3fb8_e448_3888_8889)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arm;
mod decision;
#[cfg(test)]
mod fairness_tests;
mod job_spec;
mod rollout;
mod runner;
mod setup;

pub use decision::Decision;
pub use job_spec::PairsJobSpec;
pub use rollout::PairsRollout;
pub use runner::{PairRoller, PairSums};
pub use setup::PairsSetup;
