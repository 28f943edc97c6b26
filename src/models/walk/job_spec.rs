//! Serialisable descriptions of work on walks, from which another worker can do it.

use std::sync::Arc;

use super::model::Model;
use super::outcome::Outcome;
use super::runner::WalkGames;
use super::walks::Walks;
use crate::codec::codec_fields;
use crate::models::walk::Rollout;
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::job_spec::{Describe, JobSpec, Task};
use crate::rollout::sampled::{RolloutBatch, StoppedRollouts};

/// The description of work on walks that has not begun.
pub type WalkJobSpec = JobSpec<WalkDescription>;

/// The description of walks.
#[derive(Clone, Debug, PartialEq)]
pub struct WalkDescription {
    model: Model,
    outcome: Outcome,
}

impl WalkJobSpec {
    /// Begins the work; `None` if walks can't do the task, because they have no such estimate, for
    /// example.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        let walks = Arc::new(Walks::new(self.games.model, self.games.outcome));
        match self.task {
            Task::Rollout(_) => self.task.roll(WalkGames::new(walks)),
            task => task.roll_sampled(walks),
        }
    }
}

as_work!(Rollout RolloutBatch<Walks> StoppedRollouts<Walks>);

impl Describe for Walks {
    type Description = WalkDescription;

    fn describe(&self) -> WalkDescription {
        WalkDescription {
            model: self.model(),
            outcome: self.outcome().clone(),
        }
    }
}

impl Describe for WalkGames {
    type Description = WalkDescription;

    fn describe(&self) -> WalkDescription {
        self.walks().describe()
    }
}

codec_fields! { WalkDescription { model, outcome } }
