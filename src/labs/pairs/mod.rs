//! Two plays of the same bear-off roll, compared by pairs of games with coupled dice.
//!
//! [`rollout::pairs`](crate::rollout::pairs) explains the method and its sources.
//!
//! A [`Decision`] is a position, a roll and two of its plays. A [`PairsSetup`] adds the evaluators,
//! and [`PreparedPairs`] are the prepared games after both plays. A [`PairRoller`] rolls their
//! pairs in all couplings at once and sums the results ([`PairSums`]). A [`PairRecord`] shows one
//! pair turn by turn. [`PairsExact`] has exact values, from an enumeration of both games at once.
//! [`close_decisions()`] searches all decisions for instructive ones.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::bearoff_db::{Checkers, Database, DatabaseSize, Position};
//! use rollout_lab::labs::bearoff::EvaluatorKind;
//! use rollout_lab::labs::pairs::{
//!     Decision, PairRoller, PairsRollout, PairsSetup, PreparedPairs, exact_statistics,
//! };
//! use rollout_lab::rollout::dice::Roll;
//! use rollout_lab::rollout::pairs::Coupling;
//! use rollout_lab::rollout::seed::Seed;
//!
//! // X has checkers on her 4, 5 and 6 points, and rolls 4-3. A leaves 5 and 3; B leaves 6 and 2.
//! let [x, o] = [[0, 0, 0, 1, 1, 1], [0, 1, 1, 1, 0, 0]];
//! let plays = [Checkers::new([0, 0, 1, 0, 1, 0])?, Checkers::new([0, 1, 0, 0, 0, 1])?];
//! let setup = PairsSetup {
//!     decision: Decision::new(Position::from_points(x, o)?, Roll::new(4, 3).unwrap(), plays)?,
//!     evaluator: EvaluatorKind::Exact,
//!     ranking: EvaluatorKind::Exact,
//!     rotation: false,
//! };
//! let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
//! let pairs = Arc::new(PreparedPairs::new(database, setup)?);
//! pairs.set_exact(exact_statistics(pairs.clone()).finish().unwrap());
//!
//! // tests/golden/pairs.json has both chances.
//! let [a, b] = [37.4785665294925, 35.1444615912208];
//! let exact = pairs.exact_difference(Coupling::Ranked, false).unwrap();
//! assert!((exact.mean - (a - b)).abs() < 1e-5);
//!
//! // 2,000 pairs of games with ranked dice decide which play is better.
//! let mut rollout = PairsRollout::with_runner(PairRoller::new(pairs), Seed::new(1));
//! rollout.roll(2_000);
//! let difference = rollout.point(Coupling::Ranked, false).difference;
//! assert!((difference.mean.unwrap() - (a - b)).abs() < 3.0 * difference.se.unwrap());
//! assert!(difference.ci.unwrap().0 > 0.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
pub use rollout::{Difference, ExactDifference, PairsRollout, PairsRolloutBatch, PairsTheory};
pub use setup::PairsSetup;
pub use verdict::Verdict;
