//! A setup of which all is known: every position that can come up, and what is true of them.

use super::paths::Paths;
use super::theory::Theory;

/// What going through all that can happen has found.
pub(crate) struct FullAnalysis {
    /// The enumerated paths. `None` if a worker enumerated them and sent only the statistics, which take a thousandth
    /// of the bytes.
    pub paths: Option<Paths>,
    pub theory: Theory,
}
