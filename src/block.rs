//! Blocks of work that are done anywhere, and merged in their order.

use core::fmt;

use crate::packed::{Garbled, Packed};

/// What came of units `from..` of some work: games, or whole rollouts.
#[derive(Clone, Debug, PartialEq)]
pub struct Block<T> {
    /// The first unit, counted from 0.
    pub from: u64,
    /// The sums of each stretch between two cuts, in their order; the last one may end before its cut.
    pub pieces: Vec<T>,
}

/// Why a block is not merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockError {
    /// It is not what comes next.
    NotNext {
        /// The unit that comes next.
        next: u64,
        /// With which the block begins.
        from: u64,
    },
    /// It is no block, or one of other work.
    Garbled,
}

/// Work that is cut into blocks. Whoever does a block need not have done those before: it says the same, wherever and
/// whenever it is done, and merged in their order blocks say what doing all of it at once would have.
pub trait Work {
    /// How many units there are.
    fn all(&self) -> u64;

    /// How many of them are done and merged.
    fn done(&self) -> u64;

    /// Does units `from..to`, at least one and none beyond the last, and says what came of them: a packed [`Block`].
    /// Nothing is merged.
    fn block(&mut self, from: u64, to: u64) -> Vec<u8>;

    /// Merges the block that comes next.
    ///
    /// # Errors
    /// [`BlockError`], and nothing is merged.
    fn merge(&mut self, block: &[u8]) -> Result<(), BlockError>;
}

impl<T: Packed> Packed for Block<T> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.from.pack(bytes);
        self.pieces.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        Ok(Self {
            from: u64::unpack(bytes)?,
            pieces: Vec::unpack(bytes)?,
        })
    }
}

impl From<Garbled> for BlockError {
    fn from(_: Garbled) -> Self {
        Self::Garbled
    }
}

impl fmt::Display for BlockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNext { next, from } => {
                write!(
                    f,
                    "unit {next} comes next, and the block begins with {from}"
                )
            }
            Self::Garbled => f.write_str("this is no block of this work"),
        }
    }
}

impl core::error::Error for BlockError {}
