//! The two-checker game: the article's tables, estimates of luck, rollouts and their statistics.
//!
//! All seeds are fixed, so a bound that holds once always holds. No bound or seed was chosen after
//! seeing a result.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/random_numbers.rs"]
mod random_numbers;

mod any_time;
mod article;
mod batch;
mod coverage;
mod evaluations;
mod independence;
mod luck;
mod optional_stopping;
mod rollout;
mod rotation;
mod statistics;
mod tuned;
