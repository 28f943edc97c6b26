//! A setup of which all is known: every position that can come up, and what is true of them.

use super::paths::Paths;
use super::theory::Theory;

/// What going through all that can happen has found.
pub(super) struct Solved {
    /// `None` where somebody else has gone through it, and only told what is true: a thousandth of the bytes.
    pub paths: Option<Paths>,
    pub theory: Theory,
}
