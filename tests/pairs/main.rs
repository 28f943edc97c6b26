//! Pairs of games after two plays of a roll.

#[path = "../common/mod.rs"]
mod common;

mod decisions;
mod jobs;
mod unbiased;
