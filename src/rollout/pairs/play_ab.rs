//! The two plays that are compared, A and B.

use core::fmt;

/// One of the two plays, and the arm of games that begins with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAb {
    /// The first play.
    A,
    /// The play that A is compared with.
    B,
}

/// The error for a play that the roll does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPlay {
    /// The illegal play.
    pub play: PlayAb,
}

impl PlayAb {
    /// Both plays, A first.
    pub(crate) const BOTH: [Self; 2] = [Self::A, Self::B];
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.play {
            PlayAb::A => "A",
            PlayAb::B => "B",
        };
        write!(f, "the roll does not allow play {letter}")
    }
}

impl core::error::Error for IllegalPlay {}
