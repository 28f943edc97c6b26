//! How far rollouts go, whatever is rolled out.

/// A rollout stops at this many games: checkpoints are spaced for it, and sums of counts stay exact in f64.
pub const MOST_GAMES: u64 = 1_000_000_000_000;

/// Of many rollouts there are never more than this: a few numbers of each are kept.
pub const MOST_ROLLOUTS: usize = 1_000_000;
