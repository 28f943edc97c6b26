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
use super::dice::{Dice, ROLL_COUNT, Roll};
use super::rotation;
use super::rotation::{OPENING_ROLLS, ROTATION_SIZE, Rotation};
use super::seed::{Seed, derived_generator};

/// The constant that `SplitMix64` adds to its state for every word: the odd number nearest 2⁶⁴
/// divided by the golden ratio.
const GOLDEN_GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// The salt that separates substreams from the trials of the seed: the first 64 bits of the
/// fraction of √3.
const SUBSTREAM_SALT: u64 = 0xBB67_AE85_84CA_A73B;

/// The substream of rotated first rolls. Pairs use the substreams below it.
const FIRST_ROLLS: u64 = 4;
/// The substream of rotated second rolls.
const SECOND_ROLLS: u64 = 5;

/// The substream of rotated first rolls that are no doubles.
const OPENING: u64 = 6;

/// The dice of all trials of one seed.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// The state before word 0, mixed from the seed so that neighbouring seeds read distant parts
    /// of the sequence.
    words_state: u64,
    /// The state from which each trial's own generator is derived.
    generators_state: u64,
    /// The rotation of first rolls; `None` if they are random.
    rotation: Option<Rotation>,
    /// Whether games begin without doubles.
    opening: bool,
}

