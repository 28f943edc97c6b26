//! Seeds: 64 bits that determine a rollout's dice, with their text form and independent child
//! seeds.
//!
//! ```
//! use rollout_lab::rollout::seed::{Seed, SeedError};
//!
//! // Seeds are decimal or hexadecimal, as they stand in an address.
//! let seed: Seed = "0x2a61".parse()?;
//! assert_eq!(seed, "10849".parse()?);
//! assert_eq!("dice".parse::<Seed>(), Err(SeedError::NotANumber));
//!
//! // Each rollout of a batch has a child (tests/golden/stability.json).
//! assert_eq!(seed.child(0).bits(), 0x69a3_4df0_4fbb_6ff4);
//! # Ok::<(), SeedError>(())
//! ```

use core::fmt;
use core::str::FromStr;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::codec::codec_fields;

/// The seed of a rollout's dice. Equal seeds give equal games, natively and in WebAssembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(u64);

/// The reason why a text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// The text has only whitespace.
    Empty,
    /// The text is neither decimal digits, nor `0x` and hexadecimal digits.
    NotANumber,
    /// The number has more than 64 bits.
    TooLarge,
}

impl Seed {
    /// Creates a seed from its 64 bits; all values are valid.
    #[must_use]
    pub const fn new(bits: u64) -> Self {
        Self(bits)
    }

    /// The seed's 64 bits.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns child seed number `index`, for one of many rollouts of the same position.
    ///
    /// A seed's children are unrelated to each other and to the seed.
    #[must_use]
    pub fn child(self, index: u64) -> Self {
        Self(derived_generator(self.0, CHILD_SALT, index).next_u64())
    }
}

/// Returns generator number `index` of the family that `salt` derives from `bits`.
///
/// There are two rounds of mixing. The first keeps the families of neighbouring `bits` apart, and
/// the second scrambles the index within the family.
pub(super) fn derived_generator(bits: u64, salt: u64, index: u64) -> SplitMix64 {
    let family = SplitMix64::seed_from_u64(bits ^ salt).next_u64();
    SplitMix64::seed_from_u64(family.wrapping_add(index))
}

/// The salt that separates child seeds from the words that the trials of the same seed read.
///
/// Any irregular constant would do. These are the first 64 bits of the fraction of √2.
const CHILD_SALT: u64 = 0x6A09_E667_F3BC_C908;

codec_fields! { Seed { 0 } }

impl fmt::Display for Seed {
    /// Writes `0x` and lower-case hexadecimal digits, which [`Seed::from_str`] reads back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads decimal digits, or `0x` and hexadecimal digits, of at most 64 bits.
    ///
    /// Whitespace around them is ignored. Signs and separators are not accepted.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let text = text.trim_ascii();
        let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(hex) => (hex, 16),
            None => (text, 10),
        };
        if text.is_empty() {
            return Err(SeedError::Empty);
        }
        // Digit by digit: `u64::from_str_radix` would also accept "+5", and `TooLarge` must not
        // hide an invalid digit further on.
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
        let mut children: Vec<u64> = (0..64)
            .flat_map(|seed| (0..64).map(move |index| Seed::new(seed).child(index).bits()))
            .collect();
        children.sort_unstable();
        children.dedup();
        assert_eq!(children.len(), 64 * 64);
    }
}
