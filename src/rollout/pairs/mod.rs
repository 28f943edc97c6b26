//! Pairs of games with coupled dice, which compare two plays: the parts for games of every kind.
//!
//! Bob Koca (*A new variance reduction technique*, bug-gnubg and bgonline, March 2009) proposed to
//! compare two plays by trials that are lucky together, instead of by independent rollouts. Trial n
//! of A and trial n of B are a *pair*. The [`Coupling`] says how their dice depend on each other.
//! If B's dice alone are fair, the mean of A − B is right with every coupling. Only the spread of
//! single differences changes.
//!
//! This module has the dice of pairs, ranks of rolls, sums ([`PairSums`]) and statistics
//! ([`PairPoint`], [`CouplingWorth`]). [`labs::pairs`](crate::labs::pairs) and
//! [`labs::contact`](crate::labs::contact) play the games.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::bearoff_db::{Checkers, Database, DatabaseSize, Position};
//! use rollout_lab::labs::bearoff::EvaluatorKind;
//! use rollout_lab::labs::pairs::{Decision, PairsSetup, PreparedPairs, exact_statistics};
//! use rollout_lab::rollout::dice::Roll;
//! use rollout_lab::rollout::pairs::Coupling;
//!
//! // X has checkers on her 4, 5 and 6 points, and rolls 4-3.
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
//! // tests/golden/pairs.json has the spread of one A − B: 67.99 points with independent dice,
//! // 15.10 with ranked ones. So one ranked pair is worth (67.99 / 15.10)² = 20.28 others.
//! let worth = pairs.exact_worth(Coupling::Ranked, false).equivalent_pairs.unwrap();
//! let expected = (0.679891659195_f64 / 0.150984253472).powi(2);
//! assert!((worth - expected).abs() < 0.01);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod coupling;
pub(crate) mod pair_outcome;
mod play_ab;
pub(crate) mod point;
pub(crate) mod ranking;
pub(crate) mod series;
pub(crate) mod sums;
pub(crate) mod trials;

pub use super::rotation::ROTATION_SIZE;
pub use coupling::Coupling;
pub use play_ab::{IllegalPlay, PlayAb};
pub use point::{CouplingWorth, PairPoint};
pub use sums::{Outcomes, PairSums};
