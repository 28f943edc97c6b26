//! The share of the luck that is subtracted.

use core::fmt;

use crate::codec::codec_as;

/// A share β of the luck, 0..2, where 1 is all of it. No share changes the mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckShare(f64);

/// The error of a number that is not a share from 0 to 2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShareError(pub f64);

impl LuckShare {
    /// All of the luck.
    pub const ALL: Self = Self(1.0);

    /// None of the luck.
    pub const NONE: Self = Self(0.0);

    /// Twice the luck.
    pub const TWICE: Self = Self(2.0);

    /// The largest share.
    ///
    /// At twice the best share the variance equals that of plain results, and beyond it is larger.
    pub const MAX: f64 = 2.0;

    /// Creates a share.
    ///
    /// # Errors
    /// Returns [`ShareError`] unless `share` is within 0 and [`Self::MAX`].
    pub fn new(share: f64) -> Result<Self, ShareError> {
        if (0.0..=Self::MAX).contains(&share) {
            Ok(Self(share + 0.0))
        } else {
            Err(ShareError(share))
        }
    }

    /// Returns the share as a number, 0..2.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }
}

codec_as! { LuckShare => f64, Self::get, |share| Self::new(share).ok() }

impl fmt::Display for ShareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without the number, as in `ModelError`.
        f.write_str("the share of the luck that is subtracted must be a number from 0 to 2")
    }
}

impl core::error::Error for ShareError {}
