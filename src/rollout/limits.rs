//! The largest numbers of games and rollouts.
//!
//! ```
//! use rollout_lab::labs::two_checker::RolloutBatch;
//! use rollout_lab::rollout::limits::{MAX_GAMES, MAX_ROLLOUTS};
//! use rollout_lab::rollout::seed::Seed;
//! use rollout_lab::stats::summary::standard_error;
//!
//! // The longest rollout of the article's position, whose variance is 2343.75, has a standard
//! // error of 0.00005 percentage points.
//! let se = standard_error(2343.75_f64.sqrt(), MAX_GAMES).unwrap();
//! assert_eq!(format!("{se:.5}"), "0.00005");
//!
//! // A batch beyond the limits is made smaller.
//! assert_eq!(RolloutBatch::new(Seed::new(1), usize::MAX, 1).rollouts(), MAX_ROLLOUTS);
//! ```

/// The largest number of games of a rollout.
///
/// Checkpoints are spaced for it, and sums of counts stay exact in `f64`.
pub const MAX_GAMES: u64 = 1_000_000_000_000;

/// The largest number of rollouts in a batch, because the sums of each are kept.
pub const MAX_ROLLOUTS: usize = 100_000;

/// The largest number of games of all rollouts of a batch, which are counted in `f64` too.
pub const MAX_TOTAL_GAMES: u64 = 1 << 53;
