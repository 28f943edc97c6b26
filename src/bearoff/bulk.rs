//! Long lists of numbers as bytes, as fast as memory is copied. How many there are is known beforehand: no length comes
//! with them.

use crate::packed::Garbled;

/// Adds numbers of so many bytes each, the little end first.
pub fn pack<const BYTES: usize>(
    numbers: impl ExactSizeIterator<Item = [u8; BYTES]>,
    bytes: &mut Vec<u8>,
) {
    let from = bytes.len();
    bytes.resize(from + BYTES * numbers.len(), 0);
    let (places, _) = bytes[from..].as_chunks_mut();
    for (place, number) in places.iter_mut().zip(numbers) {
        *place = number;
    }
}

/// Takes so many numbers from the front of these bytes.
pub fn unpack<'a, const BYTES: usize>(
    bytes: &mut &'a [u8],
    count: usize,
) -> Result<&'a [[u8; BYTES]], Garbled> {
    let (numbers, rest) = bytes.split_at_checked(BYTES * count).ok_or(Garbled)?;
    *bytes = rest;
    Ok(numbers.as_chunks().0)
}
