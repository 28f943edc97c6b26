//! Job specs of pairs of whole games.

use super::rollout::PairsRollout;
use super::runner::PairRoller;
use super::setup::PairsSetup;
use crate::backgammon::Networks;
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::job_spec::{Describe, JobSpec};

/// The description of work on pairs that has not begun.
pub type PairsJobSpec = JobSpec<PairsSetup>;

impl PairsJobSpec {
    /// Returns the work, with the trained networks; `None` if the task rolls no pairs.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        let runner = PairRoller::new(Networks::trained(), self.games);
        self.task.roll(runner)
    }
}

as_work!(PairsRollout);

impl Describe for PairRoller {
    type Description = PairsSetup;

    fn describe(&self) -> PairsSetup {
        *self.setup()
    }
}
