//! A setup of which all is known: every position that can come up, and what is true of them.

use super::paths::Paths;
use super::theory::Theory;

/// What going through all that can happen has found.
pub(super) struct Solved {
    pub paths: Paths,
    pub theory: Theory,
}
