//! The 64 bits that name a rollout's dice: written, read, and split into independent seeds.

use core::fmt;
use core::str::FromStr;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::codec::{Codec, DecodeError};

/// Names the dice of a rollout: the same seed gives the same games, natively and in WebAssembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(u64);

/// Why a text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// Nothing but whitespace.
    Empty,
    /// Something other than decimal digits, or `0x` and hexadecimal digits.
    NotANumber,
    /// More than 64 bits.
    TooLarge,
}

impl Seed {
    /// A seed from its 64 bits; all values are good.
    #[must_use]
    pub const fn new(bits: u64) -> Self {
        Self(bits)
    }

    /// The 64 bits.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Seed number `index` of a family in which each is unrelated to the others and to this one, for many
    /// rollouts of the same position.
    ///
    /// Two rounds of mixing: the first keeps the families of neighbouring seeds apart, the second scrambles
    /// the index within the family.
    #[must_use]
    pub fn child(self, index: u64) -> Self {
        let family = SplitMix64::seed_from_u64(self.0 ^ CHILD_SALT).next_u64();
        Self(SplitMix64::seed_from_u64(family.wrapping_add(index)).next_u64())
    }
}

/// Separates the seeds of children from the words that the trials of the same seed read: any odd-looking
/// constant would do; these are the first 64 bits of the fraction of √2.
const CHILD_SALT: u64 = 0x6A09_E667_F3BC_C908;

impl Codec for Seed {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.0.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        u64::decode(bytes).map(Self)
    }
}

impl fmt::Display for Seed {
    /// `0x` and lower-case hexadecimal digits; [`Seed::from_str`] reads it back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads decimal digits, or `0x` and hexadecimal digits, of at most 64 bits; white space around them is
    /// ignored, signs and separators are not accepted.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let text = text.trim_ascii();
        let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(hex) => (hex, 16),
            None => (text, 10),
        };
        if text.is_empty() {
            return Err(SeedError::Empty);
        }
        // Digit by digit, since `u64::from_str_radix` would also read "+5", and "too large" must not hide
        // that something further on is no digit.
        let values: Option<Vec<u32>> = digits.chars().map(|c| c.to_digit(radix)).collect();
        let values = values
            .filter(|values| !values.is_empty())
            .ok_or(SeedError::NotANumber)?;
        let bits = values.into_iter().try_fold(0_u64, |bits, digit| {
            bits.checked_mul(radix.into())?.checked_add(digit.into())
        });
        bits.map(Self).ok_or(SeedError::TooLarge)
    }
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "a seed is a number; this is empty",
            Self::NotANumber => "a seed is decimal digits, or 0x and hexadecimal digits",
            Self::TooLarge => "a seed has at most 64 bits (0xffffffffffffffff)",
        })
    }
}

impl core::error::Error for SeedError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_and_hexadecimal_name_the_same_seed() {
        for text in [
            "10849",
            "0x2a61",
            "0X2A61",
            "  0x2a61\n",
            "0x0000000000002a61",
        ] {
            assert_eq!(text.parse(), Ok(Seed::new(0x2a61)), "{text:?}");
        }
        assert_eq!("18446744073709551615".parse(), Ok(Seed::new(u64::MAX)));
        assert_eq!("0".parse(), Ok(Seed::new(0)));
    }

    #[test]
    fn display_round_trip() {
        for bits in [0, 1, 0x2a61, u64::MAX] {
            assert_eq!(Seed::new(bits).to_string().parse(), Ok(Seed::new(bits)));
        }
        assert_eq!(Seed::new(0x2a61).to_string(), "0x2a61");
    }

    #[test]
    fn invalid_texts_are_rejected() {
        for text in ["", " ", "\t"] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError::Empty));
        }
        for text in [
            "0x", "-1", "+1", "1.5", "1e3", "1_000", "0x+1", "twelve", "２", "0x2g",
        ] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError::NotANumber), "{text:?}");
        }
        for text in ["18446744073709551616", "0x10000000000000000"] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError::TooLarge), "{text:?}");
        }
    }

    #[test]
    fn children_of_neighbouring_seeds_differ() {
        let mut seen: Vec<u64> = (0..64)
            .flat_map(|seed| (0..64).map(move |index| Seed::new(seed).child(index).bits()))
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 64 * 64);
    }
}
