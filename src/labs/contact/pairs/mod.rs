//! Two plays of the same roll, compared by pairs of whole games with coupled dice that the network
//! plays.
//!
//! [`rollout::pairs`](crate::rollout::pairs) explains the method and its sources. A [`Decision`]
//! names the plays, and a [`PairsSetup`] the evaluator of luck and the coupling. A [`PairRoller`]
//! rolls pairs, and a [`PairsRollout`] has their statistics in points.

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
