//! The byte format of values that travel between a page and its workers, little-endian.

use core::fmt;

/// A value that can be written as bytes and read back.
///
/// Writer and reader are the same build of the core, so the format has no versions. Reading checks
/// the bytes all the same. It returns [`DecodeError`] for bytes that the core can't have written.
///
/// ```
/// use rollout_lab::codec;
///
/// let bytes = codec::encode(&(7_u64, vec![1_u32, 2, 3]));
/// assert_eq!(codec::decode(&bytes), Ok((7_u64, vec![1_u32, 2, 3])));
/// assert_eq!(codec::decode::<u64>(&bytes), Err(codec::DecodeError));
/// ```
pub trait Codec: Sized {
    /// Appends the value's bytes to `bytes`.
    fn encode(&self, bytes: &mut Vec<u8>);

    /// Reads a value from the front of `bytes`, and moves `bytes` past it.
    ///
    /// # Errors
    /// [`DecodeError`] if `bytes` doesn't begin with a valid value.
    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError>;
}

/// The error for bytes that encode no value: too few, too many, or with invalid contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError;

/// Encodes a value as bytes.
#[must_use]
pub fn encode(value: &impl Codec) -> Vec<u8> {
    let mut bytes = Vec::new();
    value.encode(&mut bytes);
    bytes
}

/// Decodes a value that takes up all of `bytes`.
///
/// # Errors
/// [`DecodeError`] if the bytes are not one such value, or if some are left over.
pub fn decode<T: Codec>(mut bytes: &[u8]) -> Result<T, DecodeError> {
    let value = T::decode(&mut bytes)?;
    if bytes.is_empty() {
        Ok(value)
    } else {
        Err(DecodeError)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        // Not inlined: each codec calls dozens of these, and none of them is on a hot path. (Long
        // lists of numbers use another codec.)
        impl Codec for $number {
            #[inline(never)]
            fn encode(&self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }

            #[inline(never)]
            fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
                let (first, rest) = bytes.split_first_chunk().ok_or(DecodeError)?;
                *bytes = rest;
                Ok(Self::from_le_bytes(*first))
            }
        }
    )+};
}

numbers!(u8 u16 u32 u64 u128 i64 i128 f32 f64);

/// Takes no bytes. A list of units can't be decoded, because every item of a list takes a byte.
impl Codec for () {
    fn encode(&self, _: &mut Vec<u8>) {}

    fn decode(_: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(())
    }
}

impl Codec for bool {
    fn encode(&self, bytes: &mut Vec<u8>) {
        bytes.push(u8::from(*self));
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        match u8::decode(bytes)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(DecodeError),
        }
    }
}

/// Encodes the length as a `u64`, then each item.
impl<T: Codec> Codec for Vec<T> {
    fn encode(&self, bytes: &mut Vec<u8>) {
        (self.len() as u64).encode(bytes);
        bytes.reserve(core::mem::size_of_val(self.as_slice()));
        for item in self {
            item.encode(bytes);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let count = u64::decode(bytes)?;
        // Each item takes at least one byte. So an invalid length is rejected before memory is
        // allocated for it.
        let count = usize::try_from(count)
            .ok()
            .filter(|&count| count <= bytes.len())
            .ok_or(DecodeError)?;
        let mut items = Self::with_capacity(count);
        for _ in 0..count {
            items.push(T::decode(bytes)?);
        }
        Ok(items)
    }
}

/// Encodes a `bool` that says whether a value follows, then the value.
impl<T: Codec> Codec for Option<T> {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.is_some().encode(bytes);
        if let Some(value) = self {
            value.encode(bytes);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(if bool::decode(bytes)? {
            Some(T::decode(bytes)?)
        } else {
            None
        })
    }
}

impl<T: Codec + Copy + Default, const N: usize> Codec for [T; N] {
    fn encode(&self, bytes: &mut Vec<u8>) {
        for item in self {
            item.encode(bytes);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let mut items = [T::default(); N];
        for item in &mut items {
            *item = T::decode(bytes)?;
        }
        Ok(items)
    }
}

impl<A: Codec, B: Codec> Codec for (A, B) {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.0.encode(bytes);
        self.1.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok((A::decode(bytes)?, B::decode(bytes)?))
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes that this core has not written")
    }
}

impl core::error::Error for DecodeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip_preserves_every_bit() {
        let original = (
            (vec![u8::MAX], [1_u16, u16::MAX]),
            (
                (Some(i128::MIN), None::<u32>),
                (vec![-0.0_f64, f64::MIN_POSITIVE], true),
            ),
        );
        let bytes = encode(&original);
        assert_eq!(decode(&bytes), Ok(original.clone()));
        // −0 == 0, but their bits differ.
        assert_eq!(encode(&original), bytes);
    }

    #[test]
    fn truncated_or_trailing_bytes_are_rejected() {
        let bytes = encode(&vec![1_u32, 2]);
        for end in 0..bytes.len() {
            assert_eq!(decode::<Vec<u32>>(&bytes[..end]), Err(DecodeError), "{end}");
        }
        let longer = [bytes, vec![0]].concat();
        assert_eq!(decode::<Vec<u32>>(&longer), Err(DecodeError));
    }

    #[test]
    fn invalid_values_are_rejected() {
        assert_eq!(decode::<bool>(&[2]), Err(DecodeError));
        // A list with a length of 2⁶⁴ − 1 and no items.
        assert_eq!(decode::<Vec<u64>>(&[255; 8]), Err(DecodeError));
    }
}
