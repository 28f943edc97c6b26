//! Rotation: of every 36 trials each of the 36 first rolls comes once.

use rand_core::Rng;

use crate::rollout::dice;
use crate::rollout::dice::Roll;
use crate::rollout::trial::Trials;

/// Trials of which each has another first roll, where those are rotated.
pub const ROTATION_SIZE: u64 = 36;

/// The numbers below 36 that have no factor in common with it. In steps of such a number one comes by all 36 before the
/// first comes again.
const STEPS: [u8; 12] = [1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35];

/// The first roll of trial `k`. Each block of 36 begins somewhere and goes in some step, both drawn: first rolls of two
/// rotations are independent, in whichever place.
pub(super) fn first_roll(trials: Trials, k: u64) -> Roll {
    let (block, place) = (k / ROTATION_SIZE, (k % ROTATION_SIZE) as usize);
    let mut words = trials.generator(block);
    loop {
        let draw = (words.next_u64() >> 32) as u32;
        if let Some((start, step)) = dice::roll_pair(draw) {
            // 36 is three times 12: all steps are equally likely.
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
            let mut seen = [0; 36];
            for place in 0..36 {
                seen[first_roll(trials, 36 * block + place).index()] += 1;
            }
            assert_eq!(seen, [1; 36]);
        }
    }

    #[test]
    fn rolls_are_uniform_in_each_place() {
        // 36,000 blocks: 1000 expected of each roll in a place, SD √(1000 × 35/36) = 31.2. Of 36 × 3 counts none is beyond
        // 4.5 SD but with a chance of 7e-4.
        let trials = Trials::new(Seed::new(8));
        for place in [0, 17, 35] {
            let mut seen = [0_i32; 36];
            for block in 0..36_000 {
                seen[first_roll(trials, 36 * block + place).index()] += 1;
            }
            assert!(
                seen.iter().all(|count| (count - 1000).abs() < 141),
                "{seen:?}"
            );
        }
    }
}
