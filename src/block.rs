//! Blocks of work that are done anywhere, and merged in their order.

use core::fmt;

use crate::packed::{self, Garbled, Packed};

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

/// Work of which there are pieces: the sums of each stretch between two cuts. Whoever says what a piece is does [`Work`].
pub trait Pieces {
    /// What came of the units between two cuts.
    type Piece: Packed;

    /// How many units there are.
    fn all(&self) -> u64;

    /// How many of them are done and merged.
    fn done(&self) -> u64;

    /// The first cut after this unit.
    fn cut_after(&self, unit: u64) -> u64;

    /// Does units `from..to`, between which there is no cut.
    fn piece(&mut self, from: u64, to: u64) -> Self::Piece;

    /// Of how many units a piece is; `None` if it is no piece of this work.
    fn units(&self, piece: &Self::Piece) -> Option<u64>;

    /// Merges the piece that comes next.
    fn take(&mut self, piece: Self::Piece);
}

/// Units `from..to`, or to the end, in pieces.
fn pieces<P: Pieces>(work: &mut P, from: u64, to: u64) -> Vec<P::Piece> {
    let (mut from, to) = (from, to.min(work.all()));
    let mut pieces = Vec::new();
    while from < to {
        let stop = to.min(work.cut_after(from));
        pieces.push(work.piece(from, stop));
        from = stop;
    }
    pieces
}

/// Does this many units more, here and now, but never past the last; returns how many it did.
pub(crate) fn roll<P: Pieces>(work: &mut P, units: u64) -> u64 {
    let from = work.done();
    let to = from.saturating_add(units);
    for piece in pieces(work, from, to) {
        work.take(piece);
    }
    work.done() - from
}

/// How much of it is done, 0..1: all of nothing.
pub(crate) fn progress(work: &impl Pieces) -> f64 {
    (work.done() as f64 / work.all() as f64).min(1.0)
}

/// Whether these are the pieces that come next: each ends at its cut, or is the last.
fn come_next<P: Pieces>(work: &P, pieces: &[P::Piece]) -> bool {
    let (mut from, mut cut) = (work.done(), work.done());
    for piece in pieces {
        // The one before has to have come to its cut.
        if from != cut {
            return false;
        }
        cut = work.cut_after(from);
        match work.units(piece) {
            Some(units @ 1..) if units <= cut.min(work.all()) - from => from += units,
            _ => return false,
        }
    }
    !pieces.is_empty()
}

impl<P: Pieces> Work for P {
    fn all(&self) -> u64 {
        Pieces::all(self)
    }

    fn done(&self) -> u64 {
        Pieces::done(self)
    }

    fn block(&mut self, from: u64, to: u64) -> Vec<u8> {
        let pieces = pieces(self, from, to);
        packed::pack(&Block { from, pieces })
    }

    fn merge(&mut self, block: &[u8]) -> Result<(), BlockError> {
        let Block { from, pieces } = packed::unpack::<Block<P::Piece>>(block)?;
        let next = Pieces::done(self);
        if from != next {
            return Err(BlockError::NotNext { next, from });
        }
        if !come_next(self, &pieces) {
            return Err(BlockError::Garbled);
        }
        for piece in pieces {
            self.take(piece);
        }
        Ok(())
    }
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
