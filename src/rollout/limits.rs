//! Limits of all rollouts.

/// A rollout stops at this many games: checkpoints are spaced for it, and sums of counts stay exact in f64.
pub const MAX_GAMES: u64 = 1_000_000_000_000;

/// The largest number of rollouts in a batch. The sums of each are kept.
pub const MAX_ROLLOUTS: usize = 100_000;

/// Many rollouts never have more games than this in all: they are counted in f64, too.
pub const MAX_TOTAL_GAMES: u64 = 1 << 53;
