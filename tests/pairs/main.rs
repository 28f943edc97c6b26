//! Pairs of games after two plays of a roll.

#[path = "../common/mod.rs"]
mod common;

mod close_decisions;
mod jobs;
mod unbiased;
