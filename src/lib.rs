//! The core of Rollout Lab: backgammon rollouts that measure luck and subtract it.
//!
//! One idea runs through the crate. A game's result is the position's value plus luck minus
//! mistakes. If the luck credited to a roll averages zero over the 36 rolls, subtracting it cannot
//! move a rollout's mean, however wrong the estimates are. It only changes the spread.
//! (Statisticians call it a martingale control variate.) The source is David Montgomery, *Variance
//! Reduction*, `GammOnLine`, February 2000.
//!
//! Each module uses only those above it:
//!
//! 1. [`codec`]: the byte format of values that travel between workers.
//! 2. [`stats`]: exact scores, summaries, intervals and histograms.
//! 3. [`rollout`]: seeds, dice, samplers, rollouts, batches, chunks and coupled pairs of games.
//! 4. [`backgammon`]: boards, plays, position IDs, bear-off databases, the cube and the network.
//! 5. [`models`]: a random walk and a council of programs, from computer shogi.
//! 6. [`labs`]: the games of each lab: [two checkers](labs::two_checker), [any
//!    bear-off](labs::bearoff), [pairs of plays](labs::pairs), [the cube](labs::cube), [play by
//!    hand](labs::hand), [any position](labs::contact).
//!
//! The core knows nothing about WebAssembly or pages; `src/wasm` translates. A first rollout:
//!
//! ```
//! use rollout_lab::labs::two_checker::{LuckTable, Rollout};
//! use rollout_lab::rollout::seed::Seed;
//!
//! let mut rollout = Rollout::new(Seed::new(42));
//! rollout.roll(10_000);
//!
//! // Wrong estimates that average zero: the mean stays near 37.5%, and the spread shrinks.
//! let reduced = rollout.reduced(&LuckTable::MADE_UP);
//! let plain = rollout.plain();
//! assert!((reduced.mean.unwrap() - 37.5).abs() < 1.0);
//! assert!(reduced.sd.unwrap() < plain.sd.unwrap() / 2.0);
//! ```

pub mod backgammon;
pub mod codec;
pub mod labs;
pub mod models;
pub mod rollout;
pub mod stats;

/// The README, whose Rust example runs as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
#[path = "../tests/common/chi_square.rs"]
mod chi_square;
#[cfg(test)]
mod debug_tests;
#[cfg(test)]
#[path = "../tests/common/golden.rs"]
mod golden;
#[cfg(test)]
mod tour_tests;
