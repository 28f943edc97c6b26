//! Computations that only the figures of the story need, besides those of the two-checker game.

mod coverage;
mod intervals;
mod tosses;

pub use coverage::{MAX_COVERAGE_GAMES, coverage};
pub use intervals::{Intervals, MAX_GAMES, MAX_SHOWN, MIN_GAMES, StoppingRule};
pub use tosses::{MAX_TOSSES, TOSS_VARIANCE, Tosses};
