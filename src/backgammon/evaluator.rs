//! Who estimates positions where luck is measured.

use super::board::Board;
use super::noise::Noise;
use crate::backgammon::network::Value;
use crate::codec::{Codec, DecodeError};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// A way to estimate positions. A finished game counts as what it came to for all of them, but for [`EvaluatorKind::Nothing`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluatorKind {
    /// The network that also chooses the plays, and databases where they know the bear-off.
    Network,
    /// One of eight hidden units.
    Tiny,
    /// The network with a separate error in each position's winning chance.
    Blurred(Noise),
    /// The pip counts alone: who wins, and no gammons.
    PipCount,
    /// Nothing is estimated, and no luck is measured.
    Nothing,
}

impl EvaluatorKind {
    /// Whether the network has to evaluate the plays of all rolls for it.
    pub(crate) const fn uses_network(self) -> bool {
        matches!(self, Self::Network | Self::Blurred(_))
    }
}

/// A value with the error that the position has; it stays possible. Of a game that is over there is none.
pub(crate) fn add_noise(value: Value, after: &Board, noise: Noise) -> Value {
    if after.outcome().is_some() {
        return value;
    }
    let [win, ..] = value.units();
    value.with_win(
        noise
            .apply_to(win.cast_unsigned(), position_hash(after))
            .cast_signed(),
    )
}

/// A number that two positions hardly ever share.
fn position_hash(board: &Board) -> u64 {
    board
        .sides()
        .iter()
        .flat_map(|side| side.chunks(16))
        .fold(0, |hash, places| {
            // Nobody has more than fifteen checkers anywhere: four bits.
            let digits = places
                .iter()
                .fold(0, |digits, &here| digits << 4 | u64::from(here));
            SplitMix64::seed_from_u64(hash ^ digits).next_u64()
        })
}

impl Codec for EvaluatorKind {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let (tag, size, seed) = match *self {
            Self::Network => (0_u8, 0, 0),
            Self::Tiny => (1, 0, 0),
            Self::Blurred(noise) => {
                let (size, seed) = noise.to_parts();
                (2, size, seed)
            }
            Self::PipCount => (3, 0, 0),
            Self::Nothing => (4, 0, 0),
        };
        tag.encode(bytes);
        size.encode(bytes);
        seed.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let tag = u8::decode(bytes)?;
        let (size, seed) = Codec::decode(bytes)?;
        Ok(match tag {
            0 => Self::Network,
            1 => Self::Tiny,
            2 => Self::Blurred(Noise::from_parts(size, seed).ok_or(DecodeError)?),
            3 => Self::PipCount,
            4 => Self::Nothing,
            _ => return Err(DecodeError),
        })
    }
}
