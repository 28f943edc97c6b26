//! Blocks of work that are done anywhere, and merged in their order.

use core::fmt;

use crate::codec;
use crate::codec::{Garbled, Packed};

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

/// Work that can be done in blocks, by any worker, and merged in order.
///
/// A block depends only on its units, and not on earlier blocks. So blocks that are merged in order give the result of
/// doing all the work at once.
pub trait Work {
    /// How many units there are.
    fn all(&self) -> u64;

    /// How many of them are done and merged.
    fn done(&self) -> u64;

    /// Does units `from..to`, at least one and none beyond the last, and says what came of them, in bytes.
    /// Nothing is merged.
    fn block(&mut self, from: u64, to: u64) -> Vec<u8>;

    /// Merges the block that comes next.
    ///
    /// # Errors
    /// [`BlockError`], and nothing is merged.
    fn merge(&mut self, block: &[u8]) -> Result<(), BlockError>;
}

impl dyn Work + '_ {
    /// Does this many units more, here and now, but never past the last; returns how many it did.
    // Not inlined: there would be a copy of all this for every kind of work.
    #[inline(never)]
    pub fn roll(&mut self, units: u64) -> u64 {
        let from = self.done();
        let to = from.saturating_add(units).min(self.all());
        if from < to {
            let block = self.block(from, to);
            // It is what comes next.
            let merged = self.merge(&block);
            debug_assert_eq!(merged, Ok(()));
        }
        self.done() - from
    }
}

/// Work that consists of pieces: the sums of each stretch between two cuts. A type that defines its pieces implements
/// [`Work`] through this trait.
///
/// Pieces travel as bytes, so the code that cuts, packs and merges them is here once.
pub trait Pieces {
    /// How many units there are.
    fn all(&self) -> u64;

    /// How many of them are done and merged.
    fn done(&self) -> u64;

    /// The first cut after this unit.
    fn cut_after(&self, unit: u64) -> u64;

    /// Does units `from..to`, between which there is no cut, and adds what came of them to these bytes.
    fn piece(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>);

    /// Takes a piece from the front of these bytes, and merges it if it is to be `merged`; returns of how many units it is.
    ///
    /// # Errors
    /// [`Garbled`] if there is none of this work.
    fn take(&mut self, bytes: &mut &[u8], merged: bool) -> Result<u64, Garbled>;
}

impl<P: Pieces> Work for P {
    fn all(&self) -> u64 {
        Pieces::all(self)
    }

    fn done(&self) -> u64 {
        Pieces::done(self)
    }

    fn block(&mut self, from: u64, to: u64) -> Vec<u8> {
        block(self, from, to)
    }

    fn merge(&mut self, block: &[u8]) -> Result<(), BlockError> {
        merge(self, block)
    }
}

/// Units `from..to`, or to the end: where they begin and end, then the pieces.
fn block(work: &mut dyn Pieces, from: u64, to: u64) -> Vec<u8> {
    let (mut from, to) = (from, to.min(work.all()));
    let mut bytes = codec::pack(&(from, to));
    while from < to {
        let stop = to.min(work.cut_after(from));
        work.piece(from, stop, &mut bytes);
        from = stop;
    }
    bytes
}

fn merge(work: &mut dyn Pieces, block: &[u8]) -> Result<(), BlockError> {
    let mut pieces = block;
    let (from, to) = <(u64, u64)>::unpack(&mut pieces)?;
    let next = work.done();
    if from != next {
        return Err(BlockError::NotNext { next, from });
    }
    // All are looked at before the first is merged.
    go_through(work, from, to, pieces, false)?;
    Ok(go_through(work, from, to, pieces, true)?)
}

/// Takes the pieces of units `from..to`: one or more, each of which ends at its cut, or is the last.
fn go_through(
    work: &mut dyn Pieces,
    mut from: u64,
    to: u64,
    mut pieces: &[u8],
    merged: bool,
) -> Result<(), Garbled> {
    if from >= to || to > work.all() {
        return Err(Garbled);
    }
    while from < to {
        let stop = to.min(work.cut_after(from));
        if work.take(&mut pieces, merged)? != stop - from {
            return Err(Garbled);
        }
        from = stop;
    }
    if pieces.is_empty() {
        Ok(())
    } else {
        Err(Garbled)
    }
}

/// Says that something is [`Work`], once for all: whoever took it for such elsewhere would have a copy of all that it does.
macro_rules! as_work {
    ($($kind:ty)+) => {$(
        impl $kind {
            /// As work that is done in blocks.
            #[inline(never)]
            pub fn as_work(&mut self) -> &mut dyn $crate::rollout::chunk::Work {
                self
            }
        }
    )+};
}

pub(crate) use as_work;

/// How much of it is done, 0..1: all of nothing.
pub(crate) fn progress(work: &dyn Pieces) -> f64 {
    (work.done() as f64 / work.all() as f64).min(1.0)
}

impl From<Garbled> for BlockError {
    fn from(_: Garbled) -> Self {
        Self::Garbled
    }
}

impl fmt::Display for BlockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotNext { .. } => "another block comes next",
            Self::Garbled => "this is no block of this work",
        })
    }
}

impl core::error::Error for BlockError {}
