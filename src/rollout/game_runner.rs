//! The trait of rollers, which roll games and sum up their results.

use super::trial::Trials;
use crate::codec::{Codec, DecodeError};

/// Sums over games. Sums of games that follow each other are those of all of them, exactly: games may be rolled in pieces,
/// anywhere, and merged.
pub trait Sums: Clone + Codec {
    /// Number of games.
    fn games(&self) -> u64;

    /// Adds the sums of the games that come next.
    fn merge(&mut self, next: &Self);

    /// Whether both are sums of the same things, and can be merged.
    fn is_compatible(&self, other: &Self) -> bool;
}

/// Rolls games and sums them up. Everything about game k follows from the trials and k.
pub trait GameRunner {
    /// Sums over games.
    type Sums: Sums;

    /// Of no game.
    fn empty_sums(&self) -> Self::Sums;

    /// Rolls games `from..to` of these trials: their sums.
    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Self::Sums;
}

/// Takes sums of the same things as these from the front of some bytes.
pub(crate) fn decode_compatible<T: Sums>(
    expected: &T,
    bytes: &mut &[u8],
) -> Result<T, DecodeError> {
    let sums = T::decode(bytes)?;
    if expected.is_compatible(&sums) {
        Ok(sums)
    } else {
        Err(DecodeError)
    }
}
