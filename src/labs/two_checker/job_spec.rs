//! Job specs of the two-checker position.

use super::game_source::TableGameSource;
use super::luck_table::LuckTable;
use super::runner::TwoCheckerGames;
use crate::codec::codec_fields;
use crate::labs::two_checker::{Rollout, RolloutBatch, StoppedRollouts};
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::job_spec::{Describe, JobSpec, Task};

/// The description of work on the two-checker position, with nothing done yet.
pub type TwoCheckerJobSpec = JobSpec<TwoCheckerDescription>;

/// The description of two-checker games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoCheckerDescription {
    /// Whether the first games are the article's.
    replay: bool,
    /// The table whose luck is subtracted; only for rollouts that are stopped when they are ahead.
    table: Option<LuckTable>,
}

impl TwoCheckerJobSpec {
    /// Begins the work; `None` if these games can't do the task. Only stopped rollouts have a table.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        let TwoCheckerDescription { replay, table } = self.games;
        match (self.task, table) {
            (Task::Stopped(batch, _), Some(table)) => {
                let source = TableGameSource::new(table);
                let (seed, rollouts) = (batch.seed, batch.rollouts());
                let stopped = StoppedRollouts::new(source, seed, rollouts, batch.length);
                Some(Box::new(stopped))
            }
            (task, None) if replay => task.roll(TwoCheckerGames::REPLAYED),
            (task, None) => task.roll(TwoCheckerGames::ROLLED),
            (_, Some(_)) => None,
        }
    }
}

as_work!(Rollout RolloutBatch StoppedRollouts);

impl Describe for TwoCheckerGames {
    type Description = TwoCheckerDescription;

    fn describe(&self) -> TwoCheckerDescription {
        TwoCheckerDescription {
            replay: !self.recorded().is_empty(),
            table: None,
        }
    }
}

impl StoppedRollouts {
    /// Returns the spec of the job that rolls these stopped rollouts.
    #[must_use]
    pub fn job_spec(&self) -> TwoCheckerJobSpec {
        JobSpec {
            games: TwoCheckerDescription {
                replay: false,
                table: Some(self.source().table()),
            },
            task: self.task(0),
        }
    }
}

codec_fields! { TwoCheckerDescription { replay, table } }
