//! Chunks of work that any worker can do, and that are merged in order.
//!
//! ```
//! use rollout_lab::labs::two_checker::{Leaves, Rollout};
//! use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // Two threads roll a part each, with rollouts of their own.
//! let [first, second] = [(0, 600), (600, 999)].map(|(from, to)| {
//!     std::thread::spawn(move || Rollout::new(Seed::new(1)).run_chunk(from, to))
//! });
//! let [first, second] = [first, second].map(|thread| thread.join().unwrap());
//!
//! // Chunks are merged in order. One that comes too early is refused.
//! let mut rollout = Rollout::new(Seed::new(1));
//! assert!(matches!(rollout.merge(&second), Err(ChunkError::NotNext { next: 0, from: 600 })));
//! rollout.merge(&first)?;
//! rollout.merge(&second)?;
//!
//! // These are the games that one thread rolls (tests/golden/stability.json).
//! assert_eq!(rollout.leaves(), Leaves { doubles: 181, fails: 195, bears_off: 623 });
//! # Ok::<(), ChunkError>(())
//! ```

use core::fmt;

use crate::codec;
use crate::codec::{Codec, DecodeError};

/// The reason why a chunk was not merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChunkError {
    /// The chunk does not begin with the unit that comes next.
    NotNext {
        /// The unit that comes next.
        next: u64,
        /// The first unit of the chunk.
        from: u64,
    },
    /// The bytes are not a chunk, or a chunk of other work.
    Invalid,
}

/// Work that any worker can do in chunks, which are merged in order.
///
/// A chunk depends only on its units, and not on earlier chunks. So chunks that are merged in order
/// give the result of doing all the work at once.
pub trait ChunkedWork: Send {
    /// Returns the number of units.
    fn total(&self) -> u64;

    /// Returns the number of units that are done and merged.
    fn completed(&self) -> u64;

    /// Does units `from..to` and returns their results as bytes, without merging them.
    ///
    /// There must be at least one unit, and none beyond the last.
    fn run_chunk(&mut self, from: u64, to: u64) -> Vec<u8>;

    /// Merges the chunk that comes next.
    ///
    /// # Errors
    /// [`ChunkError`] for any other bytes; then nothing is merged.
    fn merge(&mut self, chunk: &[u8]) -> Result<(), ChunkError>;
}

impl dyn ChunkedWork + '_ {
    /// Does this many units more at once, but never past the last. Returns the number of units
    /// done.
    // Not inlined: otherwise every kind of work would have its own copy of this code.
    #[inline(never)]
    pub fn roll(&mut self, units: u64) -> u64 {
        let from = self.completed();
        let to = from.saturating_add(units).min(self.total());
        if from < to {
            let chunk = self.run_chunk(from, to);
            let result = self.merge(&chunk);
            debug_assert_eq!(result, Ok(()), "the chunk comes next");
        }
        self.completed() - from
    }
}

/// Work that consists of segments, each of which ends at a fixed unit such as a checkpoint.
///
/// A type that defines its segments implements [`ChunkedWork`] through this trait. Segments travel
/// as bytes, so the code that splits and merges chunks exists only once.
pub(crate) trait SegmentedWork: Send {
    /// Returns the number of units.
    fn total(&self) -> u64;

    /// Returns the number of units that are done and merged.
    fn completed(&self) -> u64;

    /// Returns the end of the segment that contains `unit`: the first unit of the next segment.
    fn segment_end(&self, unit: u64) -> u64;

    /// Does units `from..to`, which lie in one segment, and appends their encoded results to
    /// `bytes`.
    fn run_segment(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>);

    /// Decodes a segment from the front of `bytes`, and merges it if `merge`. Returns its number of
    /// units.
    ///
    /// # Errors
    /// [`DecodeError`] if `bytes` doesn't begin with a segment of this work.
    fn decode_segment(&mut self, bytes: &mut &[u8], merge: bool) -> Result<u64, DecodeError>;
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

/// Returns a chunk of units `from..to`, or to the end of the work: its range, then its segments.
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

/// Merges a chunk, if all of its segments are valid.
fn merge(work: &mut dyn SegmentedWork, chunk: &[u8]) -> Result<(), ChunkError> {
    let mut segments = chunk;
    let (from, to) = <(u64, u64)>::decode(&mut segments)?;
    let next = work.completed();
    if from != next {
        return Err(ChunkError::NotNext { next, from });
    }
    // All segments are checked before the first is merged.
    decode_segments(work, from, to, segments, false)?;
    Ok(decode_segments(work, from, to, segments, true)?)
}

/// Decodes the segments of units `from..to`, and merges them if `merge`.
///
/// There must be at least one. Each ends at its segment's end, except for the last one.
fn decode_segments(
    work: &mut dyn SegmentedWork,
    mut from: u64,
    to: u64,
    mut segments: &[u8],
    merge: bool,
) -> Result<(), DecodeError> {
    DecodeError::unless(from < to && to <= work.total())?;
    while from < to {
        let stop = to.min(work.segment_end(from));
        let decoded = work.decode_segment(&mut segments, merge)?;
        DecodeError::unless(decoded == stop - from)?;
        from = stop;
    }
    DecodeError::unless(segments.is_empty())
}

/// Adds a method `as_work` to types that implement [`ChunkedWork`].
///
/// Converting them in one place avoids further copies of their code in the WebAssembly module.
macro_rules! as_work {
    ($($kind:ty)+) => {$(
        impl $kind {
            /// Returns the work as a trait object, which is done in chunks.
            #[inline(never)]
            pub fn as_work(&mut self) -> &mut dyn $crate::rollout::chunk::ChunkedWork {
                self
            }
        }
    )+};
}

pub(crate) use as_work;

/// Returns the completed share of the work, 0..1; 1 where there are no units.
pub(crate) fn progress(work: &dyn SegmentedWork) -> f64 {
    // Without units this is NaN.min(1.0), which is 1.
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
            Self::NotNext { .. } => "the chunk does not begin with the next unit",
            Self::Invalid => "the bytes are not a chunk of this work",
        })
    }
}

impl core::error::Error for ChunkError {}
