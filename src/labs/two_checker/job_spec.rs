//! Job specs of the two-checker position.

use super::game_source::TableGameSource;
use super::luck_table::LuckTable;
use super::runner::TwoCheckerGames;
use crate::codec::codec_fields;
use crate::labs::two_checker::{Rollout, RolloutBatch, StoppedRollouts};
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::game_runner::GameRunner;
use crate::rollout::job_spec::{Describe, JobSpec, Task};
use crate::rollout::rotated::RotatedRunner;
use crate::rollout::rotation::Rotation;

/// The description of work on the two-checker position, with nothing done yet.
pub type TwoCheckerJobSpec = JobSpec<TwoCheckerDescription>;

/// The description of two-checker games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoCheckerDescription {
    /// Whether the first games are the article's.
    replay: bool,
    /// The table whose luck is subtracted; only for rollouts that are stopped when they are ahead.
    table: Option<LuckTable>,
    /// The rotation of first rolls; `None` if they are random.
    rotation: Option<Rotation>,
}

impl TwoCheckerJobSpec {
    /// Begins the work; `None` if these games can't do the task. Only stopped rollouts have a table.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        let TwoCheckerDescription {
            replay,
            table,
            rotation,
        } = self.games;
        let rotated = |games| RotatedRunner::new(games, rotation);
        match (self.task, table) {
            (Task::Stopped(batch, _), Some(table)) if rotation.is_none() => {
                let source = TableGameSource::new(table);
                let (seed, rollouts) = (batch.seed, batch.rollouts());
                let stopped = StoppedRollouts::new(source, seed, rollouts, batch.length);
                Some(Box::new(stopped))
            }
            // The article's games are not rotated.
            (task, None) if replay && rotation.is_none() => {
                task.roll(rotated(TwoCheckerGames::REPLAYED))
            }
            (task, None) if !replay => task.roll(rotated(TwoCheckerGames::ROLLED)),
            _ => None,
        }
    }
}

as_work!(Rollout RolloutBatch StoppedRollouts);

impl Describe for RotatedRunner<TwoCheckerGames> {
    type Description = TwoCheckerDescription;

    fn describe(&self) -> TwoCheckerDescription {
        TwoCheckerDescription {
            replay: !self.inner().recorded().is_empty(),
            table: None,
            rotation: self.rotation(),
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
                rotation: None,
            },
            task: self.task(0),
        }
    }
}

codec_fields! { TwoCheckerDescription { replay, rotation, table } }
