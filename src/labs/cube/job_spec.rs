//! Job specs of bear-offs with a cube.

use super::prepared_game::CubeGame;
use super::prepared_game_builder::CubeGameBuilder;
use super::setup::CubeSetup;
use crate::labs::cube::{CubeRollout, CubeRolloutBatch, StoppedCubeRollouts};
use crate::rollout::chunk::as_work;
use crate::rollout::job_spec::{Describe, JobSpec, Task};

/// The description of a job: the setup of a game, and the task to do with it.
pub type CubeJobSpec = JobSpec<CubeSetup>;

as_work!(CubeRollout CubeRolloutBatch StoppedCubeRollouts);

impl Describe for CubeGame {
    type Description = CubeSetup;

    fn describe(&self) -> CubeSetup {
        self.setup().clone()
    }
}

impl CubeGame {
    /// Returns the spec of the job that computes the exact statistics of this game.
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        JobSpec {
            games: self.describe(),
            task: Task::Analysis,
        }
    }
}

impl CubeGameBuilder {
    /// Returns the spec of the job that computes the exact statistics of this game, for
    /// [`CubeGameBuilder::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        JobSpec {
            games: self.setup().clone(),
            task: Task::Analysis,
        }
    }
}
