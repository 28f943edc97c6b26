//! What somebody has to know who does a part of some work, wherever.

use super::game_source::TableGameSource;
use super::luck_table::LuckTable;
use crate::codec::{Codec, DecodeError};
use crate::labs::two_checker::{Rollout, RolloutBatch, StoppedRollouts};
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::chunk::as_work;
use crate::rollout::seed::Seed;

/// Work on the two-checker position, none of it done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TwoCheckerJobSpec {
    /// A rollout.
    Rollout {
        /// Of its dice.
        seed: Seed,
        /// Whether its first games are the article's.
        replay: bool,
    },
    /// Many rollouts.
    Batch {
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

impl TwoCheckerJobSpec {
    /// Begins the work.
    #[must_use]
    pub fn begin(self) -> Box<dyn ChunkedWork> {
        // As many as there may be in memory, and they are fewer than fit there.
        let count = |rollouts| usize::try_from(rollouts).unwrap_or(usize::MAX);
        match self {
            Self::Rollout {
                seed,
                replay: false,
            } => Box::new(Rollout::new(seed)),
            Self::Rollout { seed, replay: true } => Box::new(Rollout::replay(seed)),
            Self::Batch {
                seed,
                rollouts,
                games,
            } => Box::new(RolloutBatch::new(seed, count(rollouts), games)),
            Self::Stopped {
                seed,
                rollouts,
                games,
                table,
            } => {
                let source = TableGameSource::new(table);
                Box::new(StoppedRollouts::new(source, seed, count(rollouts), games))
            }
        }
    }
}

as_work!(Rollout RolloutBatch StoppedRollouts);

/// Every order as bytes of the same shape: with nothing where its kind has nothing to say.
impl Codec for TwoCheckerJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let none = LuckTable::NONE;
        let (kind, seed, rollouts, games, table) = match *self {
            Self::Rollout { seed, replay } => (u8::from(replay), seed, 0, 0, none),
            Self::Batch {
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
        kind.encode(bytes);
        [seed.bits(), rollouts, games].encode(bytes);
        table.percent().encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let kind = u8::decode(bytes)?;
        let [seed, rollouts, games] = Codec::decode(bytes)?;
        let table = LuckTable::new(Codec::decode(bytes)?).map_err(|_| DecodeError)?;
        let seed = Seed::new(seed);
        match kind {
            0 | 1 => Ok(Self::Rollout {
                seed,
                replay: kind == 1,
            }),
            2 => Ok(Self::Batch {
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
            _ => Err(DecodeError),
        }
    }
}
