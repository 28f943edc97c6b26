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

impl Codec for WalkDescription {
    fn encode(&self, bytes: &mut Vec<u8>) {
        [self.model.a(), self.model.m(), self.model.s()].encode(bytes);
        self.outcome.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let [a, m, s] = Codec::decode(bytes)?;
        Ok(Self {
            model: Model::new(a, m, s).map_err(|_| DecodeError)?,
            outcome: Outcome::decode(bytes)?,
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
