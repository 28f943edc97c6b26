//! The dice of trial k, a pure function of (seed, k): batch size, pauses and what is recorded cannot change
//! them.
//!
//! `SplitMix64` (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014) adds a
//! constant to its state and returns a mixed copy of it, so its k-th word is had without the ones before:
//! counter mode. One 64-bit word serves two neighbouring trials, 32 bits each, and 32 bits are the two rolls
//! that most games need ([`super::dice::roll_pair`]). A rejected draw, and rolls beyond the second, come from a
//! generator of the trial's own.

use core::convert::Infallible;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::dice;
use super::dice::{Dice, Roll};
use super::seed::Seed;

/// What `SplitMix64` adds to its state for every word: the odd number nearest 2⁶⁴ divided by the golden ratio.
const GOLDEN_GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// Separates trials beside others from what those read: the first 64 bits of the fraction of √3.
const SUBSTREAM_SALT: u64 = 0xBB67_AE85_84CA_A73B;

/// The dice of all trials of one seed.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// State before word 0. Mixed from the seed, so that neighbouring seeds read far-apart stretches.
    words_state: u64,
    /// From here each trial's own generator is derived.
    generators_state: u64,
}

impl Trials {
    /// The trials of this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        let mut mix = SplitMix64::seed_from_u64(seed.bits());
        Self {
            words_state: mix.next_u64(),
            generators_state: mix.next_u64(),
        }
    }

    /// The generator whose next word is number `index`. Word i holds the draws of trials 2i (its low half)
    /// and 2i + 1 (its high half).
    #[inline]
    pub(crate) fn words_from(self, index: u64) -> SplitMix64 {
        SplitMix64::seed_from_u64(
            self.words_state
                .wrapping_add(index.wrapping_mul(GOLDEN_GAMMA)),
        )
    }

    /// A generator of trial `k`'s own, counted from 0.
    #[inline]
    pub(crate) fn generator(self, k: u64) -> SplitMix64 {
        let own = SplitMix64::seed_from_u64(
            self.generators_state
                .wrapping_add(k.wrapping_mul(GOLDEN_GAMMA)),
        )
        .next_u64();
        SplitMix64::seed_from_u64(own)
    }

    /// Other trials of the same seed, unrelated to these: for what a trial needs beside its dice. There are as many as there
    /// are numbers, and none of them are these.
    #[must_use]
    pub fn substream(self, number: u64) -> Self {
        // As the seeds of children are made of a seed: families first, then the number within the family.
        let family = SplitMix64::seed_from_u64(self.generators_state ^ SUBSTREAM_SALT).next_u64();
        let mut mix = SplitMix64::seed_from_u64(family.wrapping_add(number));
        Self {
            words_state: mix.next_u64(),
            generators_state: mix.next_u64(),
        }
    }

    /// The dice of trial `k`, counted from 0.
    #[must_use]
    pub fn dice(self, k: u64) -> TrialDice {
        let further = self.generator(k);
        let draw = (self.words_from(k / 2).next_u64() >> (32 * (k % 2))) as u32;
        TrialDice {
            draw: Some(draw),
            pending_roll: None,
            generator: further,
        }
    }
}

/// The dice of one trial; they never run out.
#[derive(Clone, Debug)]
pub struct TrialDice {
    /// The trial's share of a word, until it is used.
    draw: Option<u32>,
    /// The second roll of a pair, until it is used.
    pending_roll: Option<Roll>,
    generator: SplitMix64,
}

impl Dice for TrialDice {
    type Error = Infallible;

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
        // Counter mode must be SplitMix64 itself, not something like it.
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
