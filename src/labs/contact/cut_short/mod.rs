//! Games that are cut short: after some rolls, at the horizon, an evaluation counts as the result.
//!
//! Bad estimates of luck cannot move the mean of such games, but bad evaluations at the horizon do.
//! [`Game::with_truncation`] cuts games short, and the luck of the rolls before the horizon is
//! subtracted as ever. A [`Comparison`] plays the same games on to the end. It measures how many rolls
//! the horizon saves and how far it moves the mean.
//!
//! # Williams's sum, cut short
//!
//! Let `v` be X's value of each position of a game, by the evaluator. Let `m` be the mean over the 36
//! rolls of the value after each roll's best play. The luck of a roll is the value after its best
//! play, less this mean. If the evaluator's best plays are made, the value after a play is `v` of the
//! next position. So result − luck = v of the start + Σ (m − v) over all positions with a roll.
//!
//! That is Jim Williams's sum, cut short. It varies only by how far evaluations differ from themselves
//! one roll further ahead. Cut after one roll, it is the mean of the 36 rolls in every game. If another
//! play is made, result − luck has the value that this play loses in it, too.
//!
//! The network makes the best of all plays, and measures luck among the few that a smaller network
//! selects. The best one is among them in most turns, but not in all.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
//! use rollout_lab::labs::contact::cut_short::Comparison;
//! use rollout_lab::labs::contact::{Game, Truncation};
//!
//! // 20 games from the start of backgammon, cut after seven rolls and played on.
//! let evaluator = EvaluatorKind::Network;
//! let game = Game::new(Networks::trained(), Board::START, vec![evaluator])
//!     .with_truncation(Some(Truncation { rolls: 7, evaluator }));
//! let mut comparison = Comparison::with_rotation(Arc::new(game), "5".parse()?, None);
//! comparison.roll(20);
//! assert_eq!(comparison.mean_rolls().unwrap().cut, 7.0);
//! let point = comparison.compare(0);
//! let off = point.reduced_difference.mean.unwrap();
//! let means = [point.cut, point.to_end].map(|point| point.reduced.mean.unwrap());
//! assert!((means[0] - means[1] - off).abs() < 1e-12);
//! # Ok::<(), rollout_lab::rollout::seed::SeedError>(())
//! ```
//!
//! [`Game::with_truncation`]: super::Game::with_truncation

mod compared_games;
mod comparison;
mod job_spec;
mod sums;

pub use compared_games::ComparedGames;
pub use comparison::{ComparedPoint, Comparison, MeanRolls};
pub use job_spec::{ComparisonDescription, ComparisonJobSpec};
pub use sums::ComparedSums;
