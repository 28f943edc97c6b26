//! What somebody has to know who does a part of some work, wherever.

use super::curves::Curves;
use super::model::Model;
use super::simulation::Simulation;
use crate::codec::{Garbled, Packed};
use crate::rollout::chunk::Work;
use crate::rollout::chunk::as_work;
use crate::rollout::seed::Seed;

/// Work on a council, none of it done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Order {
    /// A simulation.
    Simulation {
        /// Of this council.
        model: Model,
        /// The seed of its positions.
        seed: Seed,
    },
    /// Curves of exact rates.
    Curves {
        /// Of this council.
        model: Model,
        /// Up to this ratio of noises.
        last: f64,
    },
}

impl Order {
    /// Begins the work.
    #[must_use]
    pub fn begin(self) -> Box<dyn Work> {
        match self {
            Self::Simulation { model, seed } => Box::new(Simulation::new(model, seed)),
            Self::Curves { model, last } => Box::new(Curves::new(model, last)),
        }
    }
}

as_work!(Simulation Curves);

/// Both as bytes of the same shape: with nothing where its kind has nothing to say.
impl Packed for Order {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let (kind, model, seed, last) = match *self {
            Self::Simulation { model, seed } => (0_u8, model, seed.bits(), 1.0),
            Self::Curves { model, last } => (1, model, 0, last),
        };
        kind.pack(bytes);
        model.pack(bytes);
        seed.pack(bytes);
        last.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let kind = u8::unpack(bytes)?;
        let model = Model::unpack(bytes)?;
        let (seed, last) = (u64::unpack(bytes)?, f64::unpack(bytes)?);
        match kind {
            0 => Ok(Self::Simulation {
                model,
                seed: Seed::new(seed),
            }),
            1 => Ok(Self::Curves { model, last }),
            _ => Err(Garbled),
        }
    }
}
