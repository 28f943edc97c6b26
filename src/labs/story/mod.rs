//! Computations that only the figures of the story need, besides those of the two-checker game.
//!
//! ```
//! use rollout_lab::labs::story::coverage;
//!
//! // Two games have an interval that contains the exact 37.5% only if one is won and one is lost:
//! // 2 · 3/8 · 5/8.
//! assert_eq!(coverage(2), Some(0.46875));
//! // Even 100 games stay below 95%.
//! assert!(coverage(100).unwrap() < 0.95);
//! ```

mod coverage;
mod intervals;
mod tosses;

pub use coverage::{MAX_COVERAGE_GAMES, coverage};
pub use intervals::{Intervals, MAX_GAMES, MAX_SHOWN, MIN_GAMES, StoppingRule};
pub use tosses::{MAX_TOSSES, TOSS_VARIANCE, Tosses};
