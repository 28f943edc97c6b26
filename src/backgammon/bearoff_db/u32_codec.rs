//! Long lists of numbers as bytes, as fast as memory is copied. How many there are is known beforehand: no length comes
//! with them. All go as words, so that there is one function for all of them.

use crate::codec::DecodeError;

/// Adds words to these bytes.
pub fn encode(words: impl ExactSizeIterator<Item = u32>, bytes: &mut Vec<u8>) {
    bytes.reserve(4 * words.len());
    words.for_each(|word| bytes.extend(word.to_le_bytes()));
}

/// Takes so many words from the front of these bytes.
///
/// # Errors
/// [`DecodeError`] if there are fewer, or one is more than `most`.
#[inline(never)]
pub fn decode(bytes: &mut &[u8], count: usize, max: u32) -> Result<Vec<u32>, DecodeError> {
    let (words, rest) = bytes.split_at_checked(4 * count).ok_or(DecodeError)?;
    *bytes = rest;
    let (words, _) = words.as_chunks();
    let words: Vec<u32> = words.iter().map(|&word| u32::from_le_bytes(word)).collect();
    if words.iter().all(|&word| word <= max) {
        Ok(words)
    } else {
        Err(DecodeError)
    }
}
