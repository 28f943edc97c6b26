//! Pairs of programs.

use super::model::Model;

/// A pair of programs in a council.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pair {
    /// The strongest program and the second one. The third one agrees with the strongest equally
    /// often, copy or not.
    StrongestAndOther,
    /// The second and the third program, which may be a copy.
    Others,
}

impl Pair {
    /// The number of pairs.
    pub(crate) const COUNT: usize = 2;

    /// All pairs, in the order of [`Pair::index`].
    pub const ALL: [Self; Self::COUNT] = [Self::StrongestAndOther, Self::Others];

    /// Returns the pair's name in a snapshot.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::StrongestAndOther => "strongestAndOther",
            Self::Others => "others",
        }
    }

    /// Returns the pair's index in [`Pair::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns whether a council has both programs.
    #[must_use]
    pub const fn is_in(self, model: &Model) -> bool {
        // The index of the pair's last program is one above that of the pair.
        self.index() + 1 < model.programs()
    }
}
