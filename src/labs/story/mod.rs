//! Computations for the figures of the story alone, apart from those of the two-checker game.

mod coverage;
mod intervals;
mod tosses;

pub use coverage::{MOST_COVERED, coverage};
pub use intervals::{Intervals, LONGEST, MOST_SHOWN, SHORTEST, Stop};
pub use tosses::{MOST_TOSSES, Tosses, VARIANCE};
