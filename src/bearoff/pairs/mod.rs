//! Two plays of the same roll compared by pairs of games with coupled dice.
//!
//! Bob Koca (*A new variance reduction technique*, bug-gnubg and bgonline, March 2009) proposed to compare two plays by
//! trials that are lucky together, instead of by independent rollouts. Trial n of A and trial n of B are a *pair*. The
//! [`Coupling`] says how their dice depend on each other. If B's dice alone are fair, the mean of A − B is right with every
//! coupling. Only the spread of single differences changes.
//!
//! A [`Decision`] leads to a [`PairsSetup`], which says who judges, and to [`PreparedPairs`], the prepared games after
//! both plays. A [`PairRoller`] rolls their pairs in all couplings at once and sums the results ([`PairSums`]).
//! [`PairPoint`] has the statistics, and [`PairRecord`] one pair in all its turns. [`PairsExact`] has the exact values,
//! from an enumeration of both games at once. [`close_decisions()`] finds instructive decisions among all of them.

mod close_decisions;
mod decision;
mod exact;
mod half;
mod job;
mod joint;
mod joint_rolls;
mod order;
mod pair;
mod point;
mod prepared;
mod record;
mod roller;
mod setup;
mod strand;

pub use crate::pairs::{Coupling, IllegalPlay, Outcomes, PairPoint, ROTATED, Which, Worth};
pub use close_decisions::{CloseDecision, Lesson, close_decisions};
pub use decision::{Decision, LegalPlays, PlayWorth};
pub use exact::{Limit, Limits, PairsExact};
pub use job::{ExactWork, PairsJob, PairsStore};
pub use joint::MOST_JOINT_STATES;
pub use order::PairsOrder;
pub use point::{ExactDifference, ManyPairsRollouts, PairSums, PairsRollout, Verdict};
pub use prepared::{PairsBuilder, PreparedPairs};
pub use record::{PairRecord, PairStep, PairStrand, PairTurn};
pub use roller::PairRoller;
pub use setup::PairsSetup;

#[cfg(test)]
mod exact_tests;
#[cfg(test)]
mod fairness_tests;
#[cfg(test)]
mod reference_tests;
#[cfg(test)]
mod rolled_tests;
