//! The core of Rollout Lab: backgammon rollouts, and what happens to them when the luck of the dice is
//! subtracted.
//!
//! One idea runs through the crate. A game's result is the position's value plus luck minus mistakes. If the
//! luck credited to a roll averages zero over the 36 rolls, subtracting it cannot move a rollout's mean,
//! however wrong the estimates are; it only changes the spread. (Statisticians call it a martingale control
//! variate.) The source is David Montgomery, *Variance Reduction*, `GammOnLine`, February 2000.
//!
//! The modules stand in the order in which data flows.
//!
//! Dice and scores:
//!
//! 1. [`seed`]: 64 bits that name a rollout's dice.
//! 2. [`dice`]: the 36 rolls, exactly unbiased, and dice as a parameter of a game.
//! 3. [`trial`]: the dice of trial k of a rollout, a pure function of (seed, k).
//! 4. [`side`]: the two sides, X and O.
//! 5. [`score`]: results and luck as whole numbers, whose sums are exact.
//! 6. [`noise`]: errors that are added to an evaluator's estimates on purpose.
//!
//! Statistics:
//!
//! 7. [`statistics`]: mean, standard deviation, standard error and 95% confidence interval. [`interval`] keeps that interval's
//!    promise for rare outcomes. [`confidence_sequence`] is the any-time interval, proven by bets where games have bounds.
//! 8. [`moments`]: the statistics of scores, from exact sums.
//! 9. [`totals`]: the sums over games that a rollout keeps.
//! 10. [`histogram`] and [`spread`]: how often the means of many rollouts fall into each bin, under the normal curve that theory
//!     expects. [`beside_truth`] counts the intervals that contain the truth.
//!
//! Rollouts:
//!
//! 11. [`sampler`]: the trait of a game that plays itself once with given dice and measures its luck.
//! 12. [`roller`]: the trait of anything that rolls games and sums them up. [`sampled`] makes a roller of any sampler.
//! 13. [`checkpoints`]: the numbers of games at which a running average is kept. [`limits`]: how many games and rollouts there
//!     can be.
//! 14. [`rollout`]: the rollout of any roller. [`many_rollouts`] rolls many of the same length, and [`stopped_rollouts`] stops
//!     each of them when it is ahead.
//! 15. [`block`]: cuts that work into pieces, for any worker, and merges what comes back. [`packed`] writes pieces as bytes.
//!
//! Games:
//!
//! 16. [`two_checker`]: the article's game and its luck tables. It is no sampler: any luck table needs only the counts of the
//!     game's three ends, and its rollout keeps those.
//! 17. [`bearoff`]: any bear-off position, with luck as a program estimates it. Rollouts with the doubling cube, rollouts played
//!     by hand and pairs of bear-offs are modules in it.
//! 18. [`contact`]: the whole game of backgammon: its rules, the network that evaluates positions and plays both sides,
//!     rollouts with the luck subtracted, and pairs of games.
//! 19. [`pairs`]: coupled dice, ranks of rolls, sums and statistics for two plays that are compared by pairs of games.
//!     [`bearoff`] and [`contact`] play these games.
//! 20. [`ids`]: positions as other programs write them.
//! 21. [`walk`]: a random walk that decides a game, as a model of shogi games. Its luck comes from normal deviates, and eight
//!     scales turn its evaluation into a winning chance.
//! 22. [`council`]: noisy programs that vote on a move. This model and the walk are from the blog of the Laboratory for
//!     Fundamental Information on Computer Shogi.
//! 23. [`story`]: computations that only the figures of the story need: tosses of two dice, and the intervals of a hundred
//!     rollouts.
//!
//! Nothing here knows about WebAssembly or a page; `src/wasm` translates. A first rollout:
//!
//! ```
//! use rollout_lab::seed::Seed;
//! use rollout_lab::two_checker::{LuckTable, Rollout};
//!
//! let mut rollout = Rollout::new(Seed::new(42));
//! rollout.roll(10_000);
//!
//! // Wrong estimates that average zero: the mean stays near 37.5%, the spread shrinks.
//! let reduced = rollout.reduced(&LuckTable::MADE_UP);
//! let plain = rollout.plain();
//! assert!((reduced.mean.unwrap() - 37.5).abs() < 1.0);
//! assert!(reduced.sd.unwrap() < plain.sd.unwrap() / 2.0);
//! ```

pub mod bearoff;
pub mod beside_truth;
mod betting;
pub mod block;
pub mod checkpoints;
pub mod confidence_sequence;
pub mod contact;
pub mod council;
mod deviates;
pub mod dice;
pub mod histogram;
pub mod ids;
pub mod interval;
pub mod limits;
pub mod many_rollouts;
pub mod moments;
pub mod noise;
mod normal;
pub mod packed;
pub mod pairs;
pub mod roller;
pub mod rollout;
pub mod sampled;
pub mod sampler;
pub mod score;
pub mod seed;
pub mod side;
pub mod spread;
pub mod statistics;
pub mod stopped_rollouts;
pub mod story;
pub mod totals;
pub mod trial;
pub mod two_checker;
pub mod walk;

/// The README's example in Rust, which runs with the other examples.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
#[path = "../tests/common/chi_square.rs"]
mod chi_square;
#[cfg(test)]
#[path = "../tests/common/clock.rs"]
mod clock;
#[cfg(test)]
#[path = "../tests/common/golden.rs"]
mod golden;
#[cfg(test)]
mod tour_tests;
