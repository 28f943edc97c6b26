//! What somebody has to know who does a part of some work, wherever.

use super::any_time::WatchedGames;
use super::luck_table::LuckTable;
use crate::codec::{Garbled, Packed};
use crate::labs::two_checker::{ManyRollouts, Rollout, StoppedRollouts};
use crate::rollout::chunk::Work;
use crate::rollout::chunk::as_work;
use crate::rollout::seed::Seed;

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

/// Every order as bytes of the same shape: with nothing where its kind has nothing to say.
impl Packed for Order {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let none = LuckTable::NONE;
        let (kind, seed, rollouts, games, table) = match *self {
            Self::Rollout { seed, replay } => (u8::from(replay), seed, 0, 0, none),
            Self::Many {
                seed,
                rollouts,
                games,
            } => (2, seed, rollouts, games, none),
            Self::Stopped {
                seed,
                rollouts,
                games,
                table,
            } => (3, seed, rollouts, games, table),
        };
        kind.pack(bytes);
        [seed.bits(), rollouts, games].pack(bytes);
        table.points().pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let kind = u8::unpack(bytes)?;
        let [seed, rollouts, games] = Packed::unpack(bytes)?;
        let table = LuckTable::new(Packed::unpack(bytes)?).map_err(|_| Garbled)?;
        let seed = Seed::new(seed);
        match kind {
            0 | 1 => Ok(Self::Rollout {
                seed,
                replay: kind == 1,
            }),
            2 => Ok(Self::Many {
                seed,
                rollouts,
                games,
            }),
            3 => Ok(Self::Stopped {
                seed,
                rollouts,
                games,
                table,
            }),
            _ => Err(Garbled),
        }
    }
}
