//! Sums over blocks of consecutive games, of which only whole blocks are independent.
//!
//! Where first rolls are [rotated](super::rotation), games within a block depend on each other, and
//! blocks don't. So standard errors come from sums over complete blocks. Sums over any range of
//! games merge exactly, with an incomplete block at either end.

use core::fmt::Debug;

use crate::codec::{Codec, DecodeError};

/// A value that is summed over the games of a block, such as scores or counts.
pub trait BlockValue: Clone + Codec + Debug + Eq + Send {
    /// The moments of the values of complete blocks: all that sums keep of them.
    type Moments: Clone + Codec + Debug + Eq + Send;

    /// Returns the value of no game, with as many numbers as this value.
    #[must_use]
    fn emptied(&self) -> Self;

    /// Returns the moments of no block, with as many numbers as this value.
    fn no_moments(&self) -> Self::Moments;

    /// Adds the value of other games of the block. Values from outside may overflow, but must not
    /// panic.
    fn add(&mut self, more: &Self);

    /// Adds this value, of a complete block, to moments.
    fn close(&self, moments: &mut Self::Moments);

    /// Adds the moments of the blocks that come next.
    fn merge(moments: &mut Self::Moments, next: &Self::Moments);

    /// Returns the number of blocks that have these moments.
    fn count(moments: &Self::Moments) -> u64;
}

/// Sums over consecutive games, by blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocks<V: BlockValue> {
    /// The number of games of a block.
    size: u64,
    /// The place of the first game in its block, from 0.
    offset: u64,
    /// The number of games.
    games: u64,
    /// The value of the first block, if it began before the first game.
    head: V,
    /// The moments of complete blocks.
    complete: V::Moments,
    /// The value of the last block, if it is incomplete.
    tail: V,
}

impl<V: BlockValue> Blocks<V> {
    /// Creates sums over no game, whose value is `empty`. The first game will be at place `offset`
    /// of its block.
    pub(crate) fn new(size: u64, offset: u64, empty: V) -> Self {
        Self {
            size,
            offset,
            games: 0,
            complete: empty.no_moments(),
            head: empty.clone(),
            tail: empty,
        }
    }

    /// The number of games of a block.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The number of complete blocks.
    #[must_use]
    pub fn count(&self) -> u64 {
        V::count(&self.complete)
    }

    /// The moments of complete blocks.
    pub(crate) const fn complete(&self) -> &V::Moments {
        &self.complete
    }

    /// The values of the incomplete blocks at the beginning and at the end.
    pub(crate) const fn incomplete(&self) -> [&V; 2] {
        [&self.head, &self.tail]
    }

    /// Adds the value of the next `games` games, which are in one block.
    #[inline]
    pub(crate) fn add(&mut self, value: &V, games: u64) {
        self.games += games;
        if self.size == 1 {
            value.close(&mut self.complete);
            return;
        }
        let is_in_head = self.offset > 0 && self.offset + self.games <= self.size;
        self.open(is_in_head).add(value);
        if !is_in_head && (self.offset + self.games).is_multiple_of(self.size) {
            self.close_block();
        }
    }

    /// Returns the value of the block to which games are being added.
    const fn open(&mut self, is_in_head: bool) -> &mut V {
        if is_in_head {
            &mut self.head
        } else {
            &mut self.tail
        }
    }

    /// Moves the value of the last block, which is complete, to the moments.
    fn close_block(&mut self) {
        self.tail.close(&mut self.complete);
        self.tail = self.tail.emptied();
    }

    /// Whether all games are in one block that began before the first game and is still incomplete.
    const fn is_inside_one_block(&self) -> bool {
        self.offset > 0 && self.offset + self.games < self.size
    }

    /// Adds sums over the games that come next.
    pub(crate) fn merge(&mut self, next: &Self) {
        if self.games == 0 {
            self.clone_from(next);
            return;
        }
        let is_in_head = self.is_inside_one_block();
        self.games = self.games.wrapping_add(next.games);
        // The head of `next` belongs to the block that is incomplete here.
        self.open(is_in_head).add(&next.head);
        if next.is_inside_one_block() {
            return;
        }
        if next.offset > 0 && !is_in_head {
            self.close_block();
        }
        V::merge(&mut self.complete, &next.complete);
        self.tail = next.tail.clone();
    }

    /// Whether the place of the first game and the number of complete blocks are possible.
    fn is_consistent(&self) -> bool {
        if self.offset >= self.size {
            return false;
        }
        let after_head = if self.offset == 0 {
            self.games
        } else {
            self.games.saturating_sub(self.size - self.offset)
        };
        self.count() == after_head / self.size
    }

    /// The number of games of a block, and the place of the first game in its block.
    pub(crate) const fn frame(&self) -> (u64, u64) {
        (self.size, self.offset)
    }

    /// Appends the bytes of all values: what is not in the frame, and not the number of games.
    pub(crate) fn encode_values(&self, bytes: &mut Vec<u8>) {
        self.head.encode(bytes);
        self.complete.encode(bytes);
        self.tail.encode(bytes);
    }

    /// Reads the values of this many games with this [frame](Self::frame).
    pub(crate) fn decode_values(
        (size, offset): (u64, u64),
        games: u64,
        bytes: &mut &[u8],
    ) -> Result<Self, DecodeError> {
        let blocks = Self {
            size,
            offset,
            games,
            head: V::decode(bytes)?,
            complete: V::Moments::decode(bytes)?,
            tail: V::decode(bytes)?,
        };
        DecodeError::unless(blocks.is_consistent())?;
        Ok(blocks)
    }
}

impl<V: BlockValue> Codec for Blocks<V> {
    fn encode(&self, bytes: &mut Vec<u8>) {
        (self.frame(), self.games).encode(bytes);
        self.encode_values(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (frame, games) = <((u64, u64), u64)>::decode(bytes)?;
        Self::decode_values(frame, games, bytes)
    }
}
