//! Blocks of work that are done anywhere, and merged in their order.

use core::fmt;

use crate::codec;
use crate::codec::{Codec, DecodeError};

/// Why a block is not merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChunkError {
    /// It is not what comes next.
    NotNext {
        /// The unit that comes next.
        next: u64,
        /// With which the block begins.
        from: u64,
    },
    /// It is no block, or one of other work.
    Invalid,
}

/// Work that can be done in blocks, by any worker, and merged in order.
///
/// A block depends only on its units, and not on earlier blocks. So blocks that are merged in order give the result of
/// doing all the work at once.
pub trait ChunkedWork {
    /// How many units there are.
    fn total(&self) -> u64;

    /// How many of them are done and merged.
    fn completed(&self) -> u64;

    /// Does units `from..to`, at least one and none beyond the last, and says what came of them, in bytes.
    /// Nothing is merged.
    fn run_chunk(&mut self, from: u64, to: u64) -> Vec<u8>;

    /// Merges the block that comes next.
    ///
    /// # Errors
    /// [`ChunkError`], and nothing is merged.
    fn merge(&mut self, chunk: &[u8]) -> Result<(), ChunkError>;
}

impl dyn ChunkedWork + '_ {
    /// Does this many units more, here and now, but never past the last; returns how many it did.
    // Not inlined: there would be a copy of all this for every kind of work.
    #[inline(never)]
    pub fn roll(&mut self, units: u64) -> u64 {
        let from = self.completed();
        let to = from.saturating_add(units).min(self.total());
        if from < to {
            let chunk = self.run_chunk(from, to);
            // It is what comes next.
            let merged = self.merge(&chunk);
            debug_assert_eq!(merged, Ok(()));
        }
        self.completed() - from
    }
}

/// Work that consists of pieces: the sums of each stretch between two cuts. A type that defines its pieces implements
/// [`ChunkedWork`] through this trait.
///
/// Pieces travel as bytes, so the code that cuts, packs and merges them is here once.
pub trait SegmentedWork {
    /// How many units there are.
    fn total(&self) -> u64;

    /// How many of them are done and merged.
    fn completed(&self) -> u64;

    /// The first cut after this unit.
    fn segment_end(&self, unit: u64) -> u64;

    /// Does units `from..to`, between which there is no cut, and adds what came of them to these bytes.
    fn run_segment(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>);

    /// Takes a piece from the front of these bytes, and merges it if it is to be `merged`; returns of how many units it is.
    ///
    /// # Errors
    /// [`DecodeError`] if there is none of this work.
    fn decode_segment(&mut self, bytes: &mut &[u8], merged: bool) -> Result<u64, DecodeError>;
}

impl<P: SegmentedWork> ChunkedWork for P {
    fn total(&self) -> u64 {
        SegmentedWork::total(self)
    }

    fn completed(&self) -> u64 {
        SegmentedWork::completed(self)
    }

    fn run_chunk(&mut self, from: u64, to: u64) -> Vec<u8> {
        run_chunk(self, from, to)
    }

    fn merge(&mut self, chunk: &[u8]) -> Result<(), ChunkError> {
        merge(self, chunk)
    }
}

/// Units `from..to`, or to the end: where they begin and end, then the pieces.
fn run_chunk(work: &mut dyn SegmentedWork, from: u64, to: u64) -> Vec<u8> {
    let (mut from, to) = (from, to.min(work.total()));
    let mut bytes = codec::encode(&(from, to));
    while from < to {
        let stop = to.min(work.segment_end(from));
        work.run_segment(from, stop, &mut bytes);
        from = stop;
    }
    bytes
}

fn merge(work: &mut dyn SegmentedWork, chunk: &[u8]) -> Result<(), ChunkError> {
    let mut segments = chunk;
    let (from, to) = <(u64, u64)>::decode(&mut segments)?;
    let next = work.completed();
    if from != next {
        return Err(ChunkError::NotNext { next, from });
    }
    // All are looked at before the first is merged.
    decode_segments(work, from, to, segments, false)?;
    Ok(decode_segments(work, from, to, segments, true)?)
}

/// Takes the pieces of units `from..to`: one or more, each of which ends at its cut, or is the last.
fn decode_segments(
    work: &mut dyn SegmentedWork,
    mut from: u64,
    to: u64,
    mut segments: &[u8],
    merged: bool,
) -> Result<(), DecodeError> {
    if from >= to || to > work.total() {
        return Err(DecodeError);
    }
    while from < to {
        let stop = to.min(work.segment_end(from));
        if work.decode_segment(&mut segments, merged)? != stop - from {
            return Err(DecodeError);
        }
        from = stop;
    }
    if segments.is_empty() {
        Ok(())
    } else {
        Err(DecodeError)
    }
}

/// Says that something is [`ChunkedWork`], once for all: whoever took it for such elsewhere would have a copy of all that it does.
macro_rules! as_work {
    ($($kind:ty)+) => {$(
        impl $kind {
            /// As work that is done in blocks.
            #[inline(never)]
            pub fn as_work(&mut self) -> &mut dyn $crate::rollout::chunk::ChunkedWork {
                self
            }
        }
    )+};
}

pub(crate) use as_work;

/// How much of it is done, 0..1: all of nothing.
pub(crate) fn progress(work: &dyn SegmentedWork) -> f64 {
    (work.completed() as f64 / work.total() as f64).min(1.0)
}

impl From<DecodeError> for ChunkError {
    fn from(_: DecodeError) -> Self {
        Self::Invalid
    }
}

impl fmt::Display for ChunkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotNext { .. } => "another block comes next",
            Self::Invalid => "this is no block of this work",
        })
    }
}

impl core::error::Error for ChunkError {}
