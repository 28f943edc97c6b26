//! Job specs: the data from which a worker begins work on the two-checker position.

use super::game_source::TableGameSource;
use super::luck_table::LuckTable;
use crate::codec::{Codec, DecodeError};
use crate::labs::two_checker::{Rollout, RolloutBatch, StoppedRollouts};
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::chunk::as_work;
use crate::rollout::seed::Seed;

/// The description of work on the two-checker position, with nothing done yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TwoCheckerJobSpec {
    /// A single rollout.
    Rollout {
        /// The seed of its dice.
        seed: Seed,
        /// Whether the first games are the article's.
        replay: bool,
    },
    /// A batch of rollouts of equal length.
    Batch {
        /// The seed from which the seeds of the rollouts are derived.
        seed: Seed,
        /// The number of rollouts.
        rollouts: u64,
        /// The number of games per rollout.
        games: u64,
    },
    /// Rollouts that are stopped when they are ahead.
    Stopped {
        /// The seed from which the seeds of the rollouts are derived.
        seed: Seed,
        /// The number of rollouts.
        rollouts: u64,
        /// The largest number of games of a rollout.
        games: u64,
        /// The table whose luck is subtracted.
        table: LuckTable,
    },
}

impl TwoCheckerJobSpec {
    /// Creates the work.
    #[must_use]
    pub fn begin(self) -> Box<dyn ChunkedWork> {
        // A count that memory can't hold is limited to MAX_ROLLOUTS anyway.
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

/// Encodes every job spec in the same layout. Fields that a kind does not have are zero.
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
