//! The dice of pairs: A's, what B has of its own, and what breaks ties.

use rand_core::Rng;
use rand_xoshiro::SplitMix64;

use super::rotation::first_roll;
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::trial::{TrialDice, Trials};

/// Trials of pairs: those of the seed for A, and unrelated ones for what B has of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairTrials {
    trials: Trials,
    rotation: bool,
}

/// For what the trials beside those of the seed are.
const INDEPENDENT_DICE: u64 = 0;
const TIE_BREAKS: u64 = 1;
const ROTATION: u64 = 2;
const INDEPENDENT_ROTATION: u64 = 3;

/// Dice of which the first roll may be given.
pub(crate) struct FirstRollDice {
    first: Option<Roll>,
    dice: TrialDice,
}

impl FirstRollDice {
    #[inline]
    pub fn next(&mut self) -> Roll {
        match self.first.take() {
            Some(first) => first,
            None => unwrap_infallible(self.dice.roll()),
        }
    }
}

impl PairTrials {
    pub const fn new(trials: Trials, rotation: bool) -> Self {
        Self { trials, rotation }
    }

    /// The dice of pair `k`: A's dice, and those of a side that rolls on alone.
    #[inline]
    pub fn dice(self, k: u64) -> FirstRollDice {
        self.first_roll_dice(self.trials, ROTATION, k)
    }

    /// The independent dice of B.
    #[inline]
    pub fn independent_dice(self, k: u64) -> FirstRollDice {
        self.first_roll_dice(
            self.trials.substream(INDEPENDENT_DICE),
            INDEPENDENT_ROTATION,
            k,
        )
    }

    fn first_roll_dice(self, trials: Trials, rotation: u64, k: u64) -> FirstRollDice {
        let first = || first_roll(self.trials.substream(rotation), k);
        FirstRollDice {
            first: self.rotation.then(first),
            dice: trials.dice(k),
        }
    }

    /// The generator that breaks ties in pair `k`.
    #[inline]
    pub fn tie_breaker(self, k: u64) -> SplitMix64 {
        self.trials.substream(TIE_BREAKS).generator(k)
    }
}

/// A number below `count`, each equally likely: Lemire's rule (see [`crate::rollout::dice`]).
#[inline]
pub(crate) fn uniform_below(count: u8, rng: &mut SplitMix64) -> u8 {
    let count = u64::from(count);
    loop {
        let product = (rng.next_u64() >> 32) * count;
        let low = product & 0xFFFF_FFFF;
        // The surplus, low below 2³² mod count, is drawn again. That remainder is below count: a division nearly never.
        if low >= count || low >= (1 << 32) % count {
            return (product >> 32) as u8;
        }
    }
}
