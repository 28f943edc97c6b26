//! The two-checker position of Montgomery's article, its luck tables, and its rollout.
//!
//! X has four checkers on his ace point and is to roll. O has one checker on her six point. X wins
//! at once with doubles. Otherwise O wins if she bears off; if she fails, X wins. All chances and
//! luck values are X's.

pub mod article;
mod batch;
mod evaluations;
mod exact;
mod game;
mod game_source;
mod job_spec;
mod luck_table;
pub(crate) mod rollout;
mod runner;
mod simd_count;

pub use evaluations::{EvaluationError, Evaluations};
pub use exact::{ExactStats, PLAIN_VARIANCE, TRUTH};
pub use game::{Game, Leaf, Leaves, play};
pub use game_source::TableGameSource;
pub use job_spec::{TwoCheckerDescription, TwoCheckerJobSpec};
pub use luck_table::{Cell, LuckError, LuckTable, SideToRoll};
pub use rollout::{GameRecord, ScoredGame};
pub use runner::TwoCheckerGames;

/// A rollout of the two-checker position. Its first games may be the article's.
pub type Rollout = crate::rollout::Rollout<TwoCheckerGames>;

/// A batch of rollouts of the two-checker position.
pub type RolloutBatch = crate::rollout::batch::RolloutBatch<TwoCheckerGames>;

/// Rollouts of the two-checker position that are stopped when they are ahead.
pub type StoppedRollouts = crate::rollout::optional_stopping::StoppedRollouts<TableGameSource>;
