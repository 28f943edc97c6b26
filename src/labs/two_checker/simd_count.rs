//! The fast path: it counts the leaves of a whole range of trials without recording a game.
//!
//! The dice are those of [`crate::rollout::trial`]. Plain integer arithmetic on short arrays lets
//! the compiler turn the loops into SIMD instructions. Tests compare them with the record path.

use rand_core::Rng;

use super::game::{Leaves, play};
use crate::rollout::dice;
use crate::rollout::dice::{PAIR_COUNT, ROLL_COUNT, unwrap_infallible};
use crate::rollout::trial::Trials;

/// The number of words of a block. Each word has the draws of two trials.
const WORDS_PER_BLOCK: usize = 256;

/// The number of trials of a block.
const TRIALS_PER_BLOCK: u64 = 2 * WORDS_PER_BLOCK as u64;

/// Counts the leaves of trials `from..to`.
#[inline(never)]
// Not inlined: its callers may be compiled for size, as the JavaScript bindings are, and it would
// be too.
pub(super) fn count_leaves(trials: Trials, from: u64, to: u64) -> Leaves {
    if trials.rotation().is_some() {
        // Rotated first rolls don't come from the words of the trials.
        return count_scalar(trials, from, to);
    }
    let mut leaves = Leaves::default();
    let mut block = Block::new();
    let mut k = from;
    while k < to {
        if k.is_multiple_of(2) && to - k >= TRIALS_PER_BLOCK {
            leaves += block.count_leaves(trials, k);
            k += TRIALS_PER_BLOCK;
        } else {
            leaves += count_scalar(trials, k, k + 1);
            k += 1;
        }
    }
    leaves
}

/// Counts the leaves of trials `from..to` one game at a time, as games are recorded.
fn count_scalar(trials: Trials, from: u64, to: u64) -> Leaves {
    let mut leaves = Leaves::default();
    for k in from..to {
        leaves.add(unwrap_infallible(play(&mut trials.dice(k))).leaf());
    }
    leaves
}

/// Buffers for the draws and then the pairs of a block, cleared once for all blocks of a call:
/// WebAssembly clears memory slowly.
///
/// They are bytes because each pass reads lanes of another width than the pass before wrote. Bytes
/// need no shuffling in between.
struct Block {
    /// The draws, 4 bytes for each trial.
    draws: [u8; 8 * WORDS_PER_BLOCK],
    /// The indices of pairs of rolls, 2 bytes for each trial.
    pairs: [u8; 4 * WORDS_PER_BLOCK],
}

impl Block {
    const fn new() -> Self {
        Self {
            draws: [0; 8 * WORDS_PER_BLOCK],
            pairs: [0; 4 * WORDS_PER_BLOCK],
        }
    }

    /// Counts the leaves of the [`TRIALS_PER_BLOCK`] trials from `first` on, an even number.
    fn count_leaves(&mut self, trials: Trials, first: u64) -> Leaves {
        self.fill_draws(trials, first / 2);
        if self.fill_pairs() && self.draws().any(|draw| dice::roll_pair(draw).is_none()) {
            // Once in about 6,600 blocks a trial has to draw again, which the scalar path handles.
            return count_scalar(trials, first, first + TRIALS_PER_BLOCK);
        }
        self.count_outcomes()
    }

    /// Fills the draws with the words from number `word` on, in lanes of 64 bits.
    fn fill_draws(&mut self, trials: Trials, word: u64) {
        let mut generator = trials.words_from(word);
        for bytes in self.draws.as_chunks_mut().0 {
            // The low half comes first and belongs to the even trial.
            *bytes = generator.next_u64().to_le_bytes();
        }
    }

    /// Iterates over the draws.
    fn draws(&self) -> impl Iterator<Item = u32> {
        self.draws
            .as_chunks()
            .0
            .iter()
            .map(|&bytes| u32::from_le_bytes(bytes))
    }

    /// Turns draws into pairs of rolls, in lanes of 32 bits. Returns whether a draw may have to be
    /// rejected.
    ///
    /// Each lane takes two pairs, one from each half of the block. Their order does not matter to
    /// the counts.
    fn fill_pairs(&mut self) -> bool {
        let (left, right) = self.draws.split_at(4 * WORDS_PER_BLOCK);
        let draws = left.as_chunks().0.iter().zip(right.as_chunks().0);
        let mut min_remainder = u32::MAX;
        for (bytes, (&left, &right)) in self.pairs.as_chunks_mut().0.iter_mut().zip(draws) {
            let left = pair_and_remainder(u32::from_le_bytes(left));
            let right = pair_and_remainder(u32::from_le_bytes(right));
            *bytes = ((left >> 16) | (right & 0xFFFF_0000)).to_le_bytes();
            min_remainder = min_remainder.min(left & 0xFFFF).min(right & 0xFFFF);
        }
        min_remainder == 0
    }

    /// Counts the ends of the games, in lanes of 16 bits.
    fn count_outcomes(&self) -> Leaves {
        let mut doubles = 0_u16;
        let mut fails = 0_u16;
        for &bytes in self.pairs.as_chunks().0 {
            let (x_double, o_fails) = classify(u16::from_le_bytes(bytes));
            doubles += u16::from(x_double);
            fails += u16::from(!x_double && o_fails);
        }
        let bears_off = TRIALS_PER_BLOCK as u16 - doubles - fails;
        Leaves {
            doubles: doubles.into(),
            fails: fails.into(),
            bears_off: bears_off.into(),
        }
    }
}

