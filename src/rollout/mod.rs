//! Rollouts of any game: dice from a seed, samplers, batches, checkpoints and chunks.
//!
//! A [`Seed`](seed::Seed) determines the dice of a rollout. [`Trials`](trial::Trials) gives the
//! [`dice`] of trial k, a pure function of seed and k. A [`Sampler`](sampler::Sampler) plays one
//! game with these dice and measures its luck. [`sampled`] makes a [`GameRunner`](game_runner) of
//! any sampler; its sums are [`totals`], from which a [`readout`] follows.
//!
//! A [`Rollout`] rolls games and keeps the sums at [`checkpoints`]. [`batch`] rolls many rollouts
//! of equal length, and [`optional_stopping`] stops each of them when it is ahead. [`chunk`] cuts
//! this work into chunks for any number of workers, and merges their sums. [`pairs`] compares two
//! plays by pairs of games with coupled dice. [`rotation`] gives each first roll once in a block of
//! games, [`rotated`] sums such games by [`blocks`], and [`first_rolls`] has the exact spread that it
//! leaves. [`roll_map`] has the 36 rolls from a position, and [`limits`] the largest numbers of games
//! and rollouts.
//!
//! ```
//! use rollout_lab::labs::two_checker::{Leaves, Rollout};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // A seed keeps its games for ever. These numbers are in tests/golden/stability.json.
//! let mut rollout = Rollout::new(Seed::new(1));
//! rollout.roll(400);
//! rollout.roll(599);
//! assert_eq!(rollout.leaves(), Leaves { doubles: 181, fails: 195, bears_off: 623 });
//! ```

pub mod batch;
pub mod blocks;
pub mod checkpoints;
pub mod chunk;
pub mod dice;
pub mod error_seeds;
pub mod first_rolls;
pub mod game_runner;
pub mod job;
pub mod job_spec;
pub mod limits;
pub(crate) mod normal_deviates;
pub mod optional_stopping;
pub mod pairs;
pub mod readout;
mod results;
pub mod resumable;
pub mod roll_map;
pub mod rotated;
pub mod rotation;
pub mod sampled;
pub mod sampler;
pub(crate) mod score_blocks;
pub mod seed;
mod single;
pub mod totals;
pub mod trial;

pub use single::Rollout;
