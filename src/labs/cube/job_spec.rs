//! What is to be made or rolled of bear-offs with a cube, said so that a core elsewhere can do it.

use super::game::CubeGame;
use super::game_builder::CubeGameBuilder;
use super::setup::CubeSetup;
use crate::codec::{Garbled, Packed};
use crate::labs::cube::{CubeRollout, ManyCubeRollouts, StoppedCubeRollouts};
use crate::rollout::chunk::as_work;

/// An order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeOrder {
    pub(crate) wanted: Wanted,
    /// `None` where the database is wanted.
    pub(crate) setup: Option<CubeSetup>,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Database,
    Theory,
    Rollout {
        seed: u64,
    },
    Many(Many),
    /// The same, each stopped when it is ahead by this estimate.
    Stopped(Many, u64),
}

/// Many rollouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Many {
    pub seed: u64,
    pub rollouts: u64,
    pub length: u64,
}

impl CubeOrder {
    /// For the database.
    #[must_use]
    pub const fn database() -> Self {
        Self {
            wanted: Wanted::Database,
            setup: None,
        }
    }

    fn of(setup: &CubeSetup, wanted: Wanted) -> Self {
        Self {
            wanted,
            setup: Some(setup.clone()),
        }
    }
}

impl CubeGame {
    /// For what is to be known of it.
    #[must_use]
    pub fn order(&self) -> CubeOrder {
        CubeOrder::of(self.setup(), Wanted::Theory)
    }
}

impl CubeGameBuilder {
    /// For what is to be known of it.
    #[must_use]
    pub fn order(&self) -> CubeOrder {
        CubeOrder::of(self.setup(), Wanted::Theory)
    }
}

as_work!(CubeRollout ManyCubeRollouts StoppedCubeRollouts);

impl CubeRollout {
    /// For its games.
    #[must_use]
    pub fn order(&self) -> CubeOrder {
        let seed = self.seed().bits();
        CubeOrder::of(self.sampler().setup(), Wanted::Rollout { seed })
    }
}

impl ManyCubeRollouts {
    /// For its rollouts.
    #[must_use]
    pub fn order(&self) -> CubeOrder {
        let many = Many {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        CubeOrder::of(self.sampler().setup(), Wanted::Many(many))
    }
}

impl StoppedCubeRollouts {
    /// For its rollouts.
    #[must_use]
    pub fn order(&self) -> CubeOrder {
        let watched = self.watched();
        let many = Many {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        let wanted = Wanted::Stopped(many, watched.estimate() as u64);
        CubeOrder::of(watched.sampler().setup(), wanted)
    }
}

impl Packed for CubeOrder {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let many = |Many {
                        seed,
                        rollouts,
                        length,
                    }: Many| [seed, rollouts, length];
        let (wanted, numbers, estimate) = match self.wanted {
            Wanted::Database => (0, [0; 3], 0),
            Wanted::Theory => (1, [0; 3], 0),
            Wanted::Rollout { seed } => (2, [seed, 0, 0], 0),
            Wanted::Many(it) => (3, many(it), 0),
            Wanted::Stopped(it, estimate) => (4, many(it), estimate),
        };
        bytes.push(wanted);
        numbers.pack(bytes);
        estimate.pack(bytes);
        self.setup.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (wanted, [seed, rollouts, length]) = <(u8, [u64; 3])>::unpack(bytes)?;
        let estimate = u64::unpack(bytes)?;
        let many = Many {
            seed,
            rollouts,
            length,
        };
        let wanted = match wanted {
            0 => Wanted::Database,
            1 => Wanted::Theory,
            2 => Wanted::Rollout { seed },
            3 => Wanted::Many(many),
            4 => Wanted::Stopped(many, estimate),
            _ => return Err(Garbled),
        };
        let setup = Option::unpack(bytes)?;
        if setup.is_none() == (wanted == Wanted::Database) {
            Ok(Self { wanted, setup })
        } else {
            Err(Garbled)
        }
    }
}
