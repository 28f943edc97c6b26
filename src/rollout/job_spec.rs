//! Job specs: the data from which a worker begins a job.
//!
//! A job spec describes games and the task to do with them. Rollouts, batches and stopped rollouts
//! of games that [describe themselves](Describe) have job specs. Jobs without games, such as
//! databases, have descriptions of their own.
//!
//! ```
//! use rollout_lab::codec;
//! use rollout_lab::labs::two_checker::{Leaves, Rollout, TwoCheckerJobSpec};
//! use rollout_lab::rollout::chunk::ChunkedWork;
//! use rollout_lab::rollout::seed::Seed;
//!
//! // A job spec travels as bytes, and the worker rolls the games that it describes.
//! let mut rollout = Rollout::new(Seed::new(1));
//! let bytes = codec::encode(&rollout.job_spec());
//! let spec: TwoCheckerJobSpec = codec::decode(&bytes).unwrap();
//! let mut work = spec.begin().unwrap();
//! rollout.merge(&work.run_chunk(0, 999)).unwrap();
//! assert_eq!(rollout.leaves(), Leaves { doubles: 181, fails: 195, bears_off: 623 });
//! ```

use std::sync::Arc;

use super::batch::RolloutBatch;
use super::chunk::ChunkedWork;
use super::game_runner::GameRunner;
use super::optional_stopping::{GameSource, StoppedRollouts};
use super::rotated::RotatedRunner;
use super::rotation::Rotation;
use super::sampled;
use super::sampled::{SampledGameSource, SamplerRunner};
use super::sampler::Sampler;
use super::seed::Seed;
use super::single::Rollout;
use crate::codec::{Codec, codec_fields, codec_variants};

/// The description of a job: games, and the task to do with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobSpec<G> {
    /// The description of the games.
    pub(crate) games: G,
    /// The task.
    pub(crate) task: Task,
}

impl<G> JobSpec<G> {
    /// Returns the spec of the job that computes the exact statistics of these games.
    pub(crate) const fn analysis(games: G) -> Self {
        Self {
            games,
            task: Task::Analysis,
        }
    }
}

/// The task of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Compute the exact statistics of the games.
    Analysis,
    /// Roll games of the rollout with this seed.
    Rollout(Seed),
    /// Roll games of a batch of rollouts.
    Batch(BatchSpec),
    /// Roll rollouts that stop when they are ahead, with the luck of the estimate with this index
    /// subtracted.
    Stopped(BatchSpec, u64),
    /// Roll games of the rollout with this seed and rotated first rolls.
    Rotated(Seed, Rotation),
}

/// The seed and the size of a batch of rollouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BatchSpec {
    /// The seed of the batch.
    pub seed: Seed,
    /// The number of rollouts.
    rollouts: u64,
    /// The number of games per rollout, or the most if rollouts are stopped.
    pub length: u64,
}

/// Games that a worker can set up from a description.
pub trait Describe {
    /// The description.
    type Description: Codec;

    /// Returns the description of these games.
    fn describe(&self) -> Self::Description;
}

impl BatchSpec {
    /// The number of rollouts. A number that memory can't hold is limited anyway.
    pub fn rollouts(self) -> usize {
        usize::try_from(self.rollouts).unwrap_or(usize::MAX)
    }
}

