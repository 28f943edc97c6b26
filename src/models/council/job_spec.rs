//! Serialisable descriptions of work on a council, from which another worker can do it.

use super::curves::Curves;
use super::model::Model;
use super::simulation::Simulation;
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::chunk::as_work;
use crate::rollout::seed::Seed;

/// A description of work on a council that has not begun.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CouncilJobSpec {
    /// A simulation of positions.
    Simulation {
        /// The council.
        model: Model,
        /// The seed of its positions.
        seed: Seed,
    },
    /// Curves of exact rates.
    Curves {
        /// The council.
        model: Model,
        /// The last ratio s₂ / s₁.
        last: f64,
    },
}

impl CouncilJobSpec {
    /// Begins the work.
    #[must_use]
    pub fn begin(self) -> Box<dyn ChunkedWork> {
        match self {
            Self::Simulation { model, seed } => Box::new(Simulation::new(model, seed)),
            Self::Curves { model, last } => Box::new(Curves::new(model, last)),
        }
    }
}

impl Simulation {
    /// The specification from which a worker simulates some of the positions.
    #[must_use]
    pub const fn job_spec(&self) -> CouncilJobSpec {
        CouncilJobSpec::Simulation {
            model: *self.runner().model(),
            seed: self.seed(),
        }
    }
}

impl Curves {
    /// The specification from which a worker computes a part of the curves.
    #[must_use]
    pub const fn job_spec(&self) -> CouncilJobSpec {
        CouncilJobSpec::Curves {
            model: self.model(),
            last: self.last(),
        }
    }
}

as_work!(Simulation Curves);

/// Both kinds of work have the same layout of bytes. Numbers that a kind does not use have a fixed
/// value.
impl Codec for CouncilJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let (kind, model, seed, last) = match *self {
            Self::Simulation { model, seed } => (0_u8, model, seed.bits(), 1.0),
            Self::Curves { model, last } => (1, model, 0, last),
        };
        kind.encode(bytes);
        model.encode(bytes);
        seed.encode(bytes);
        last.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let kind = u8::decode(bytes)?;
        let model = Model::decode(bytes)?;
        let (seed, last) = (u64::decode(bytes)?, f64::decode(bytes)?);
        match kind {
            0 => Ok(Self::Simulation {
                model,
                seed: Seed::new(seed),
            }),
            1 => Ok(Self::Curves { model, last }),
            _ => Err(DecodeError),
        }
    }
}