/// Computes [`dice::roll_pair`] in 32-bit arithmetic, with the index of the pair in the upper 16
/// bits.
///
/// If the lower 16 bits are 0, as in one of 65,536 draws, the draw may have to be rejected.
#[inline]
fn pair_and_remainder(draw: u32) -> u32 {
    const PAIRS_32: u32 = PAIR_COUNT as u32;
    // (draw × 1296) >> 16, from the two halves of the draw. Rejected draws have a product whose
    // lower 32 bits are below 1264, so bits 16 to 31 of it, the lower ones here, are 0.
    (draw >> 16) * PAIRS_32 + (((draw & 0xFFFF) * PAIRS_32) >> 16)
}

/// Returns whether X's roll of a pair is doubles, and whether O's roll fails to bear off her
/// checker.
///
/// The quotients are products and shifts that stay within 16 bits and are exact for all 1296 pairs.
#[inline]
fn classify(pair: u16) -> (bool, bool) {
    const ROLLS_16: u16 = ROLL_COUNT as u16;
    let x = ((pair >> 2) * 57) >> 9; // pair / 36
    let o = pair - ROLLS_16 * x; // pair % 36
    let x_first = (x * 43) >> 8; // x / 6
    let x_double = x == 7 * x_first; // x / 6 == x % 6
    // Six pips are needed. Two dice that add up to 5 or less fail, but 2-2, roll number 7, moves 8.
    let o_first = (o * 43) >> 8; // o / 6
    let o_second = o - 6 * o_first; // o % 6
    (x_double, o_first + o_second + 2 <= 5 && o != 7)
}

#[cfg(test)]
mod tests {
    use super::super::game::{Game, Leaf};
    use super::*;
    use crate::rollout::dice::Roll;
    use crate::rollout::seed::Seed;

    #[test]
    fn classify_matches_game() {
        let pairs = Roll::all().flat_map(|x| Roll::all().map(move |o| (x, o)));
        for (index, (x, o)) in (0..).zip(pairs) {
            let (x_double, o_fails) = classify(index);
            assert_eq!(x_double, x.is_double(), "{x:?}");
            assert_eq!(
                o_fails,
                Game { x, o: Some(o) }.leaf() == Leaf::Fails,
                "{o:?}"
            );
        }
    }

    #[test]
    fn pair_index_matches_dice() {
        // These are all draws near the 1297 edges between pairs, where the index changes and draws
        // are rejected, and a coarse net over the rest. Edge i is at draw i × 2³² / 1296.
        let edges = (0..=PAIR_COUNT).flat_map(|i| {
            let edge = (i << 32) / PAIR_COUNT;
            edge.saturating_sub(40)..edge + 40
        });
        let net = (0..=u64::from(u32::MAX)).step_by(65_521);
        let mut rejected = 0;
        for draw in edges.chain(net).filter_map(|draw| u32::try_from(draw).ok()) {
            let pair = pair_and_remainder(draw);
            if let Some((x, o)) = dice::roll_pair(draw) {
                let number = |roll: Roll| u32::from(6 * (roll.dice().0 - 1) + roll.dice().1 - 1);
                assert_eq!(pair >> 16, 36 * number(x) + number(o), "{draw}");
            } else {
                assert_eq!(pair as u16, 0, "{draw}");
                rejected += 1;
            }
        }
        assert!(
            rejected >= 1264,
            "all rejected draws are near an edge, and there are 1264: {rejected}"
        );
    }

    #[test]
    fn simd_matches_scalar() {
        // Lengths and starts lie on both sides of a block's and a word's boundaries.
        let ranges = [(0, 1), (0, 256), (1, 258), (255, 1000), (0, 1_000_000)];
        for (seed, (from, to)) in (1..).zip(ranges) {
            let trials = Trials::new(Seed::new(seed));
            assert_eq!(
                count_leaves(trials, from, to),
                count_scalar(trials, from, to),
                "{seed}: {from}..{to}"
            );
        }
    }

    #[test]
    fn simd_matches_scalar_with_rejected_draws() {
        // 3 × 10⁷ trials have about nine rejected draws (1264 in 2³²). Both paths must count each
        // of them alike.
        let trials = Trials::new(Seed::new(1));
        let mut blocks_with_rejections = 0;
        for first in (0..30_000_000).step_by(2 * WORDS_PER_BLOCK) {
            let mut generator = trials.words_from(first / 2);
            let rejects = (0..WORDS_PER_BLOCK).any(|_| {
                let word = generator.next_u64();
                dice::roll_pair(word as u32).is_none()
                    || dice::roll_pair((word >> 32) as u32).is_none()
            });
            if rejects {
                blocks_with_rejections += 1;
                assert_eq!(
                    Block::new().count_leaves(trials, first),
                    count_scalar(trials, first, first + TRIALS_PER_BLOCK)
                );
            }
        }
        assert!(blocks_with_rejections > 0);
    }
}
