//! Specifications of jobs for bear-offs with a cube, and their byte format.

use super::prepared_game::CubeGame;
use super::prepared_game_builder::CubeGameBuilder;
use super::setup::CubeSetup;
use crate::codec::{Codec, DecodeError};
use crate::labs::cube::{CubeRollout, CubeRolloutBatch, StoppedCubeRollouts};
use crate::rollout::chunk::as_work;

/// A specification of a job: the game to prepare, and the work to do with it.
///
/// [`CubeJobSpec::begin`] executes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeJobSpec {
    /// The work to do.
    pub(crate) task: CubeTask,
    /// The setup of the game; `None` for the database.
    pub(crate) setup: Option<CubeSetup>,
}

/// The work of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CubeTask {
    /// Computes the database.
    Database,
    /// Computes the exact statistics of the setup.
    Theory,
    /// Rolls games of a rollout.
    Rollout {
        /// The seed of the rollout.
        seed: u64,
    },
    /// Rolls games of a batch of rollouts.
    Batch(BatchSpec),
    /// Rolls games of a batch whose rollouts stop when they are ahead, by the estimate with this
    /// number.
    Stopped(BatchSpec, u64),
}

/// The size and the seed of a batch of rollouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BatchSpec {
    /// The seed of the batch.
    pub seed: u64,
    /// The number of rollouts.
    pub rollouts: u64,
    /// The number of games of each rollout; the largest number if rollouts are stopped.
    pub length: u64,
}

impl CubeJobSpec {
    /// Creates the specification that computes the database.
    #[must_use]
    pub const fn database() -> Self {
        Self {
            task: CubeTask::Database,
            setup: None,
        }
    }

    /// Creates the specification of a task for a setup.
    fn for_setup(setup: &CubeSetup, task: CubeTask) -> Self {
        Self {
            task,
            setup: Some(setup.clone()),
        }
    }
}

impl CubeGame {
    /// Returns the specification that computes the exact statistics of this game.
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        CubeJobSpec::for_setup(self.setup(), CubeTask::Theory)
    }
}

impl CubeGameBuilder {
    /// Returns the specification that computes the exact statistics of this game, for
    /// [`CubeGameBuilder::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        CubeJobSpec::for_setup(self.setup(), CubeTask::Theory)
    }
}

as_work!(CubeRollout CubeRolloutBatch StoppedCubeRollouts);

impl CubeRollout {
    /// Returns the specification that rolls the games of this rollout.
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        let seed = self.seed().bits();
        CubeJobSpec::for_setup(self.sampler().setup(), CubeTask::Rollout { seed })
    }
}

impl CubeRolloutBatch {
    /// Returns the specification that rolls the games of these rollouts.
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        let batch = BatchSpec {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        CubeJobSpec::for_setup(self.sampler().setup(), CubeTask::Batch(batch))
    }
}

impl StoppedCubeRollouts {
    /// Returns the specification that rolls the games of these stopped rollouts.
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        let source = self.source();
        let batch = BatchSpec {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        let task = CubeTask::Stopped(batch, source.estimate() as u64);
        CubeJobSpec::for_setup(source.sampler().setup(), task)
    }
}

impl Codec for CubeJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let numbers_of = |BatchSpec {
                              seed,
                              rollouts,
                              length,
                          }: BatchSpec| [seed, rollouts, length];
        let (tag, numbers, estimate) = match self.task {
            CubeTask::Database => (0, [0; 3], 0),
            CubeTask::Theory => (1, [0; 3], 0),
            CubeTask::Rollout { seed } => (2, [seed, 0, 0], 0),
            CubeTask::Batch(spec) => (3, numbers_of(spec), 0),
            CubeTask::Stopped(spec, estimate) => (4, numbers_of(spec), estimate),
        };
        bytes.push(tag);
        numbers.encode(bytes);
        estimate.encode(bytes);
        self.setup.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (tag, [seed, rollouts, length]) = <(u8, [u64; 3])>::decode(bytes)?;
        let estimate = u64::decode(bytes)?;
        let batch = BatchSpec {
            seed,
            rollouts,
            length,
        };
        let task = match tag {
            0 => CubeTask::Database,
            1 => CubeTask::Theory,
            2 => CubeTask::Rollout { seed },
            3 => CubeTask::Batch(batch),
            4 => CubeTask::Stopped(batch, estimate),
            _ => return Err(DecodeError),
        };
        let setup = Option::decode(bytes)?;
        if setup.is_none() == (task == CubeTask::Database) {
            Ok(Self { task, setup })
        } else {
            Err(DecodeError)
        }
    }
}
