//! Numbers as bytes, the little end first: what passes between the core of a page and those of its workers.

use core::fmt;

/// A value that can be written as bytes and read back.
///
/// Writer and reader are the same build of the core, so the format has no versions. Reading checks the bytes all the
/// same, and returns [`Garbled`] for bytes that no core has written.
///
/// ```
/// use rollout_lab::codec::{self, Packed};
///
/// let bytes = codec::pack(&(7_u64, vec![1_u32, 2, 3]));
/// assert_eq!(codec::unpack(&bytes), Ok((7_u64, vec![1_u32, 2, 3])));
/// assert_eq!(codec::unpack::<u64>(&bytes), Err(packed::Garbled));
/// ```
pub trait Packed: Sized {
    /// Adds what it is to these bytes.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Takes one from the front of these bytes.
    ///
    /// # Errors
    /// [`Garbled`] if none stands there.
    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled>;
}

/// Bytes that stand for nothing: too few, too many, or with numbers that mean nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Garbled;

/// Returns a value as bytes.
#[must_use]
pub fn pack(it: &impl Packed) -> Vec<u8> {
    let mut bytes = Vec::new();
    it.pack(&mut bytes);
    bytes
}

/// Reads a value from bytes, all of them.
///
/// # Errors
/// [`Garbled`] if the bytes are not such a value.
pub fn unpack<T: Packed>(mut bytes: &[u8]) -> Result<T, Garbled> {
    let it = T::unpack(&mut bytes)?;
    if bytes.is_empty() {
        Ok(it)
    } else {
        Err(Garbled)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        // Not inlined: what packs has dozens of them, and nobody waits for it. (Long lists of numbers go another way.)
        impl Packed for $number {
            #[inline(never)]
            fn pack(&self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }

            #[inline(never)]
            fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
                let (first, rest) = bytes.split_first_chunk().ok_or(Garbled)?;
                *bytes = rest;
                Ok(Self::from_le_bytes(*first))
            }
        }
    )+};
}

numbers!(u8 u16 u32 u64 u128 i64 i128 f32 f64);

impl Packed for bool {
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.push(u8::from(*self));
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        match u8::unpack(bytes)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Garbled),
        }
    }
}

/// How many there are, then each.
impl<T: Packed> Packed for Vec<T> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        (self.len() as u64).pack(bytes);
        bytes.reserve(core::mem::size_of_val(self.as_slice()));
        for item in self {
            item.pack(bytes);
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let count = u64::unpack(bytes)?;
        // None takes less than a byte, so that a number that means nothing is found before so much memory is asked for.
        let count = usize::try_from(count)
            .ok()
            .filter(|&count| count <= bytes.len())
            .ok_or(Garbled)?;
        let mut items = Self::with_capacity(count);
        for _ in 0..count {
            items.push(T::unpack(bytes)?);
        }
        Ok(items)
    }
}

/// Whether there is one, and then it.
impl<T: Packed> Packed for Option<T> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.is_some().pack(bytes);
        if let Some(it) = self {
            it.pack(bytes);
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        Ok(if bool::unpack(bytes)? {
            Some(T::unpack(bytes)?)
        } else {
            None
        })
    }
}

impl<T: Packed + Copy + Default, const N: usize> Packed for [T; N] {
    fn pack(&self, bytes: &mut Vec<u8>) {
        for item in self {
            item.pack(bytes);
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let mut items = [T::default(); N];
        for item in &mut items {
            *item = T::unpack(bytes)?;
        }
        Ok(items)
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.0.pack(bytes);
        self.1.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        Ok((A::unpack(bytes)?, B::unpack(bytes)?))
    }
}

impl fmt::Display for Garbled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes that this core has not written")
    }
}

impl core::error::Error for Garbled {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_to_the_last_bit() {
        let odd = (
            (vec![u8::MAX], [1_u16, u16::MAX]),
            (
                (Some(i128::MIN), None::<u32>),
                (vec![-0.0_f64, f64::MIN_POSITIVE], true),
            ),
        );
        let bytes = pack(&odd);
        assert_eq!(unpack(&bytes), Ok(odd.clone()));
        // −0 == 0, but not in its bits.
        assert_eq!(pack(&odd), bytes);
    }

    #[test]
    fn bytes_too_few_or_too_many_are_garbled() {
        let bytes = pack(&vec![1_u32, 2]);
        for end in 0..bytes.len() {
            assert_eq!(unpack::<Vec<u32>>(&bytes[..end]), Err(Garbled), "{end}");
        }
        let longer = [bytes, vec![0]].concat();
        assert_eq!(unpack::<Vec<u32>>(&longer), Err(Garbled));
    }

    #[test]
    fn numbers_that_mean_nothing_are_garbled() {
        assert_eq!(unpack::<bool>(&[2]), Err(Garbled));
        // A list of 2⁶⁴ − 1 numbers, none of which follows.
        assert_eq!(unpack::<Vec<u64>>(&[255; 8]), Err(Garbled));
    }
}
