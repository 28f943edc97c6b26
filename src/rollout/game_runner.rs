//! The trait of rollers, which roll games and sum up their results.

use super::trial::Trials;
use crate::codec::{Garbled, Packed};

/// Sums over games. Sums of games that follow each other are those of all of them, exactly: games may be rolled in pieces,
/// anywhere, and merged.
pub trait Sums: Clone + Packed {
    /// Number of games.
    fn games(&self) -> u64;

    /// Adds the sums of the games that come next.
    fn merge(&mut self, next: &Self);

    /// Whether both are sums of the same things, and can be merged.
    fn is_like(&self, other: &Self) -> bool;
}

/// Rolls games and sums them up. Everything about game k follows from the trials and k.
pub trait Roller {
    /// Sums over games.
    type Sums: Sums;

    /// Of no game.
    fn none(&self) -> Self::Sums;

    /// Rolls games `from..to` of these trials: their sums.
    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Self::Sums;
}

/// Takes sums of the same things as these from the front of some bytes.
pub(crate) fn sums_like<T: Sums>(these: &T, bytes: &mut &[u8]) -> Result<T, Garbled> {
    let sums = T::unpack(bytes)?;
    if these.is_like(&sums) {
        Ok(sums)
    } else {
        Err(Garbled)
    }
}
