//! What is to be rolled of walks, said so that a core elsewhere can do it.

use std::sync::Arc;

use super::games::Games;
use super::length_evaluator::LengthEvaluator;
use super::model::Model;
use super::outcome::Outcome;
use super::scale::Scale;
use super::share::Share;
use super::walks::Walks;
use crate::codec::{Garbled, Packed};
use crate::models::walk::Rollout;
use crate::rollout::chunk::Work;
use crate::rollout::chunk::as_work;
use crate::rollout::sampled::{ManyRollouts, StoppedRollouts};
use crate::rollout::sampler::Sampler;
use crate::rollout::seed::Seed;

/// Work on walks, none of it done.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    model: Model,
    outcome: Outcome,
    seed: Seed,
    wanted: Wanted,
}

/// What is wanted of the walks.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wanted {
    /// A rollout of games.
    Rollout,
    /// Many rollouts, of so many walks each.
    Many { rollouts: u64, length: u64 },
    /// The same, each stopped when it is ahead, with the luck of an estimate.
    Stopped {
        rollouts: u64,
        length: u64,
        estimate: u64,
    },
}

impl Order {
    fn of(walks: &Walks, seed: Seed, wanted: Wanted) -> Self {
        Self {
            model: walks.model(),
            outcome: walks.outcome().clone(),
            seed,
            wanted,
        }
    }

    /// Begins the work; `None` if it asks for an estimate that there is not.
    #[must_use]
    pub fn begin(&self) -> Option<Box<dyn Work>> {
        let walks = Arc::new(Walks::new(self.model, self.outcome.clone()));
        let seed = self.seed;
        // As many as there may be in memory, and they are fewer than fit there.
        let size = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        Some(match self.wanted {
            Wanted::Rollout => Box::new(Rollout::of(Games::new(walks), seed)),
            Wanted::Many { rollouts, length } => {
                Box::new(ManyRollouts::new(walks, seed, size(rollouts), length))
            }
            Wanted::Stopped {
                rollouts,
                length,
                estimate,
            } => {
                let estimate = size(estimate);
                if estimate >= walks.estimates() {
                    return None;
                }
                let many = ManyRollouts::new(walks, seed, size(rollouts), length);
                Box::new(many.stopped_when_ahead(estimate)?)
            }
        })
    }
}

as_work!(Rollout ManyRollouts<Walks> StoppedRollouts<Walks>);

impl Rollout {
    /// To roll its games.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::of(self.roller().walks(), self.seed(), Wanted::Rollout)
    }
}

impl ManyRollouts<Walks> {
    /// To walk their walks.
    #[must_use]
    pub fn order(&self) -> Order {
        let wanted = Wanted::Many {
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        Order::of(self.sampler(), self.seed(), wanted)
    }
}

impl StoppedRollouts<Walks> {
    /// To walk their walks.
    #[must_use]
    pub fn order(&self) -> Order {
        let wanted = Wanted::Stopped {
            rollouts: self.rollouts() as u64,
            length: self.games(),
            estimate: self.watched().estimate() as u64,
        };
        Order::of(self.watched().sampler(), self.seed(), wanted)
    }
}

/// Every order as bytes of the same shape: with nothing where its kind has nothing to say.
impl Packed for Order {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let (kind, numbers) = match self.wanted {
            Wanted::Rollout => (0, [0; 3]),
            Wanted::Many { rollouts, length } => (1, [rollouts, length, 0]),
            Wanted::Stopped {
                rollouts,
                length,
                estimate,
            } => (2, [rollouts, length, estimate]),
        };
        u8::pack(&kind, bytes);
        numbers.pack(bytes);
        self.seed.pack(bytes);
        [self.model.a(), self.model.m(), self.model.s()].pack(bytes);
        self.outcome.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let kind = u8::unpack(bytes)?;
        let [rollouts, length, estimate] = Packed::unpack(bytes)?;
        let wanted = match kind {
            0 => Wanted::Rollout,
            1 => Wanted::Many { rollouts, length },
            2 => Wanted::Stopped {
                rollouts,
                length,
                estimate,
            },
            _ => return Err(Garbled),
        };
        let seed = Seed::unpack(bytes)?;
        let [a, m, s] = Packed::unpack(bytes)?;
        Ok(Self {
            model: Model::new(a, m, s).map_err(|_| Garbled)?,
            outcome: Outcome::unpack(bytes)?,
            seed,
            wanted,
        })
    }
}

impl Packed for Outcome {
    fn pack(&self, bytes: &mut Vec<u8>) {
        // Which outcome; by number, who estimates; and the share.
        let (which, estimates): (u8, Vec<(u8, f64)>) = match self {
            Self::Win(estimates) => (0, numbered(estimates, |scale: Scale| scale as u8)),
            Self::Length(estimates) => (1, numbered(estimates, |by: LengthEvaluator| by as u8)),
        };
        which.pack(bytes);
        estimates.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let which = u8::unpack(bytes)?;
        let estimates: Vec<(u8, f64)> = Vec::unpack(bytes)?;
        match which {
            0 => named(&estimates, &Scale::ALL).map(Self::Win),
            1 => named(&estimates, &LengthEvaluator::ALL).map(Self::Length),
            _ => Err(Garbled),
        }
    }
}

fn numbered<T: Copy>(estimates: &[(T, Share)], number: impl Fn(T) -> u8) -> Vec<(u8, f64)> {
    let estimates = estimates.iter();
    estimates
        .map(|(by, share)| (number(*by), share.get()))
        .collect()
}

fn named<T: Copy>(estimates: &[(u8, f64)], all: &[T]) -> Result<Vec<(T, Share)>, Garbled> {
    let named = |&(number, share): &(u8, f64)| {
        let by = all.get(usize::from(number)).copied().ok_or(Garbled)?;
        Ok((by, Share::new(share).map_err(|_| Garbled)?))
    };
    estimates.iter().map(named).collect()
}
