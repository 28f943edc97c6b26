//! The largest numbers of games and rollouts.

/// The largest number of games of a rollout.
///
/// Checkpoints are spaced for it, and sums of counts stay exact in `f64`.
pub const MAX_GAMES: u64 = 1_000_000_000_000;

/// The largest number of rollouts in a batch, because the sums of each are kept.
pub const MAX_ROLLOUTS: usize = 100_000;

/// The largest number of games of all rollouts of a batch, which are counted in `f64` too.
pub const MAX_TOTAL_GAMES: u64 = 1 << 53;