impl Trials {
    /// Creates the trials of this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        let mut mix = SplitMix64::seed_from_u64(seed.bits());
        Self {
            words_state: mix.next_u64(),
            generators_state: mix.next_u64(),
            rotation: None,
            opening: false,
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
            rotation: None,
            opening: false,
        }
    }

    /// Returns the trials of the same seed with this rotation of first rolls; with random ones if
    /// it is `None`.
    #[must_use]
    pub const fn rotated(self, rotation: Option<Rotation>) -> Self {
        Self { rotation, ..self }
    }

    /// Returns these trials with first rolls that are no doubles, if `opening` is true, as games of
    /// backgammon begin. All 30 such rolls are equally likely, and rotation has each of them once.
    ///
    /// A random first roll is the first one of the trial that is no double.
    ///
    /// ```
    /// use rollout_lab::rollout::dice::Dice;
    /// use rollout_lab::rollout::seed::Seed;
    /// use rollout_lab::rollout::trial::Trials;
    ///
    /// let trials = Trials::new(Seed::new(1)).opening(true);
    /// assert!((0..1_000).all(|k| !trials.dice(k).roll().unwrap().is_double()));
    /// ```
    #[must_use]
    pub const fn opening(self, opening: bool) -> Self {
        Self { opening, ..self }
    }

    /// The rotation of first rolls; `None` if they are random.
    #[must_use]
    pub const fn rotation(self) -> Option<Rotation> {
        self.rotation
    }

    /// Returns the dice of trial `k`, counted from 0.
    #[must_use]
    pub fn dice(self, k: u64) -> TrialDice {
        match self.rotation {
            None if self.opening => self.random_dice(k).without_first_double(),
            None => self.random_dice(k),
            Some(rotation) => self.rotated_dice(rotation, k),
        }
    }

    /// Returns the dice of trial `k` with rotated first rolls.
    fn rotated_dice(self, rotation: Rotation, k: u64) -> TrialDice {
        let dice = self.random_dice(k);
        let (first, run, size) = if self.opening {
            let first = self.substream(OPENING).rotated_opening_roll(k);
            (first, OPENING_ROLLS, rotation.opening_block_size())
        } else {
            let first = self.substream(FIRST_ROLLS).rotated_roll(k);
            (first, ROTATION_SIZE, rotation.block_size())
        };
        match rotation {
            Rotation::FirstRoll => dice.beginning_with(first),
            Rotation::TwoRolls => {
                // Each first roll of a block has an order of second rolls of its own.
                let order = k / size * u64::from(ROLL_COUNT) + first.index() as u64;
                let words = self.substream(SECOND_ROLLS).generator(order);
                let second = rotation::second_roll(words, (k % size / run) as usize);
                TrialDice {
                    draw: Some(dice::draw_of_pair(first, second)),
                    ..dice
                }
            }
        }
    }

    /// Returns the first roll of trial `k` if these trials are a substream for rotated rolls: each
    /// block of 36 trials has every first roll once.
    pub(crate) fn rotated_roll(self, k: u64) -> Roll {
        let (block, place) = (k / ROTATION_SIZE, (k % ROTATION_SIZE) as usize);
        rotation::first_roll(self.generator(block), place)
    }

    /// Returns the first roll of trial `k` if these trials are a substream for rotated rolls that are
    /// no doubles: each block of 30 trials has every such roll once.
    fn rotated_opening_roll(self, k: u64) -> Roll {
        let (block, place) = (k / OPENING_ROLLS, (k % OPENING_ROLLS) as usize);
        rotation::opening_roll(self.generator(block), place)
    }

    /// Returns the dice of trial `k` with random first rolls.
    #[inline]
    fn random_dice(self, k: u64) -> TrialDice {
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

impl TrialDice {
    /// Returns these dice with one more roll before their first.
    ///
    /// No roll may have been made yet.
    pub(crate) const fn beginning_with(self, first: Roll) -> Self {
        Self {
            pending_roll: Some(first),
            ..self
        }
    }

    /// Returns these dice without the doubles before the first roll that is none.
    ///
    /// No roll may have been made yet.
    fn without_first_double(mut self) -> Self {
        let first = loop {
            let roll = self.next();
            if !roll.is_double() {
                break roll;
            }
        };
        match self.pending_roll.take() {
            // The roll comes back together with the second one of its draw.
            Some(second) => self.draw = Some(dice::draw_of_pair(first, second)),
            None => self.pending_roll = Some(first),
        }
        self
    }

    /// Returns the next roll.
    #[inline]
    pub(crate) fn next(&mut self) -> Roll {
        dice::unwrap_infallible(self.roll())
    }
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

    /// Returns the first two rolls of trial `k` as numbers among all rolls.
    fn two_rolls(trials: Trials, k: u64) -> [usize; 2] {
        let mut dice = trials.dice(k);
        [(); 2].map(|()| unwrap_infallible(dice.roll()).index())
    }

    #[test]
    fn each_block_has_every_first_roll_once() {
        let trials = Trials::new(Seed::new(3)).substream(9);
        for block in [0, 1, 2, 1_000_000_007] {
            let mut counts = [0; 36];
            for place in 0..36 {
                counts[trials.rotated_roll(36 * block + place).index()] += 1;
            }
            assert_eq!(counts, [1; 36]);
        }
    }

    #[test]
    fn rotated_rolls_are_uniform_in_each_place() {
        // In 36,000 blocks each roll is expected 1000 times at a place, SD √(1000 × 35/36) = 31.2.
        // The chance that one of 36 × 3 counts is off by more than 4.5 SD is 7e-4.
        let trials = Trials::new(Seed::new(8)).substream(9);
        for place in [0, 17, 35] {
            let mut counts = [0_i32; 36];
            for block in 0..36_000 {
                counts[trials.rotated_roll(36 * block + place).index()] += 1;
            }
            assert!(
                counts.iter().all(|count| (count - 1000).abs() < 141),
                "{counts:?}"
            );
        }
    }

    #[test]
    fn each_block_of_two_rolls_has_every_pair_once() {
        let trials = Trials::new(Seed::new(3)).rotated(Some(Rotation::TwoRolls));
        for block in [0, 1, 1_000_003] {
            let mut pairs = [[0; 36]; 36];
            for run in 0..36 {
                // Each run of 36 games has every first roll once.
                let mut firsts = [0; 36];
                for place in 0..36 {
                    let [first, second] = two_rolls(trials, (block * 36 + run) * 36 + place);
                    pairs[first][second] += 1;
                    firsts[first] += 1;
                }
                assert_eq!(firsts, [1; 36]);
            }
            assert_eq!(pairs, [[1; 36]; 36]);
        }
    }

    #[test]
    fn games_that_begin_without_doubles_have_each_other_roll() {
        // In 30,000 trials each of 30 first rolls is expected 1000 times, SD √(1000 × 29/30) = 31.1.
        // The chance that one of them is off by more than 4.5 SD is 2e-4.
        let plain = Trials::new(Seed::new(11));
        let mut counts = [0_i32; 36];
        for k in 0..30_000 {
            let mut dice = plain.opening(true).dice(k);
            let rolls = [(); 6].map(|()| unwrap_infallible(dice.roll()));
            counts[rolls[0].index()] += 1;
            // All other rolls are those of the trial: only doubles before the first roll are left out.
            let mut all = plain.dice(k);
            let mut first = all.next();
            while first.is_double() {
                first = all.next();
            }
            let rest = [(); 5].map(|()| all.next());
            assert_eq!((rolls[0], &rolls[1..]), (first, &rest[..]));
        }
        for roll in Roll::all() {
            let count = counts[roll.index()];
            assert!(if roll.is_double() {
                count == 0
            } else {
                (count - 1000).abs() < 140
            });
        }
    }

    #[test]
    fn each_block_of_opening_rolls_has_every_one_once() {
        let trials = Trials::new(Seed::new(3)).opening(true);
        let [once, pairs] = [Rotation::FirstRoll, Rotation::TwoRolls]
            .map(|rotation| trials.rotated(Some(rotation)));
        for block in [0, 5, 1_000_003] {
            let mut counts = [[0; 36]; 36];
            for run in 0..36 {
                let mut firsts = [[0; 36]; 2];
                for place in 0..30 {
                    let k = (block * 36 + run) * 30 + place;
                    let [first, second] = two_rolls(pairs, k);
                    counts[first][second] += 1;
                    firsts[0][first] += 1;
                    firsts[1][two_rolls(once, k)[0]] += 1;
                }
                for roll in Roll::all() {
                    let expected = i32::from(!roll.is_double());
                    assert_eq!(firsts.map(|counts| counts[roll.index()]), [expected; 2]);
                }
            }
            for roll in Roll::all() {
                assert_eq!(counts[roll.index()], [i32::from(!roll.is_double()); 36]);
            }
        }
    }

    #[test]
    fn second_rolls_are_uniform_and_differ_between_first_rolls() {
        // In 3,600 blocks each second roll is expected 100 times at a place, SD √(100 × 35/36) =
        // 9.86. The chance that one of 36 × 3 counts is off by more than 4.6 SD is 5e-4. Two
        // games of one run agree as often as independent rolls do, in 100 blocks.
        let trials = Trials::new(Seed::new(8)).rotated(Some(Rotation::TwoRolls));
        for place in [0, 700, 1295] {
            let mut counts = [0_i32; 36];
            let mut equal = 0_i32;
            for block in 0..3_600 {
                let k = 1296 * block + place;
                let second = two_rolls(trials, k)[1];
                let neighbour = two_rolls(trials, k ^ 1)[1];
                counts[second] += 1;
                equal += i32::from(second == neighbour);
            }
            let all = counts.iter().chain([&equal]);
            assert!(
                all.clone().all(|count| (count - 100).abs() < 46),
                "{counts:?} {equal}"
            );
        }
    }

    #[test]
    fn rotation_leaves_later_rolls_to_the_trial() {
        let plain = Trials::new(Seed::new(5));
        let [random, rotated] = [None, Some(Rotation::FirstRoll)].map(|rotation| {
            let mut dice = plain.rotated(rotation).dice(77);
            [(); 6].map(|()| unwrap_infallible(dice.roll()))
        });
        assert_eq!(rotated[1..], random[..5]);
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
