//! The two-checker position of Montgomery's article, its luck tables, and its rollout.
//!
//! X has four checkers on his ace point and is to roll; O has one checker on her six point. X wins at once
//! with doubles. Otherwise O wins if she bears off; if she fails, X wins. All chances and luck values are X's.

mod any_time;
pub mod article;
mod batch;
mod count;
mod evaluations;
mod exact;
mod game;
mod games;
mod job_spec;
mod luck_table;
pub(crate) mod rollout;

pub use any_time::WatchedGames;
pub use evaluations::{EvaluationError, Evaluations};
pub use exact::{Exact, PLAIN_VARIANCE, TRUTH};
pub use game::{Game, Leaf, Leaves, play};
pub use games::Games;
pub use job_spec::Order;
pub use luck_table::{Cell, LuckError, LuckTable, Turn};
pub use rollout::{Record, Scored};

/// A rollout of the two-checker position. Its first games may be the article's.
pub type Rollout = crate::rollout::Rollout<Games>;

/// Many rollouts of the two-checker position.
pub type ManyRollouts = crate::rollout::batch::ManyRollouts<Games>;

/// Rollouts of the two-checker position that are stopped when they are ahead.
pub type StoppedRollouts = crate::rollout::optional_stopping::StoppedRollouts<WatchedGames>;
