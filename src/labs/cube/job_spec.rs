//! Jobs of the cube's lab, as data that another core can receive.

use super::prepared_game::CubeGame;
use super::prepared_game_builder::CubeGameBuilder;
use super::setup::CubeSetup;
use crate::codec::{Codec, DecodeError};
use crate::labs::cube::{CubeRollout, CubeRolloutBatch, StoppedCubeRollouts};
use crate::rollout::chunk::as_work;

/// A game to prepare, and the work to do with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeJobSpec {
    pub(crate) task: CubeTask,
    /// `None` where the database is tag.
    pub(crate) setup: Option<CubeSetup>,
}

/// What is tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CubeTask {
    Database,
    Theory,
    Rollout {
        seed: u64,
    },
    Batch(BatchSpec),
    /// Rollouts, each of which stops when it is ahead by the estimate with this number.
    Stopped(BatchSpec, u64),
}

/// Many rollouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BatchSpec {
    pub seed: u64,
    pub rollouts: u64,
    pub length: u64,
}

impl CubeJobSpec {
    /// For the database.
    #[must_use]
    pub const fn database() -> Self {
        Self {
            task: CubeTask::Database,
            setup: None,
        }
    }

    fn for_setup(setup: &CubeSetup, task: CubeTask) -> Self {
        Self {
            task,
            setup: Some(setup.clone()),
        }
    }
}

impl CubeGame {
    /// For what is to be known of it.
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        CubeJobSpec::for_setup(self.setup(), CubeTask::Theory)
    }
}

impl CubeGameBuilder {
    /// For what is to be known of it.
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        CubeJobSpec::for_setup(self.setup(), CubeTask::Theory)
    }
}

as_work!(CubeRollout CubeRolloutBatch StoppedCubeRollouts);

impl CubeRollout {
    /// For its games.
    #[must_use]
    pub fn job_spec(&self) -> CubeJobSpec {
        let seed = self.seed().bits();
        CubeJobSpec::for_setup(self.sampler().setup(), CubeTask::Rollout { seed })
    }
}

impl CubeRolloutBatch {
    /// For its rollouts.
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
    /// For its rollouts.
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
