//! The 36 equally likely rolls, the exact mapping from random bits to them, and the trait of dice.
//!
//! [`super::trial`] supplies the random bits.
//!
//! ```
//! use rollout_lab::labs::two_checker::{Leaf, play};
//! use rollout_lab::rollout::dice::{Dice, Roll, ScriptedDice};
//!
//! // Two dice have 8⅙ pips on average, with doubles counted twice: 294 in 36 rolls.
//! assert_eq!(Roll::all().map(|roll| u32::from(roll.pips())).sum::<u32>(), 294);
//!
//! // A game with given dice. X rolls no doubles. 5-1 bears off O's checker from the six point.
//! let script = [Roll::new(3, 1).unwrap(), Roll::new(5, 1).unwrap()];
//! let mut dice = ScriptedDice::new(&script);
//! assert_eq!(play(&mut dice)?.leaf(), Leaf::BearsOff);
//! dice.finish()?;
//! # Ok::<(), rollout_lab::rollout::dice::ScriptError>(())
//! ```

use core::convert::Infallible;
use core::fmt;

use rand_core::Rng;

use crate::codec::codec_as;

/// One of the 36 equally likely rolls of two dice; 2-1 and 1-2 are two of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Roll {
    /// The roll's number among [`Roll::all`]: 6 × (first die − 1) + (second die − 1).
    index: u8,
}

/// The number of rolls of two dice, 2-1 and 1-2 counted apart.
pub const ROLL_COUNT: u32 = 36;

impl Roll {
    /// Creates the roll of these two dice; `None` unless both are 1 to 6.
    #[must_use]
    pub const fn new(first: u8, second: u8) -> Option<Self> {
        if matches!(first, 1..=6) && matches!(second, 1..=6) {
            Some(Self {
                index: roll_index(first, second),
            })
        } else {
            None
        }
    }

    /// The roll's number among [`Roll::all`], 0 to 35.
    pub(crate) const fn index(self) -> usize {
        self.index as usize
    }

    /// Returns the roll with this number among [`Roll::all`], modulo 36.
    pub(crate) const fn from_index(index: usize) -> Self {
        Self {
            index: (index % ROLL_COUNT as usize) as u8,
        }
    }

    /// Iterates over all 36 rolls: 1-1, 1-2, and so on.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..36).map(|index| Self { index })
    }

    /// The two dice, 1 to 6, in the order in which they were rolled.
    #[must_use]
    pub const fn dice(self) -> (u8, u8) {
        (self.index / 6 + 1, self.index % 6 + 1)
    }

    /// Whether both dice show the same number.
    #[must_use]
    pub const fn is_double(self) -> bool {
        let (first, second) = self.dice();
        first == second
    }

    /// The roll's number among the 21 kinds of [`ALL_KINDS`]. The order of the dice makes no
    /// difference to a play.
    #[must_use]
    pub(crate) const fn kind(self) -> usize {
        KIND_BY_ROLL[self.index as usize] as usize
    }

    /// The number of pips that the roll moves: the sum of the dice, twice that for doubles.
    #[must_use]
    pub const fn pips(self) -> u8 {
        let (first, second) = self.dice();
        if first == second {
            4 * first
        } else {
            first + second
        }
    }
}

/// Returns the number of a roll of two dice, each 1 to 6.
const fn roll_index(first: u8, second: u8) -> u8 {
    6 * (first - 1) + (second - 1)
}

codec_as! { Roll => (u8, u8), Self::dice, |(first, second)| Self::new(first, second) }

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = self.dice();
        write!(f, "{first}-{second}")
    }
}

/// The number of kinds of roll, 2-1 and 1-2 counted as one.
pub(crate) const KIND_COUNT: usize = 21;

/// A kind of roll: two dice without their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RollKind {
    /// The larger die.
    pub high: u8,
    /// The smaller die; equal to the larger one for doubles.
    pub low: u8,
    /// The number of the 36 rolls of this kind: 1 for doubles, otherwise 2.
    pub rolls: u32,
}

impl RollKind {
    /// Returns a roll of this kind, with the larger die first.
    pub(crate) const fn roll(self) -> Roll {
        Roll {
            index: roll_index(self.high, self.low),
        }
    }
}

/// All kinds of roll: 1-1, 2-1, 2-2, 3-1, and so on.
pub(crate) const ALL_KINDS: [RollKind; KIND_COUNT] = {
    let mut kinds = [RollKind {
        high: 1,
        low: 1,
        rolls: 1,
    }; KIND_COUNT];
    let mut kind = 1;
    while kind < KIND_COUNT {
        let RollKind { high, low, .. } = kinds[kind - 1];
        let (high, low) = if low < high {
            (high, low + 1)
        } else {
            (high + 1, 1)
        };
        let rolls = if low < high { 2 } else { 1 };
        kinds[kind] = RollKind { high, low, rolls };
        kind += 1;
    }
    kinds
};

