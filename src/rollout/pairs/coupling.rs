//! Couplings: the ways in which the dice of a pair's two games depend on each other.

use crate::codec::codec_variants;

/// The way in which B's dice follow from A's, roll by roll. When one of the two games is over, the
/// other goes on alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coupling {
    /// B's dice are independent of A's.
    Independent,
    /// B gets A's roll. (Statisticians: common random numbers.)
    Same,
    /// B gets the roll with the rank among B's 36 rolls that A's roll has among A's, for the side
    /// that rolls.
    ///
    /// Ties are broken at random. Each of the 36 rolls stays equally likely. In whole games, B gets
    /// A's rolls once both games are at the same position. Bob Koca proposed this
    /// coupling (*A new variance reduction technique*, bug-gnubg, March 2009).
    Ranked,
    /// B gets the roll whose luck is nearest to that of A's roll. If several are nearest, each is
    /// equally likely.
    ///
    /// This coupling was proposed in the same thread as [`Self::Ranked`]. It is biased: some rolls
    /// are nearest more often than others, so B's dice are not fair.
    Nearest,
}

codec_variants! { Coupling { 0 => Independent, 1 => Same, 2 => Ranked, 3 => Nearest } }

impl Coupling {
    /// All couplings.
    pub const ALL: [Self; 4] = [Self::Independent, Self::Same, Self::Ranked, Self::Nearest];

    /// The couplings in which B's dice depend on A's.
    pub(crate) const COUPLED: [Self; 3] = [Self::Same, Self::Ranked, Self::Nearest];

    /// Whether B's dice are fair, so that the mean of the differences is right.
    #[must_use]
    pub const fn is_unbiased(self) -> bool {
        !matches!(self, Self::Nearest)
    }
}
