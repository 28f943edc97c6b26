//! The dice of trial k, a pure function of (seed, k) that batch sizes, pauses and recording cannot
//! change.
//!
//! `SplitMix64` (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, OOPSLA
//! 2014) adds a constant to its state and returns a mixed copy of it. So its k-th word can be
//! computed without the ones before: counter mode. One 64-bit word serves two neighbouring trials,
//! 32 bits each. 32 bits are the two rolls that most games need (`roll_pair` in [`super::dice`]). A
//! rejected draw, and rolls beyond the second, come from a generator that each trial has for
//! itself.
//!
//! ```
//! use rollout_lab::rollout::dice::{Dice, Roll};
//! use rollout_lab::rollout::seed::Seed;
//! use rollout_lab::rollout::trial::Trials;
//!
//! // The first trials of seed 1 begin with 3-5, 3-2 and 2-3 (tests/golden/stability.json). Trials
//! // can be asked for in any order.
//! let trials = Trials::new(Seed::new(1));
//! let rolls = [2, 0, 1].map(|k| trials.dice(k).roll().unwrap());
//! let expected = [(2, 3), (3, 5), (3, 2)].map(|(one, two)| Roll::new(one, two).unwrap());
//! assert_eq!(rolls, expected);
//! ```

use core::convert::Infallible;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::dice;
use super::dice::{Dice, Roll};
use super::seed::{Seed, derived_generator};

/// The constant that `SplitMix64` adds to its state for every word: the odd number nearest 2⁶⁴
/// divided by the golden ratio.
const GOLDEN_GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// The salt that separates substreams from the trials of the seed: the first 64 bits of the
/// fraction of √3.
const SUBSTREAM_SALT: u64 = 0xBB67_AE85_84CA_A73B;

/// The dice of all trials of one seed.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// The state before word 0, mixed from the seed so that neighbouring seeds read distant parts
    /// of the sequence.
    words_state: u64,
    /// The state from which each trial's own generator is derived.
    generators_state: u64,
}

impl Trials {
    /// Creates the trials of this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        let mut mix = SplitMix64::seed_from_u64(seed.bits());
        Self {
            words_state: mix.next_u64(),
            generators_state: mix.next_u64(),
        }
    }

    /// Returns the generator whose next word is number `index`.
    ///
    /// Word i holds the draws of trials 2i (its low half) and 2i + 1 (its high half).
    #[inline]
    pub(crate) fn words_from(self, index: u64) -> SplitMix64 {
        SplitMix64::seed_from_u64(
            self.words_state
                .wrapping_add(index.wrapping_mul(GOLDEN_GAMMA)),
        )
    }

    /// Returns the own generator of trial `k`, counted from 0.
    #[inline]
    pub(crate) fn generator(self, k: u64) -> SplitMix64 {
        let own = SplitMix64::seed_from_u64(
            self.generators_state
                .wrapping_add(k.wrapping_mul(GOLDEN_GAMMA)),
        )
        .next_u64();
        SplitMix64::seed_from_u64(own)
    }

    /// Returns other trials of the same seed, for what a trial needs besides its dice.
    ///
    /// They are unrelated to these trials, and to those of any other substream `number`.
    #[must_use]
    pub(crate) fn substream(self, number: u64) -> Self {
        let mut mix = derived_generator(self.generators_state, SUBSTREAM_SALT, number);
        Self {
            words_state: mix.next_u64(),
            generators_state: mix.next_u64(),
        }
    }

    /// Returns the dice of trial `k`, counted from 0.
    #[must_use]
    pub fn dice(self, k: u64) -> TrialDice {
        let generator = self.generator(k);
        let draw = (self.words_from(k / 2).next_u64() >> (32 * (k % 2))) as u32;
        TrialDice {
            draw: Some(draw),
            pending_roll: None,
            generator,
        }
    }
}

/// The endless dice of one trial.
#[derive(Clone, Debug)]
pub struct TrialDice {
    /// The trial's half of a word, until it is used.
    draw: Option<u32>,
    /// The second roll of a pair, until it is used.
    pending_roll: Option<Roll>,
    /// The trial's own generator, for all later rolls.
    generator: SplitMix64,
}

impl Dice for TrialDice {
    type Error = Infallible;

    #[inline]
    fn roll(&mut self) -> Result<Roll, Infallible> {
        if let Some(roll) = self.pending_roll.take() {
            return Ok(roll);
        }
        loop {
            let draw = self
                .draw
                .take()
                .unwrap_or_else(|| (self.generator.next_u64() >> 32) as u32);
            if let Some((roll, second)) = dice::roll_pair(draw) {
                self.pending_roll = Some(second);
                return Ok(roll);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::dice::unwrap_infallible;
    use super::*;

    #[test]
    fn words_follow_splitmix64() {
        // Counter mode must give exactly the words of SplitMix64.
        let trials = Trials::new(Seed::new(7));
        let mut sequence = SplitMix64::seed_from_u64(trials.words_state);
        for index in 0..1000 {
            assert_eq!(trials.words_from(index).next_u64(), sequence.next_u64());
        }
    }

    #[test]
    fn rejected_draw_falls_back_to_trial_generator() {
        // Draw 0 is always rejected: 0 × 1296 is 0, below 1264.
        let mut rejected = Trials::new(Seed::new(7)).dice(5);
        let mut next = rejected.clone();
        rejected.draw = Some(0);
        next.draw = None;
        for _ in 0..10 {
            assert_eq!(
                unwrap_infallible(rejected.roll()),
                unwrap_infallible(next.roll())
            );
        }
    }
}
