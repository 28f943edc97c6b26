//! Long lists of `u32` words as bytes, about as fast as memory is copied.
//!
//! The reader knows the number of words, so no length is written. Other types are converted to
//! words first, so that one function serves all of them.

use crate::codec::{self, DecodeError};

/// Appends words to `bytes`, the low byte first.
pub fn encode(words: impl ExactSizeIterator<Item = u32>, bytes: &mut Vec<u8>) {
    bytes.reserve(4 * words.len());
    words.for_each(|word| bytes.extend(word.to_le_bytes()));
}

/// Reads `count` words from the front of `bytes`.
///
/// # Errors
/// [`DecodeError`] if there are fewer words, or a word is above `max`.
#[inline(never)]
pub fn decode(bytes: &mut &[u8], count: usize, max: u32) -> Result<Vec<u32>, DecodeError> {
    let (words, _) = codec::take(bytes, 4 * count)?.as_chunks();
    let words: Vec<u32> = words.iter().map(|&word| u32::from_le_bytes(word)).collect();
    DecodeError::unless(words.iter().all(|&word| word <= max))?;
    Ok(words)
}
