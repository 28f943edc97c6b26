//! Couplings: what the dice of one game of a pair have to do with those of the other.

/// How play B's dice follow from play A's, roll by roll. When one of the two games is over, the other rolls on alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coupling {
    /// Not at all.
    Independent,
    /// B gets A's roll. (Statisticians: common random numbers.)
    Same,
    /// B gets the roll with the rank among B's 36 rolls that A's roll has among A's, for the side that rolls. Ties are broken
    /// at random. Bob Koca's proposal (*A new variance reduction technique*, bug-gnubg, March 2009). Each of the 36 rolls
    /// stays equally likely.
    Ranked,
    /// B gets the roll whose luck is nearest to that of A's, of several each equally likely. Proposed in the same thread,
    /// and biased: some rolls are nearest more often than others, so that B's dice are not fair.
    Nearest,
}

impl Coupling {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Independent, Self::Same, Self::Ranked, Self::Nearest];

    /// The couplings in which B's dice depend on A's.
    pub const COUPLED: [Self; 3] = [Self::Same, Self::Ranked, Self::Nearest];

    /// Whether B's dice are fair, so that the mean of the differences is right.
    #[must_use]
    pub const fn is_unbiased(self) -> bool {
        !matches!(self, Self::Nearest)
    }
}
