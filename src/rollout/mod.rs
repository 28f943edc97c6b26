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
//! plays by pairs of games with coupled dice. [`limits`] has the largest numbers of games and
//! rollouts.

pub mod batch;
pub mod checkpoints;
pub mod chunk;
pub mod dice;
pub mod game_runner;
pub mod job;
pub mod job_spec;
pub mod limits;
pub(crate) mod normal_deviates;
pub mod optional_stopping;
pub mod pairs;
pub mod readout;
pub mod resumable;
pub mod sampled;
pub mod sampler;
pub mod seed;
mod single;
pub mod totals;
pub mod trial;

pub use single::Rollout;
