//! The two-checker position of Montgomery's article, its luck tables, and its rollout.
//!
//! X has four checkers on his ace point and is to roll; O has one checker on her six point. X wins at once
//! with doubles. Otherwise O wins if she bears off; if she fails, X wins. All chances and luck values are X's.

pub mod article;
mod count;
mod evaluations;
mod exact;
mod game;
mod games;
mod luck_table;
mod many;
mod order;
mod rollout;
mod watched;

pub use evaluations::{EvaluationError, Evaluations};
pub use exact::{Exact, PLAIN_VARIANCE, TRUTH};
pub use game::{Game, Leaf, Leaves, play};
pub use games::Games;
pub use luck_table::{Cell, LuckError, LuckTable, Turn};
pub use order::Order;
pub(crate) use rollout::reduced;
pub use rollout::{Record, Scored};
pub use watched::WatchedGames;

/// A rollout of the two-checker position. Its first games may be the article's.
pub type Rollout = crate::rollout::Rollout<Games>;

/// Many rollouts of the two-checker position.
pub type ManyRollouts = crate::many_rollouts::ManyRollouts<Games>;

/// Rollouts of the two-checker position that are stopped when they are ahead.
pub type StoppedRollouts = crate::stopped_rollouts::StoppedRollouts<WatchedGames>;
