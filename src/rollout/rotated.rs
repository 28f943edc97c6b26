//! Rollouts with rotated first rolls: a runner of any games, and their sums by blocks.
//!
//! ```
//! use rollout_lab::labs::two_checker::{ExactBlocks, LuckTable, Rollout};
//! use rollout_lab::rollout::rotation::Rotation;
//! use rollout_lab::rollout::seed::Seed;
//!
//! // Over 1,296 games with each pair of rolls once, every table has the exact mean.
//! let mut rollout = Rollout::rotated(Seed::new(1), Rotation::TwoRolls);
//! rollout.roll(1_296);
//! for table in [LuckTable::NONE, LuckTable::MADE_UP, LuckTable::BACKWARDS] {
//!     assert_eq!(rollout.reduced(&table).mean, Some(37.5));
//! }
//!
//! // With each first roll once, a game of a block counts as 1.5 plain games.
//! let blocks = ExactBlocks::new(&LuckTable::NONE, Rotation::FirstRoll);
//! assert_eq!(blocks.worth(), Some(1.5));
//! ```

use super::blocks::{BlockValue, Blocks};
use super::game_runner::{GameRunner, Sums};
use super::rotation::Rotation;
use super::trial::Trials;
use crate::codec::{Codec, DecodeError};

/// Sums over games from which the value of a block follows.
pub trait SumsOfBlock: Sums {
    /// The value that is summed over each block.
    type Value: BlockValue;

    /// Returns the value of a block, or of a part of one, whose games have these sums.
    fn block_value(&self) -> Self::Value;

    /// Whether values and moments of blocks have as many numbers as these sums need.
    fn fits(&self, value: &Self::Value, moments: &<Self::Value as BlockValue>::Moments) -> bool;
}

/// Sums over games whose first rolls are random or rotated: over all games, and by blocks if they
/// are rotated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RotatedSums<S: SumsOfBlock> {
    all: S,
    blocks: Option<Blocks<S::Value>>,
}

impl<S: SumsOfBlock> From<S> for RotatedSums<S> {
    /// Returns the sums of games with random first rolls.
    fn from(all: S) -> Self {
        Self { all, blocks: None }
    }
}

impl<S: SumsOfBlock> RotatedSums<S> {
    /// The sums over all games.
    #[must_use]
    pub const fn all(&self) -> &S {
        &self.all
    }

    /// The sums by blocks; `None` if first rolls are random.
    #[must_use]
    pub const fn blocks(&self) -> Option<&Blocks<S::Value>> {
        self.blocks.as_ref()
    }

    /// The blocks of which statistics are made; `None` if first rolls are random, and before the
    /// first block is complete.
    pub(crate) fn complete_blocks(&self) -> Option<&Blocks<S::Value>> {
        self.blocks().filter(|blocks| blocks.count() > 0)
    }
}

impl<S: SumsOfBlock> Sums for RotatedSums<S> {
    fn games(&self) -> u64 {
        self.all.games()
    }

    fn merge(&mut self, next: &Self) {
        self.all.merge(&next.all);
        if let (Some(blocks), Some(next)) = (&mut self.blocks, &next.blocks) {
            blocks.merge(next);
        }
    }

    fn is_compatible(&self, other: &Self) -> bool {
        let has_equal_blocks = match (&self.blocks, &other.blocks) {
            (None, None) => true,
            (Some(blocks), Some(other)) => blocks.size() == other.size(),
            _ => false,
        };
        has_equal_blocks && self.all.is_compatible(&other.all)
    }

    fn decode_next(&self, bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let all = self.all.decode_next(bytes)?;
        let sums = Self::with_decoded_blocks(all, self.blocks.is_some(), bytes)?;
        DecodeError::unless(self.is_compatible(&sums))?;
        Ok(sums)
    }
}

/// Sums of games with random first rolls have the bytes of the sums alone. Blocks follow them.
impl<S: SumsOfBlock> Codec for RotatedSums<S> {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.all.encode(bytes);
        if let Some(blocks) = &self.blocks {
            blocks.encode(bytes);
        }
    }

    /// Decodes sums that nothing but their blocks may follow.
    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let all = S::decode(bytes)?;
        let has_blocks = !bytes.is_empty();
        Self::with_decoded_blocks(all, has_blocks, bytes)
    }
}

impl<S: SumsOfBlock> RotatedSums<S> {
    /// Decodes the blocks of these sums, if they have any.
    fn with_decoded_blocks(
        all: S,
        has_blocks: bool,
        bytes: &mut &[u8],
    ) -> Result<Self, DecodeError> {
        let blocks = if has_blocks {
            Some(Blocks::<S::Value>::decode(bytes)?)
        } else {
            None
        };
        let fits = |blocks: &Blocks<S::Value>| {
            let values = blocks.incomplete().into_iter();
            blocks.games() == all.games() && { values }
                .all(|value| all.fits(value, blocks.complete()))
        };
        DecodeError::unless(blocks.as_ref().is_none_or(fits))?;
        Ok(Self { all, blocks })
    }
}

/// A runner of games whose first rolls are random or rotated.
#[derive(Clone, Copy, Debug)]
pub struct RotatedRunner<R> {
    runner: R,
    rotation: Option<Rotation>,
}

impl<R> RotatedRunner<R> {
    /// Creates a runner with this rotation of first rolls; with random ones if it is `None`.
    pub const fn new(runner: R, rotation: Option<Rotation>) -> Self {
        Self { runner, rotation }
    }

    /// The runner of the games.
    pub const fn inner(&self) -> &R {
        &self.runner
    }
}

impl<R: GameRunner<Sums: SumsOfBlock>> GameRunner for RotatedRunner<R> {
    type Sums = RotatedSums<R::Sums>;

    fn rotation(&self) -> Option<Rotation> {
        self.rotation
    }

    fn empty_sums(&self) -> Self::Sums {
        self.sums_from(0)
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Self::Sums {
        let Some(size) = self.block_size() else {
            return self.runner.roll(trials, from, to).into();
        };
        let mut sums = self.sums_from(from);
        let mut at = from;
        while at < to {
            let end = to.min((at / size + 1) * size);
            let part = self.runner.roll(trials, at, end);
            if let Some(blocks) = &mut sums.blocks {
                blocks.add(&part.block_value(), end - at);
            }
            sums.all.merge(&part);
            at = end;
        }
        sums
    }
}

impl<R: GameRunner<Sums: SumsOfBlock>> RotatedRunner<R> {
    /// The number of games of a block; `None` if first rolls are random.
    fn block_size(&self) -> Option<u64> {
        let rotation = self.rotation?;
        Some(if self.runner.opening() {
            rotation.opening_block_size()
        } else {
            rotation.block_size()
        })
    }

    /// Returns sums over no games, of which game `from` will be the first.
    fn sums_from(&self, from: u64) -> RotatedSums<R::Sums> {
        let all = self.runner.empty_sums();
        let blocks =
            { self.block_size() }.map(|size| Blocks::new(size, from % size, all.block_value()));
        RotatedSums { all, blocks }
    }
}
