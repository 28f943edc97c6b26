//! The two-checker position of Montgomery's article, its luck tables, and its rollout.
//!
//! X has four checkers on his ace point and is to roll; O has one checker on her six point. X wins at once
//! with doubles. Otherwise O wins if she bears off; if she fails, X wins. All chances and lucks are X's.

pub mod article;
mod count;
mod exact;
mod game;
mod luck_table;
mod many;
mod rollout;
mod watched;

pub use exact::{Exact, PLAIN_VARIANCE, TRUTH};
pub use game::{Game, Leaf, Leaves, play};
pub use luck_table::{Cell, LuckError, LuckTable, Turn};
pub use many::ManyRollouts;
pub use rollout::{Checkpoint, HistoryPoint, Record, Rollout, Scored};
pub use watched::WatchedGames;

/// Rollouts of the two-checker position that are stopped when they are ahead.
pub type StoppedRollouts = crate::stopped_rollouts::StoppedRollouts<WatchedGames>;
