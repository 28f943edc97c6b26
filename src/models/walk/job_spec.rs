//! Serialisable descriptions of work on walks, from which another worker can do it.

use std::sync::Arc;

use super::model::Model;
use super::outcome::{LengthEvaluator, Outcome};
use super::runner::WalkGames;
use super::share::LuckShare;
use super::walks::Walks;
use super::winning_chance_scale::WinningChanceScale;
use crate::codec::{Codec, DecodeError};
use crate::models::walk::Rollout;
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::chunk::as_work;
use crate::rollout::sampled::{RolloutBatch, StoppedRollouts};
use crate::rollout::sampler::Sampler;
use crate::rollout::seed::Seed;

/// A description of work on walks that has not begun.
#[derive(Clone, Debug, PartialEq)]
pub struct WalkJobSpec {
    model: Model,
    outcome: Outcome,
    seed: Seed,
    task: WalkTask,
}

/// The kind of work.
#[derive(Clone, Copy, Debug, PartialEq)]
enum WalkTask {
    /// One rollout of games.
    Rollout,
    /// `rollouts` rollouts of `length` walks each.
    Batch { rollouts: u64, length: u64 },
    /// `rollouts` rollouts of at most `length` walks each. Each stops when it is ahead, with the
    /// luck of estimate number `estimate`.
    Stopped {
        rollouts: u64,
        length: u64,
        estimate: u64,
    },
}

impl WalkJobSpec {
    /// Describes a task on these walks, with trials from this seed.
    fn new(walks: &Walks, seed: Seed, task: WalkTask) -> Self {
        Self {
            model: walks.model(),
            outcome: walks.outcome().clone(),
            seed,
            task,
        }
    }

    /// Begins the work. `None` if the walks have no estimate of the wanted number.
    #[must_use]
    pub fn begin(&self) -> Option<Box<dyn ChunkedWork>> {
        let walks = Arc::new(Walks::new(self.model, self.outcome.clone()));
        let seed = self.seed;
        // Saturating is safe: these counts come from objects that fitted into memory.
        let to_usize = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        Some(match self.task {
            WalkTask::Rollout => Box::new(Rollout::with_runner(WalkGames::new(walks), seed)),
            WalkTask::Batch { rollouts, length } => {
                Box::new(RolloutBatch::new(walks, seed, to_usize(rollouts), length))
            }
            WalkTask::Stopped {
                rollouts,
                length,
                estimate,
            } => {
                let estimate = to_usize(estimate);
                if estimate >= walks.estimate_count() {
                    return None;
                }
                let batch = RolloutBatch::new(walks, seed, to_usize(rollouts), length);
                Box::new(batch.stopped_when_ahead(estimate)?)
            }
        })
    }
}

as_work!(Rollout RolloutBatch<Walks> StoppedRollouts<Walks>);

impl Rollout {
    /// Returns the description from which a worker rolls games of this rollout.
    #[must_use]
    pub fn job_spec(&self) -> WalkJobSpec {
        WalkJobSpec::new(self.runner().walks(), self.seed(), WalkTask::Rollout)
    }
}

impl RolloutBatch<Walks> {
    /// Returns the description from which a worker rolls walks of these rollouts.
    #[must_use]
    pub fn job_spec(&self) -> WalkJobSpec {
        let task = WalkTask::Batch {
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        WalkJobSpec::new(self.sampler(), self.seed(), task)
    }
}

impl StoppedRollouts<Walks> {
    /// Returns the description from which a worker rolls walks of these stopped rollouts.
    #[must_use]
    pub fn job_spec(&self) -> WalkJobSpec {
        let task = WalkTask::Stopped {
            rollouts: self.rollouts() as u64,
            length: self.games(),
            estimate: self.source().estimate() as u64,
        };
        WalkJobSpec::new(self.source().sampler(), self.seed(), task)
    }
}

/// All kinds of work have the same layout of bytes. Numbers that a kind does not use are 0.
impl Codec for WalkJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let (kind, numbers) = match self.task {
            WalkTask::Rollout => (0, [0; 3]),
            WalkTask::Batch { rollouts, length } => (1, [rollouts, length, 0]),
            WalkTask::Stopped {
                rollouts,
                length,
                estimate,
            } => (2, [rollouts, length, estimate]),
        };
        u8::encode(&kind, bytes);
        numbers.encode(bytes);
        self.seed.encode(bytes);
        [self.model.a(), self.model.m(), self.model.s()].encode(bytes);
        self.outcome.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let kind = u8::decode(bytes)?;
        let [rollouts, length, estimate] = Codec::decode(bytes)?;
        let task = match kind {
            0 => WalkTask::Rollout,
            1 => WalkTask::Batch { rollouts, length },
            2 => WalkTask::Stopped {
                rollouts,
                length,
                estimate,
            },
            _ => return Err(DecodeError),
        };
        let seed = Seed::decode(bytes)?;
        let [a, m, s] = Codec::decode(bytes)?;
        Ok(Self {
            model: Model::new(a, m, s).map_err(|_| DecodeError)?,
            outcome: Outcome::decode(bytes)?,
            seed,
            task,
        })
    }
}

impl Codec for Outcome {
    fn encode(&self, bytes: &mut Vec<u8>) {
        // The outcome, then for each estimate the index of its evaluator and its share.
        let (tag, estimates): (u8, Vec<(u8, f64)>) = match self {
            Self::Win(estimates) => (
                0,
                to_codes(estimates, |scale: WinningChanceScale| scale as u8),
            ),
            Self::Length(estimates) => (
                1,
                to_codes(estimates, |evaluator: LengthEvaluator| evaluator as u8),
            ),
        };
        tag.encode(bytes);
        estimates.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let tag = u8::decode(bytes)?;
        let estimates: Vec<(u8, f64)> = Vec::decode(bytes)?;
        match tag {
            0 => from_codes(&estimates, &WinningChanceScale::ALL).map(Self::Win),
            1 => from_codes(&estimates, &LengthEvaluator::ALL).map(Self::Length),
            _ => Err(DecodeError),
        }
    }
}

/// Replaces each evaluator by its code.
fn to_codes<T: Copy>(estimates: &[(T, LuckShare)], code: impl Fn(T) -> u8) -> Vec<(u8, f64)> {
    let estimates = estimates.iter();
    estimates
        .map(|(evaluator, share)| (code(*evaluator), share.get()))
        .collect()
}

/// Replaces each code by the evaluator at that index of `all`.
///
/// # Errors
/// [`DecodeError`] if there is no such evaluator, or a share is out of its bounds.
fn from_codes<T: Copy>(
    estimates: &[(u8, f64)],
    all: &[T],
) -> Result<Vec<(T, LuckShare)>, DecodeError> {
    let decode_one = |&(code, share): &(u8, f64)| {
        let evaluator = all.get(usize::from(code)).copied().ok_or(DecodeError)?;
        Ok((evaluator, LuckShare::new(share).map_err(|_| DecodeError)?))
    };
    estimates.iter().map(decode_one).collect()
}
