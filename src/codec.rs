//! The byte format of values that travel between a page and its workers, little-endian.
//!
//! Most types of the core implement [`Codec`] by one of three macros. `codec_fields!` writes the
//! fields of a struct in order. `codec_variants!` writes an enum as a tag and the fields of the
//! variant. `codec_as!` converts a value to another type and writes that.

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

impl DecodeError {
    /// Checks a condition that holds for all bytes that the core writes.
    ///
    /// # Errors
    /// [`DecodeError`] if `condition` is false.
    pub(crate) const fn unless(condition: bool) -> Result<(), Self> {
        if condition { Ok(()) } else { Err(Self) }
    }
}

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
    DecodeError::unless(bytes.is_empty())?;
    Ok(value)
}

/// Implements [`Codec`] for a struct: encodes all fields, in the listed order.
///
/// - `codec_fields! { Point { x, y } }` lists the fields of a struct.
/// - `codec_fields! { Seed { 0 } }` lists those of a tuple struct.
/// - `codec_fields! { [T: Codec] Pair<T> { a, b } }` has the parameters of a generic struct with
///   their bounds in brackets.
/// - `codec_fields! { Range { from, to } if Self::is_valid }` checks each decoded value by a method
///   `fn(&Self) -> bool`.
macro_rules! codec_fields {
    ([$($parameters:tt)*] $type:ty { $($field:tt),+ } $(if $is_valid:path)?) => {
        impl<$($parameters)*> $crate::codec::Codec for $type {
            fn encode(&self, bytes: &mut Vec<u8>) {
                $($crate::codec::Codec::encode(&self.$field, bytes);)+
            }

            fn decode(bytes: &mut &[u8]) -> Result<Self, $crate::codec::DecodeError> {
                let value = Self {
                    $($field: $crate::codec::Codec::decode(bytes)?,)+
                };
                $($crate::codec::DecodeError::unless($is_valid(&value))?;)?
                Ok(value)
            }
        }
    };
    ($struct:ident $($rest:tt)+) => {
        $crate::codec::codec_fields! { [] $struct $($rest)+ }
    };
}

/// Implements [`Codec`] for an enum: encodes the tag of the variant in one byte, then its fields.
///
/// - `codec_variants! { Shape { 0 => Empty, 1 => Circle(radius), 2 => Box(width, height) } }` lists
///   the tags and the variants, with a name for each field.
/// - `codec_variants! { Shape, padded to 8 { … } }` appends zeros to fields of fewer than 8 bytes,
///   so that all variants take 9 bytes. Decoding ignores the padding, whatever bytes it has.
macro_rules! codec_variants {
    (
        $type:ty $(, padded to $size:literal)? {
            $($tag:literal => $variant:ident $(($($field:ident),+))?),+ $(,)?
        }
    ) => {
        impl $crate::codec::Codec for $type {
            fn encode(&self, bytes: &mut Vec<u8>) {
                let padded_end = bytes.len() $(+ 1 + $size)?;
                match self {
                    $(Self::$variant $(($($field),+))? => {
                        <u8 as $crate::codec::Codec>::encode(&$tag, bytes);
                        $($($crate::codec::Codec::encode($field, bytes);)+)?
                    })+
                }
                $crate::codec::pad(bytes, padded_end);
            }

            fn decode(bytes: &mut &[u8]) -> Result<Self, $crate::codec::DecodeError> {
                $(let bytes = &mut $crate::codec::take(bytes, 1 + $size)?;)?
                Ok(match u8::decode(bytes)? {
                    $($tag => {
                        $($(let $field = $crate::codec::Codec::decode(bytes)?;)+)?
                        Self::$variant $(($($field),+))?
                    })+
                    _ => return Err($crate::codec::DecodeError),
                })
            }
        }
    };
}

/// Implements [`Codec`] for a `Copy` type: encodes it as a value of another type.
///
/// `codec_as! { Share => f64, Self::get, |share| Self::new(share).ok() }` has two functions: a
/// `fn(Share) -> f64` that encoding uses, and a `fn(f64) -> Option<Share>` that decoding uses. A
/// value for which the second one returns `None` is a [`DecodeError`].
macro_rules! codec_as {
    ($type:ty => $other:ty, $to:expr, $from:expr) => {
        impl $crate::codec::Codec for $type {
            fn encode(&self, bytes: &mut Vec<u8>) {
                let to_other: fn(Self) -> $other = $to;
                $crate::codec::Codec::encode(&to_other(*self), bytes);
            }

            fn decode(bytes: &mut &[u8]) -> Result<Self, $crate::codec::DecodeError> {
                let from_other: fn($other) -> Option<Self> = $from;
                from_other($crate::codec::Codec::decode(bytes)?).ok_or($crate::codec::DecodeError)
            }
        }
    };
}

pub(crate) use {codec_as, codec_fields, codec_variants};

