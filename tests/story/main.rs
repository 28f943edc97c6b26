//! Tests of the core's code for the figures of the story.
//!
//! All seeds are fixed, so a bound that holds once always holds. No bound or seed was chosen after
//! seeing a result.

mod coverage;
mod intervals;
mod tosses;
