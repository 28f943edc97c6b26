//! Which share of the luck is subtracted.

use core::fmt;

/// A share β of the luck, 0..2: 1 is all of it. Any share leaves the mean alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckShare(f64);

/// This is no share from 0 to 2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShareError(pub f64);

impl LuckShare {
    /// All of it.
    pub const ALL: Self = Self(1.0);

    /// Nothing of it.
    pub const NONE: Self = Self(0.0);

    /// Twice as much as there is.
    pub const TWICE: Self = Self(2.0);

    /// The most: at twice what is best nothing is gained, and beyond it is lost.
    pub const MAX: f64 = 2.0;

    /// So much of it.
    ///
    /// # Errors
    /// [`ShareError`] if it is not within 0 and [`Self::MAX`].
    pub fn new(share: f64) -> Result<Self, ShareError> {
        if (0.0..=Self::MAX).contains(&share) {
            Ok(Self(share + 0.0))
        } else {
            Err(ShareError(share))
        }
    }

    /// As a number.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl fmt::Display for ShareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without the number, like ModelError.
        f.write_str("the share of the luck that is subtracted must be a number from 0 to 2")
    }
}

impl core::error::Error for ShareError {}