/// The kind of each of the 36 rolls.
const KIND_BY_ROLL: [u8; ROLL_COUNT as usize] = {
    let mut kinds = [0; ROLL_COUNT as usize];
    let mut kind = 0;
    while kind < KIND_COUNT {
        let RollKind { high, low, .. } = ALL_KINDS[kind];
        kinds[roll_index(high, low) as usize] = kind as u8;
        kinds[roll_index(low, high) as usize] = kind as u8;
        kind += 1;
    }
    kinds
};

/// The number of ordered pairs of rolls, 1296.
pub(crate) const PAIR_COUNT: u64 = 36 * 36;

/// The bound of the low product (see [`roll_pair`]) below which draws are rejected: 2³² mod 1296.
///
/// 2³² is not a multiple of 1296, so some pairs would come from one more of the 2³² draws than
/// others. Daniel Lemire's rule (*Fast random integer generation in an interval*, ACM TOMACS 29,
/// 2019) rejects just that surplus, about 3 in ten million draws.
pub(crate) const REJECT_BELOW: u64 = (1 << 32) % PAIR_COUNT;

/// Converts a uniform 32-bit draw to two rolls; `None` if the draw must be repeated.
///
/// With `p = draw × 1296`, `p >> 32` is the pair's index and `p mod 2³²` decides about rejection.
/// Each of the 1296 pairs comes from exactly ⌊2³² / 1296⌋ = 3,314,017 draws. One test proves it by
/// the ends of each pair's draws, and a long test by counting all 2³² draws.
#[must_use]
pub(crate) fn roll_pair(draw: u32) -> Option<(Roll, Roll)> {
    let product = u64::from(draw) * PAIR_COUNT;
    if (product & 0xFFFF_FFFF) < REJECT_BELOW {
        return None;
    }
    // Below 1296 because draw < 2³².
    let pair = (product >> 32) as u32;
    let roll = |index: u32| Roll { index: index as u8 };
    Some((roll(pair / ROLL_COUNT), roll(pair % ROLL_COUNT)))
}

/// Returns a draw that [`roll_pair`] converts to these two rolls, the lowest of them.
pub(crate) fn draw_of_pair(first: Roll, second: Roll) -> u32 {
    let pair = u64::from(first.index) * u64::from(ROLL_COUNT) + u64::from(second.index);
    // Below 2³², because pair < 1296.
    ((pair << 32) + REJECT_BELOW).div_ceil(PAIR_COUNT) as u32
}

/// Returns a uniform number below `count`, by Lemire's rule (see [`REJECT_BELOW`]).
#[inline]
pub(crate) fn uniform_below(count: u8, rng: &mut impl Rng) -> u8 {
    let count = u64::from(count);
    loop {
        let product = (rng.next_u64() >> 32) * count;
        let low = product & 0xFFFF_FFFF;
        // The surplus, with low below 2³² mod count, is drawn again. That remainder is below count,
        // so the division is rarely needed.
        if low >= count || low >= (1 << 32) % count {
            return (product >> 32) as u8;
        }
    }
}

/// A source of rolls for a game: random dice, or a script.
pub trait Dice {
    /// The error when there is no next roll; [`Infallible`] for endless dice.
    type Error;

    /// Rolls the dice once.
    ///
    /// # Errors
    /// [`Self::Error`] if a script has no roll left.
    fn roll(&mut self) -> Result<Roll, Self::Error>;
}

/// Returns the value of a result that cannot be an error, such as a roll of endless dice.
pub(crate) fn unwrap_infallible<T>(result: Result<T, Infallible>) -> T {
    match result {
        Ok(value) => value,
        Err(never) => match never {},
    }
}

/// Dice that roll a given script. A game must use all of it, see [`ScriptedDice::finish`].
#[derive(Clone, Debug)]
pub struct ScriptedDice<'a> {
    script: &'a [Roll],
    used: usize,
}

/// The error for a script that does not fit the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptError {
    /// The game needed another roll after the last of the script.
    RanOut {
        /// The number of rolls in the script.
        rolls: usize,
    },
    /// The game ended before the script did.
    LeftOver {
        /// The number of unused rolls.
        unused: usize,
    },
}

impl<'a> ScriptedDice<'a> {
    /// Creates dice that roll `script` in order.
    #[must_use]
    pub const fn new(script: &'a [Roll]) -> Self {
        Self { script, used: 0 }
    }

