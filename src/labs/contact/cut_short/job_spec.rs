//! Job specs of games that are cut short and played on.

use std::sync::Arc;

use super::{ComparedGames, Comparison};
use crate::codec::codec_fields;
use crate::labs::contact::GameDescription;
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::job_spec::{Describe, JobSpec};
use crate::rollout::rotated::RotatedRunner;

/// The description of work on games that are cut short and played on.
pub type ComparisonJobSpec = JobSpec<ComparisonDescription>;

/// The description of games that are cut short and played on.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparisonDescription {
    cut: GameDescription,
}

impl ComparisonJobSpec {
    /// Returns the work, with the trained networks; `None` if the task rolls no games.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        let games = ComparedGames::new(Arc::new(self.games.cut.game()));
        self.task
            .roll(RotatedRunner::new(games, self.task.rotation()))
    }
}

as_work!(Comparison);

impl Describe for ComparedGames {
    type Description = ComparisonDescription;

    fn describe(&self) -> ComparisonDescription {
        ComparisonDescription {
            cut: GameDescription::of(self.cut()),
        }
    }
}

codec_fields! { ComparisonDescription { cut } }
