//! The two-checker position of Montgomery's article, its luck tables, and its rollout.
//!
//! X has four checkers on his ace point and is to roll. O has one checker on her six point. X wins
//! at once with doubles. Otherwise O wins if she bears off; if she fails, X wins. All chances and
//! luck values are X's.
//!
//! ```
//! use rollout_lab::labs::two_checker::{Cell, ExactStats, LuckTable, Rollout};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // The article's 30 games, and its means: 36.67% plain, 35.83% with the backwards table.
//! let mut rollout = Rollout::replay(Seed::new(1));
//! rollout.roll(30);
//! assert_eq!(format!("{:.2}", rollout.plain().mean.unwrap()), "36.67");
//! assert_eq!(format!("{:.2}", rollout.reduced(&LuckTable::BACKWARDS).mean.unwrap()), "35.83");
//!
//! // The article's bias: if doubles count as +70 and not as +50, luck no longer averages zero, and
//! // rollouts settle at 34.17%.
//! let biased = LuckTable::MADE_UP.with(Cell::Doubles, 70.0)?;
//! assert_eq!(format!("{:.4}", ExactStats::new(&biased).limit), "34.1667");
//! # Ok::<(), rollout_lab::labs::two_checker::LuckError>(())
//! ```

pub mod article;
mod batch;
mod chosen_after;
mod evaluations;
mod exact;
mod exact_blocks;
mod game;
mod game_source;
mod job_spec;
mod leaf_blocks;
mod luck_table;
pub(crate) mod rollout;
mod runner;
mod simd_count;
mod tuned;
mod tuned_rollout;

pub use chosen_after::{ChosenAfterReport, MissChances, miss_chances};
pub use evaluations::{EvaluationError, Evaluations};
pub use exact::{ExactStats, PLAIN_VARIANCE, TRUTH};
pub use exact_blocks::ExactBlocks;
pub use game::{Game, Leaf, Leaves, play};
pub use game_source::TableGameSource;
pub use job_spec::{TwoCheckerDescription, TwoCheckerJobSpec};
pub use luck_table::{Cell, LuckError, LuckTable, SideToRoll};
pub use rollout::{GameRecord, ScoredGame};
pub use runner::TwoCheckerGames;
pub use tuned::{
    Aim, FREE_CHOICE_FROM, FREE_CHOICE_Z, TUNABLE_GAMES, TuneError, TunedTable, table_with_mean,
    tune,
};
pub use tuned_rollout::{FreeChoice, HalvesReport};

use crate::rollout::rotated::RotatedRunner;

/// A rollout of the two-checker position. Its first games may be the article's, or its first rolls
/// may be rotated.
pub type Rollout = crate::rollout::Rollout<RotatedRunner<TwoCheckerGames>>;

/// A batch of rollouts of the two-checker position.
pub type RolloutBatch = crate::rollout::batch::RolloutBatch<RotatedRunner<TwoCheckerGames>>;

/// Rollouts of the two-checker position that are stopped when they are ahead.
pub type StoppedRollouts = crate::rollout::optional_stopping::StoppedRollouts<TableGameSource>;