    /// Checks, at the end of a game, that all rolls were used.
    ///
    /// # Errors
    /// [`ScriptError::LeftOver`] if some were not.
    pub const fn finish(self) -> Result<(), ScriptError> {
        match self.script.len() - self.used {
            0 => Ok(()),
            unused => Err(ScriptError::LeftOver { unused }),
        }
    }
}

impl Dice for ScriptedDice<'_> {
    type Error = ScriptError;

    fn roll(&mut self) -> Result<Roll, ScriptError> {
        let roll = self.script.get(self.used).copied();
        self.used += usize::from(roll.is_some());
        roll.ok_or(ScriptError::RanOut {
            rolls: self.script.len(),
        })
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RanOut { rolls } => {
                write!(f, "the game wants more than the {rolls} scripted rolls")
            }
            Self::LeftOver { unused } => {
                write!(f, "the game ended with {unused} scripted rolls unused")
            }
        }
    }
}

impl core::error::Error for ScriptError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_36_rolls_and_6_doubles() {
        let rolls: Vec<Roll> = Roll::all().collect();
        assert_eq!(rolls.len(), 36);
        assert_eq!(rolls.iter().filter(|roll| roll.is_double()).count(), 6);
        for roll in rolls {
            let (first, second) = roll.dice();
            assert_eq!(Roll::new(first, second), Some(roll));
        }
    }

    #[test]
    fn kinds_partition_the_36_rolls() {
        for roll in Roll::all() {
            let (first, second) = roll.dice();
            let kind = ALL_KINDS[roll.kind()];
            assert_eq!(
                (kind.high, kind.low),
                (first.max(second), first.min(second))
            );
        }
        for (kind, RollKind { rolls, .. }) in ALL_KINDS.into_iter().enumerate() {
            let of_this_kind = Roll::all().filter(|roll| roll.kind() == kind).count();
            assert_eq!(of_this_kind as u32, rolls);
        }
    }

    #[test]
    fn invalid_dice_are_rejected() {
        for (first, second) in [(0, 1), (1, 0), (7, 1), (1, 7), (255, 255)] {
            assert_eq!(Roll::new(first, second), None);
        }
    }

    #[test]
    fn mean_pips_is_49_sixths() {
        // All 36 rolls have 2 × 36 × 3.5 = 252 pips, and doubles count again: 2 × (1+…+6) = 42.
        // Together 294 = 36 × 49/6.
        let pips: u32 = Roll::all().map(|roll| u32::from(roll.pips())).sum();
        assert_eq!(pips, 294);
    }

    #[test]
    fn each_roll_pair_has_equally_many_draws() {
        // Pair k comes from the draws with k × 2³² + 1264 ≤ draw × 1296 ≤ (k + 1) × 2³² − 1. They
        // are consecutive. 2³² = 1296 × 3,314,017 + 1264.
        let draws = 3_314_017;
        for k in 0..1296_u64 {
            let first = ((k << 32) + 1264).div_ceil(1296);
            let index = |draw: u64| {
                let (x, o) = roll_pair(u32::try_from(draw).ok()?)?;
                Some(u64::from(x.index) * 36 + u64::from(o.index))
            };
            assert_eq!(index(first), Some(k));
            let roll = |index: u64| Roll::from_index(index as usize);
            assert_eq!(u64::from(draw_of_pair(roll(k / 36), roll(k % 36))), first);
            assert_eq!(index(first + draws - 1), Some(k));
            let before = first.checked_sub(1).and_then(index);
            let after = index(first + draws);
            assert!(before != Some(k) && after != Some(k), "{k}");
        }
    }

    #[test]
    #[ignore = "long: cargo xtask validate"]
    fn all_draws_map_evenly_to_roll_pairs() {
        // This counts the pairs of all 2³² draws.
        let mut counts = vec![0_u32; 1296];
        let mut rejected = 0_u64;
        for draw in 0..=u32::MAX {
            match roll_pair(draw) {
                Some((x, o)) => counts[usize::from(x.index) * 36 + usize::from(o.index)] += 1,
                None => rejected += 1,
            }
        }
        // 2³² = 1296 × 3,314,017 + 1264.
        assert!(counts.iter().all(|&count| count == 3_314_017));
        assert_eq!(rejected, 1264);
    }

    #[test]
    fn scripted_dice_must_be_used_up() {
        let script = [Roll::new(3, 1).unwrap(), Roll::new(6, 6).unwrap()];
        let mut dice = ScriptedDice::new(&script);
        assert_eq!(dice.roll(), Ok(script[0]));
        assert_eq!(
            dice.clone().finish(),
            Err(ScriptError::LeftOver { unused: 1 })
        );
        assert_eq!(dice.roll(), Ok(script[1]));
        assert_eq!(dice.roll(), Err(ScriptError::RanOut { rolls: 2 }));
        assert_eq!(dice.finish(), Ok(()));
    }
}
