//! Two plays of the same bear-off roll, compared by pairs of games with coupled dice.
//!
//! [`rollout::pairs`](crate::rollout::pairs) explains the method and its sources.
//!
//! A [`Decision`] is a position, a roll and two of its plays. A [`PairsSetup`] adds the evaluators,
//! and [`PreparedPairs`] are the prepared games after both plays. A [`PairRoller`] rolls their
//! pairs in all couplings at once and sums the results ([`PairSums`]). A [`PairRecord`] shows one
//! pair turn by turn. [`PairsExact`] has exact values, from an enumeration of both games at once.
//! [`close_decisions()`] searches all decisions for instructive ones.

mod arm;
mod arm_result;
mod close_decisions;
mod decision;
mod exact;
#[cfg(test)]
mod exact_tests;
#[cfg(test)]
mod fairness_tests;
mod job;
mod job_spec;
mod joint;
mod joint_rolls;
mod limits;
mod pair;
mod pair_roller;
mod prepared_pairs;
mod record;
#[cfg(test)]
mod reference_tests;
#[cfg(test)]
mod rolled_tests;
mod rollout;
mod setup;
mod verdict;

pub use close_decisions::{CloseDecision, Lesson, close_decisions};
pub use decision::{Decision, LegalPlays, PlayWorth};
pub use exact::PairsExact;
pub use job::{PairsJobStore, exact_statistics};
pub use job_spec::{PairsDescription, PairsJobSpec};
pub use joint::MAX_JOINT_STATES;
pub use limits::{CouplingLimits, Limit};
pub use pair_roller::{PairRoller, PairSums};
pub use prepared_pairs::{PairsBuilder, PreparedPairs};
pub use record::{PairArm, PairRecord, PairStep, PairTurn};
pub use rollout::{
    ExactDifference, PairsRollout, PairsRolloutBatch, PairsTheory, TheoreticalDifference,
};
pub use setup::PairsSetup;
pub use verdict::Verdict;