impl Task {
    /// Returns the rollout, or the batch of rollouts, that the task rolls; `None` for other tasks.
    pub fn roll<R: GameRunner + 'static>(self, runner: R) -> Option<Box<dyn ChunkedWork>> {
        match self {
            Self::Rollout(seed) => Some(Box::new(Rollout::with_runner(runner, seed))),
            Self::Rotated(seed, rotation) if runner.rotation() == Some(rotation) => {
                Some(Box::new(Rollout::with_runner(runner, seed)))
            }
            Self::Batch(batch) => Some(Box::new(RolloutBatch::with_runner(
                runner,
                batch.seed,
                batch.rollouts(),
                batch.length,
            ))),
            Self::Analysis | Self::Stopped(..) | Self::Rotated(..) => None,
        }
    }

    /// Returns the stopped rollouts that the task rolls; `None` for other tasks, and if the sampler
    /// has no such estimate or no exact mean.
    fn roll_stopped<S: Sampler + 'static>(self, sampler: Arc<S>) -> Option<Box<dyn ChunkedWork>> {
        let Self::Stopped(batch, estimate) = self else {
            return None;
        };
        let estimate = usize::try_from(estimate).ok()?;
        if estimate >= sampler.estimate_count() {
            return None;
        }
        let source = SampledGameSource::new(sampler, estimate)?;
        let (seed, rollouts) = (batch.seed, batch.rollouts());
        let stopped = StoppedRollouts::new(source, seed, rollouts, batch.length);
        Some(Box::new(stopped))
    }

    /// Returns the work that rolls games of a sampler; `None` for exact statistics, and for stopped
    /// rollouts if the sampler has no such estimate or no exact mean.
    pub fn roll_sampled<S: Sampler + 'static>(
        self,
        sampler: Arc<S>,
    ) -> Option<Box<dyn ChunkedWork>> {
        match self {
            Self::Stopped(..) => self.roll_stopped(sampler),
            Self::Rollout(_) | Self::Rotated(..) => {
                let runner = SamplerRunner::new(sampler);
                self.roll(RotatedRunner::new(runner, self.rotation()))
            }
            Self::Analysis | Self::Batch(_) => self.roll(SamplerRunner::new(sampler)),
        }
    }

    /// The rotation of first rolls; `None` if they are random, or if the games' description has it.
    pub const fn rotation(self) -> Option<Rotation> {
        match self {
            Self::Rotated(_, rotation) => Some(rotation),
            _ => None,
        }
    }
}

/// The description of rotated games is that of the games. The task has the rotation.
impl<R: Describe> Describe for RotatedRunner<R> {
    type Description = R::Description;

    fn describe(&self) -> R::Description {
        self.inner().describe()
    }
}

impl<S: Sampler + Describe> Describe for SamplerRunner<S> {
    type Description = S::Description;

    fn describe(&self) -> S::Description {
        self.sampler().describe()
    }
}

impl<R: GameRunner + Describe> Rollout<R> {
    /// Returns the spec of the job that rolls games of this rollout.
    #[must_use]
    pub fn job_spec(&self) -> JobSpec<R::Description> {
        let seed = self.seed();
        JobSpec {
            games: self.runner().describe(),
            task: match self.runner().rotation() {
                None => Task::Rollout(seed),
                Some(rotation) => Task::Rotated(seed, rotation),
            },
        }
    }
}

impl<R: GameRunner + Describe> RolloutBatch<R> {
    /// Returns the spec of the job that rolls games of these rollouts.
    #[must_use]
    pub fn job_spec(&self) -> JobSpec<R::Description> {
        JobSpec {
            games: self.runner().describe(),
            task: Task::Batch(BatchSpec {
                seed: self.seed(),
                rollouts: self.rollouts() as u64,
                length: self.games(),
            }),
        }
    }
}

impl<S: Sampler + Describe> sampled::StoppedRollouts<S> {
    /// Returns the spec of the job that rolls these stopped rollouts.
    #[must_use]
    pub fn job_spec(&self) -> JobSpec<S::Description> {
        JobSpec {
            games: self.source().sampler().describe(),
            task: self.task(self.source().estimate()),
        }
    }
}

impl<W: GameSource> StoppedRollouts<W> {
    /// Returns the task that rolls these stopped rollouts, with the index of their estimate.
    pub(crate) fn task(&self, estimate: usize) -> Task {
        let batch = BatchSpec {
            seed: self.seed(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        Task::Stopped(batch, estimate as u64)
    }
}

codec_fields! { BatchSpec { seed, rollouts, length } }

codec_variants! {
    Task {
        0 => Analysis,
        1 => Rollout(seed),
        2 => Batch(batch),
        3 => Stopped(batch, estimate),
        4 => Rotated(seed, rotation),
    }
}

codec_fields! { [G: Codec] JobSpec<G> { task, games } }
