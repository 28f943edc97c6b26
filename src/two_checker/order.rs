//! What somebody has to know who does a part of some work, wherever.

use super::luck_table::LuckTable;
use super::watched::WatchedGames;
use super::{ManyRollouts, Rollout, StoppedRollouts};
use crate::block::{Work, as_work};
use crate::packed::{Garbled, Packed};
use crate::seed::Seed;

/// Work on the two-checker position, none of it done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Order {
    /// A rollout.
    Rollout {
        /// Of its dice.
        seed: Seed,
        /// Whether its first games are the article's.
        replay: bool,
    },
    /// Many rollouts.
    Many {
        /// From which theirs are derived.
        seed: Seed,
        /// How many.
        rollouts: u64,
        /// Of how many games each.
        games: u64,
    },
    /// Rollouts that are stopped when they are ahead.
    Stopped {
        /// From which theirs are derived.
        seed: Seed,
        /// How many.
        rollouts: u64,
        /// Of how many games at the most.
        games: u64,
        /// Whose luck is subtracted.
        table: LuckTable,
    },
}

impl Order {
    /// Begins the work.
    #[must_use]
    pub fn begin(self) -> Box<dyn Work> {
        // As many as there may be in memory, and they are fewer than fit there.
        let count = |rollouts| usize::try_from(rollouts).unwrap_or(usize::MAX);
        match self {
            Self::Rollout {
                seed,
                replay: false,
            } => Box::new(Rollout::new(seed)),
            Self::Rollout { seed, replay: true } => Box::new(Rollout::replay(seed)),
            Self::Many {
                seed,
                rollouts,
                games,
            } => Box::new(ManyRollouts::new(seed, count(rollouts), games)),
            Self::Stopped {
                seed,
                rollouts,
                games,
                table,
            } => {
                let watched = WatchedGames::new(table);
                Box::new(StoppedRollouts::new(watched, seed, count(rollouts), games))
            }
        }
    }
}

as_work!(Rollout ManyRollouts StoppedRollouts);

impl Packed for Order {
    fn pack(&self, bytes: &mut Vec<u8>) {
        match *self {
            Self::Rollout { seed, replay } => (0_u8, (seed, replay)).pack(bytes),
            Self::Many {
                seed,
                rollouts,
                games,
            } => (1_u8, (seed, (rollouts, games))).pack(bytes),
            Self::Stopped {
                seed,
                rollouts,
                games,
                table,
            } => {
                (2_u8, (seed, (rollouts, games))).pack(bytes);
                table.points().pack(bytes);
            }
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (kind, seed) = <(u8, Seed)>::unpack(bytes)?;
        if kind == 0 {
            let replay = bool::unpack(bytes)?;
            return Ok(Self::Rollout { seed, replay });
        }
        let (rollouts, games) = Packed::unpack(bytes)?;
        match kind {
            1 => Ok(Self::Many {
                seed,
                rollouts,
                games,
            }),
            2 => Ok(Self::Stopped {
                seed,
                rollouts,
                games,
                table: LuckTable::new(Packed::unpack(bytes)?).map_err(|_| Garbled)?,
            }),
            _ => Err(Garbled),
        }
    }
}
