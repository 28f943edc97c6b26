//! Rotation of first rolls: each block of games has every first roll, or every pair of first two
//! rolls, exactly once.
//!
//! Rotation removes the spread that comes from the first rolls themselves. The spread of
//! games that begin with equal rolls remains. Games within a block depend on each other, so
//! standard errors come from [blocks](super::blocks) only.

use rand_core::Rng;
use rand_xoshiro::SplitMix64;

use super::dice;
use super::dice::{PAIR_COUNT, ROLL_COUNT, Roll};
use crate::codec::codec_variants;

/// The number of trials in a block where first rolls are rotated, each with another first roll.
pub const ROTATION_SIZE: u64 = ROLL_COUNT as u64;

/// The number of first rolls of games that begin without doubles, as games of backgammon do: each
/// side rolls one die, and rolls again if both are equal.
pub const OPENING_ROLLS: u64 = 30;

/// The first rolls that a block of games has exactly once each.
///
/// ```
/// use rollout_lab::rollout::dice::{Dice, Roll};
/// use rollout_lab::rollout::rotation::Rotation;
/// use rollout_lab::rollout::seed::Seed;
/// use rollout_lab::rollout::trial::Trials;
///
/// // The first 36 games have each first roll once.
/// let trials = Trials::new(Seed::new(1)).rotated(Some(Rotation::FirstRoll));
/// let first: Vec<Roll> = (0..36).map(|k| trials.dice(k).roll().unwrap()).collect();
/// assert!(Roll::all().all(|roll| first.contains(&roll)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rotation {
    /// Each of the 36 first rolls once in a block of 36 games.
    FirstRoll,
    /// Each of the 1,296 pairs of first two rolls once in a block of 1,296 games. Each run of 36
    /// games from the start of the block has every first roll once, too.
    TwoRolls,
}

impl Rotation {
    /// The number of games of a block.
    #[must_use]
    pub const fn block_size(self) -> u64 {
        match self {
            Self::FirstRoll => ROTATION_SIZE,
            Self::TwoRolls => PAIR_COUNT,
        }
    }

    /// The number of games of a block of games that [begin without doubles](OPENING_ROLLS).
    #[must_use]
    pub const fn opening_block_size(self) -> u64 {
        match self {
            Self::FirstRoll => OPENING_ROLLS,
            Self::TwoRolls => OPENING_ROLLS * ROTATION_SIZE,
        }
    }

    /// The number of rolls of a game that are rotated.
    #[must_use]
    pub const fn rolls(self) -> u32 {
        match self {
            Self::FirstRoll => 1,
            Self::TwoRolls => 2,
        }
    }

    /// Returns the rotation whose blocks have this many games, from any first rolls or from those
    /// without doubles; `None` if there is none.
    pub(crate) fn with_block_size(size: u64) -> Option<Self> {
        [Self::FirstRoll, Self::TwoRolls]
            .into_iter()
            .find(|rotation| [rotation.block_size(), rotation.opening_block_size()].contains(&size))
    }
}

codec_variants! { Rotation { 0 => FirstRoll, 1 => TwoRolls } }

/// The numbers below 36 that have no factor in common with it.
///
/// Steps of such a size, modulo 36, visit all 36 rolls before they return to the first.
pub(crate) const STEPS: [u8; 12] = [1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35];

/// Returns the first roll at a place, 0 to 35, of the block with this generator.
///
/// Each block of 36 trials has a random start and a random step. So first rolls of two rotations
/// are independent at every place.
pub(crate) fn first_roll(mut words: SplitMix64, place: usize) -> Roll {
    loop {
        let draw = (words.next_u64() >> 32) as u32;
        if let Some((start, step)) = dice::roll_pair(draw) {
            // 36 is a multiple of 12, so all steps are equally likely.
            let step = STEPS[step.index() % STEPS.len()];
            return Roll::from_index(start.index() + place * usize::from(step));
        }
    }
}

/// The numbers below 30 that have no factor in common with it.
const OPENING_STEPS: [u8; 8] = [1, 7, 11, 13, 17, 19, 23, 29];

/// Returns the first roll at a place, 0 to 29, of the block with this generator: one of the 30 rolls
/// that are no doubles.
///
/// Each block has a random start and a random step, like those of [`first_roll`].
pub(crate) fn opening_roll(mut words: SplitMix64, place: usize) -> Roll {
    let start = usize::from(dice::uniform_below(OPENING_ROLLS as u8, &mut words));
    let step = OPENING_STEPS[usize::from(dice::uniform_below(8, &mut words))];
    let number = (start + place * usize::from(step)) % OPENING_ROLLS as usize;
    // Each first die has five rolls without the double.
    let (first, second) = (number / 5, number % 5);
    Roll::from_index(6 * first + second + usize::from(second >= first))
}

/// Returns the roll at a place, 0 to 35, of a random order of all 36 rolls.
///
/// All orders are equally likely, so the rolls at any places are a random sample without
/// replacement. The exact variance of a block that is cut short follows from it.
pub(crate) fn second_roll(mut words: SplitMix64, place: usize) -> Roll {
    let mut rolls: [u8; ROLL_COUNT as usize] = core::array::from_fn(|index| index as u8);
    // The Fisher-Yates shuffle, up to the place that is asked for.
    for at in 0..=place {
        let left = rolls.len() - at;
        let other = at + usize::from(dice::uniform_below(left as u8, &mut words));
        rolls.swap(at, other);
    }
    Roll::from_index(rolls[place].into())
}
