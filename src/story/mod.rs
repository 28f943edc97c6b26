//! What only the figures of the story ask for: the story goes through the two-checker game, and shows beside it how little
//! there is to what it claims.

mod coverage;
mod intervals;
mod tosses;

pub use coverage::{MOST_COVERED, coverage};
pub use intervals::{Intervals, LONGEST, MOST_SHOWN, SHORTEST, Stop};
pub use tosses::{MOST_TOSSES, Tosses, VARIANCE};
