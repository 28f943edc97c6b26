//! The two plays that are compared, by their letters.

use core::fmt;

/// One of the two plays, and the strand of games that begins with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAb {
    /// The first one.
    A,
    /// The play that A is compared with.
    B,
}

/// A play that the roll does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPlay {
    /// Which of the two.
    pub play: PlayAb,
}

impl PlayAb {
    /// Both, in their order.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let which = match self.play {
            PlayAb::A => "A",
            PlayAb::B => "B",
        };
        write!(f, "the roll does not allow play {which}")
    }
}

impl core::error::Error for IllegalPlay {}
