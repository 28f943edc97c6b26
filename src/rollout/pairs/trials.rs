//! The dice of pairs: A's dice, B's independent dice, and random numbers that break ties.

use rand_xoshiro::SplitMix64;

use crate::rollout::trial::{TrialDice, Trials};

/// The dice of all pairs of one seed, with or without rotated first rolls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairTrials {
    trials: Trials,
    rotation: bool,
}

/// The substream of B's independent dice.
const INDEPENDENT_DICE: u64 = 0;
/// The substream of random numbers that break ties.
const TIE_BREAKS: u64 = 1;
/// The substream of A's rotated first rolls.
const ROTATION: u64 = 2;
/// The substream of B's independent rotated first rolls.
const INDEPENDENT_ROTATION: u64 = 3;

impl PairTrials {
    /// Creates the dice of pairs; `rotation` says whether first rolls are rotated.
    pub const fn new(trials: Trials, rotation: bool) -> Self {
        Self { trials, rotation }
    }

    /// Returns the dice of pair `k`: A's dice, which also serve a side that goes on alone.
    #[inline]
    pub fn dice(self, k: u64) -> TrialDice {
        self.first_roll_dice(self.trials, ROTATION, k)
    }

    /// Returns B's independent dice in pair `k`.
    #[inline]
    pub fn independent_dice(self, k: u64) -> TrialDice {
        self.first_roll_dice(
            self.trials.substream(INDEPENDENT_DICE),
            INDEPENDENT_ROTATION,
            k,
        )
    }

    /// Returns the dice of trial `k`, with a first roll from substream `rotation` if first rolls
    /// are rotated.
    fn first_roll_dice(self, trials: Trials, rotation: u64, k: u64) -> TrialDice {
        let dice = trials.dice(k);
        if self.rotation {
            dice.beginning_with(self.trials.substream(rotation).rotated_roll(k))
        } else {
            dice
        }
    }

    /// Returns the generator that breaks ties in pair `k`.
    #[inline]
    pub fn tie_breaker(self, k: u64) -> SplitMix64 {
        self.trials.substream(TIE_BREAKS).generator(k)
    }
}