/// Appends zeros until there are `end` bytes; nothing if there are as many already.
#[inline(never)]
pub(crate) fn pad(bytes: &mut Vec<u8>, end: usize) {
    bytes.resize(bytes.len().max(end), 0);
}

/// Takes this number of bytes from the front of `bytes`.
///
/// # Errors
/// [`DecodeError`] if there are fewer.
pub(crate) fn take<'a>(bytes: &mut &'a [u8], count: usize) -> Result<&'a [u8], DecodeError> {
    let (first, rest) = bytes.split_at_checked(count).ok_or(DecodeError)?;
    *bytes = rest;
    Ok(first)
}

/// Returns the sum of counts; `None` if it overflows, as no counts that the core writes do.
pub(crate) fn checked_total(counts: impl IntoIterator<Item = u64>) -> Option<u64> {
    let mut counts = counts.into_iter();
    counts.try_fold(0_u64, u64::checked_add)
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
        u8::from(*self).encode(bytes);
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

macro_rules! tuples {
    ($(($($item:ident $index:tt),+))+) => {$(
        impl<$($item: Codec),+> Codec for ($($item),+) {
            fn encode(&self, bytes: &mut Vec<u8>) {
                $(self.$index.encode(bytes);)+
            }

            fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
                Ok(($($item::decode(bytes)?),+))
            }
        }
    )+};
}

tuples!((A 0, B 1)(A 0, B 1, C 2)(A 0, B 1, C 2, D 3));

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

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Range<T> {
        from: T,
        to: T,
    }

    impl<T: PartialOrd> Range<T> {
        fn is_valid(&self) -> bool {
            self.from <= self.to
        }
    }

    codec_fields! { [T: Codec + PartialOrd] Range<T> { from, to } if Self::is_valid }

    #[test]
    fn fields_are_encoded_in_order_and_checked() {
        let range = Range {
            from: 1_u16,
            to: 0x0302,
        };
        // Two bytes a number, the lower one first.
        assert_eq!(encode(&range), [1, 0, 2, 3]);
        assert_eq!(decode(&[1, 0, 2, 3]), Ok(range));
        assert_eq!(decode::<Range<u16>>(&[1, 0, 0, 0]), Err(DecodeError));
        assert_eq!(decode::<Range<u16>>(&[1, 0, 2]), Err(DecodeError));
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Percent(u8);

    codec_fields! { Percent { 0 } }

    #[derive(Debug, PartialEq)]
    enum Shape {
        Empty,
        Circle(u16),
        Rectangle(u8, Percent),
    }

    codec_variants! { Shape { 0 => Empty, 3 => Circle(radius), 4 => Rectangle(width, share) } }

    #[test]
    fn variants_are_encoded_as_tag_and_fields() {
        for (shape, bytes) in [
            (Shape::Empty, vec![0]),
            (Shape::Circle(258), vec![3, 2, 1]),
            (Shape::Rectangle(5, Percent(6)), vec![4, 5, 6]),
        ] {
            assert_eq!(encode(&shape), bytes);
            assert_eq!(decode(&bytes), Ok(shape));
        }
        for invalid in [&[][..], &[1], &[3, 2], &[0, 0]] {
            assert_eq!(decode::<Shape>(invalid), Err(DecodeError), "{invalid:?}");
        }
    }

    #[derive(Debug, PartialEq)]
    enum Padded {
        Empty,
        Byte(u8),
        Full(u16, u8),
    }

    codec_variants! { Padded, padded to 3 { 0 => Empty, 1 => Byte(byte), 2 => Full(a, b) } }

    #[test]
    fn padded_variants_have_equal_lengths() {
        for (value, bytes) in [
            (Padded::Empty, [0, 0, 0, 0]),
            (Padded::Byte(7), [1, 7, 0, 0]),
            (Padded::Full(0x0908, 6), [2, 8, 9, 6]),
        ] {
            assert_eq!(encode(&value), bytes);
            assert_eq!(decode(&bytes), Ok(value));
            assert_eq!(decode::<Padded>(&bytes[..3]), Err(DecodeError));
        }
        assert_eq!(decode::<Padded>(&[3, 0, 0, 0]), Err(DecodeError));
        // The next value begins after the padding, whatever its bytes are.
        let two = decode(&[1, 7, 8, 8, 2, 8, 9, 6]);
        assert_eq!(two, Ok((Padded::Byte(7), Padded::Full(0x0908, 6))));
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Even {
        half: u8,
    }

    codec_as! {
        Even => u8,
        |even| 2 * even.half,
        |number| (number % 2 == 0).then_some(Self { half: number / 2 })
    }

    #[test]
    fn values_are_encoded_as_another_type() {
        assert_eq!(encode(&Even { half: 3 }), [6]);
        assert_eq!(decode(&[6]), Ok(Even { half: 3 }));
        assert_eq!(decode::<Even>(&[7]), Err(DecodeError));
    }
}
