//! What reaches hidden units, and what they put out: in groups of eight, some of them at once.

use super::evaluate::Pending;
use super::feature_delta::Step;
use super::quantized::{Block, DROPPED, FINE};
use super::weights::OUTPUTS;
use wide::{i16x8, i32x4, i32x8};

/// What reaches eight units.
#[derive(Clone, Copy)]
pub(super) struct Sums {
    /// From where checkers are.
    placed: i16x8,
    /// From counts, with finer digits: four units, and the other four.
    counted: [i32x4; 2],
}

/// So much of two counts more: four times the two.
#[derive(Clone, Copy)]
pub(super) struct PairChange {
    number: u8,
    by: i16x8,
}

/// What changes on boards, one after the other.
pub(super) type Changes<'a> = (&'a [Step], &'a [PairChange]);

/// Groups of units that are summed at once, however many.
pub(super) trait Units: Send + Sync {
    /// Adds what reaches each group on a board that changes by so much from nothing.
    fn begin(&self, changes: Changes, sums: &mut Vec<Sums>);

    /// Adds what the groups put out to the outputs of all boards, with what was there before, and what changes; returns what was
    /// there before of the groups that come next.
    fn sum_up<'a>(
        &self,
        before: &'a [Sums],
        changes: Changes,
        pending: &mut [Pending],
    ) -> &'a [Sums];
}

impl<const N: usize> Units for Block<N> {
    fn begin(&self, (steps, pairs): Changes, sums: &mut Vec<Sums>) {
        let alone = self.bias.map(|placed| Sums {
            placed,
            counted: [i32x4::ZERO; 2],
        });
        sums.extend(self.changed(alone, steps, pairs));
    }

    fn sum_up<'a>(
        &self,
        before: &'a [Sums],
        (steps, pairs): Changes,
        pending: &mut [Pending],
    ) -> &'a [Sums] {
        let Some((&before, rest)) = before.split_first_chunk() else {
            return before;
        };
        let (mut step, mut pair) = (0, 0);
        for board in pending {
            let (steps, pairs) = (&steps[step..board.steps], &pairs[pair..board.pairs]);
            self.put_out(self.changed(before, steps, pairs), &mut board.sums);
            (step, pair) = (board.steps, board.pairs);
        }
        rest
    }
}

impl PairChange {
    pub fn new(number: usize, [one, two]: [i16; 2]) -> Self {
        Self {
            number: number as u8,
            by: i16x8::new([one, two, one, two, one, two, one, two]),
        }
    }
}

impl<const N: usize> Block<N> {
    /// The sums of these groups with what changes.
    #[inline]
    fn changed(&self, mut sums: [Sums; N], steps: &[Step], pairs: &[PairChange]) -> [Sums; N] {
        for step in steps {
            for (sums, &weights) in sums.iter_mut().zip(&self.placed[step.row()]) {
                sums.placed += weights;
            }
        }
        for pair in pairs {
            for (sums, weights) in sums.iter_mut().zip(&self.counts[usize::from(pair.number)]) {
                for (sum, weights) in sums.counted.iter_mut().zip(weights) {
                    *sum += weights.dot(pair.by);
                }
            }
        }
        sums
    }

    /// Adds what these units put out.
    #[inline]
    fn put_out(&self, sums: [Sums; N], outputs: &mut [i32x4; OUTPUTS]) {
        let units = sums.map(Sums::hidden);
        for (output, weights) in outputs.iter_mut().zip(&self.second) {
            for (&units, weights) in units.iter().zip(weights) {
                *output += weights.dot(units);
            }
        }
    }
}

impl Sums {
    /// What units put out: their sums without the last digits, or 0.
    #[inline]
    fn hidden(self) -> i16x8 {
        let halves = self.counted.map(|half| (half >> FINE).to_array());
        let lanes = core::array::from_fn(|lane| halves[lane / 4][lane % 4]);
        let counted = i16x8::from_i32x8_saturate(i32x8::new(lanes));
        self.placed.saturating_add(counted).max(i16x8::ZERO) >> DROPPED
    }
}
