//! Rotation of first rolls: each block of 36 trials has every first roll once.

use rand_core::Rng;

use crate::rollout::dice;
use crate::rollout::dice::Roll;
use crate::rollout::trial::Trials;

/// The number of trials in a block, each with another first roll.
pub const ROTATION_SIZE: u64 = 36;

/// The numbers below 36 that have no factor in common with it.
///
/// Steps of such a size, modulo 36, visit all 36 rolls before they return to the first.
const STEPS: [u8; 12] = [1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35];

/// Returns the first roll of trial `k`.
///
/// Each block of 36 trials has a random start and a random step. So first rolls of two rotations
/// are independent at every place.
pub(super) fn first_roll(trials: Trials, k: u64) -> Roll {
    let (block, place) = (k / ROTATION_SIZE, (k % ROTATION_SIZE) as usize);
    let mut words = trials.generator(block);
    loop {
        let draw = (words.next_u64() >> 32) as u32;
        if let Some((start, step)) = dice::roll_pair(draw) {
            // 36 is a multiple of 12, so all steps are equally likely.
            let step = STEPS[step.index() % STEPS.len()];
            return Roll::from_index(start.index() + place * usize::from(step));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::seed::Seed;

    #[test]
    fn each_block_has_every_first_roll_once() {
        let trials = Trials::new(Seed::new(3));
        for block in [0, 1, 2, 1_000_000_007] {
            let mut counts = [0; 36];
            for place in 0..36 {
                counts[first_roll(trials, 36 * block + place).index()] += 1;
            }
            assert_eq!(counts, [1; 36]);
        }
    }

    #[test]
    fn rolls_are_uniform_in_each_place() {
        // In 36,000 blocks each roll is expected 1000 times at a place, SD √(1000 × 35/36) = 31.2.
        // The chance that one of 36 × 3 counts is off by more than 4.5 SD is 7e-4.
        let trials = Trials::new(Seed::new(8));
        for place in [0, 17, 35] {
            let mut counts = [0_i32; 36];
            for block in 0..36_000 {
                counts[first_roll(trials, 36 * block + place).index()] += 1;
            }
            assert!(
                counts.iter().all(|count| (count - 1000).abs() < 141),
                "{counts:?}"
            );
        }
    }
}
