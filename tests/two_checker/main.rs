//! The two checkers: the article's game, what its luck can be thought to be, and what rollouts of it come to.

#[path = "../common/mod.rs"]
mod common;

mod any_time;
mod article;
mod evaluations;
mod independence;
mod luck;
mod many;
mod many_beside_truth;
mod rollout;
mod statistics;
mod stopped_rollouts;
