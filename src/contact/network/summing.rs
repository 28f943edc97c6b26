//! What reaches hidden units, and what they put out: in groups of eight, some of them at once.

use super::evaluate::Pending;
use super::weights::OUTPUTS;
use super::whole::{DROPPED, FINE, Group};
use wide::{i16x8, i32x4, i32x8};

/// What reaches eight units.
#[derive(Clone, Copy)]
pub(super) struct Sums {
    /// From where checkers are.
    placed: i16x8,
    /// From counts, with finer digits: four units, and the other four.
    counted: [i32x4; 2],
}

/// A step more or less of an input that says where checkers are: which row of weights it adds.
#[derive(Clone, Copy)]
pub(super) struct Step(u16);

/// So much of two counts more: four times the two.
#[derive(Clone, Copy)]
pub(super) struct PairChange {
    number: u8,
    by: i16x8,
}

/// How many groups are summed at once: more is done in each turn of short loops, whose ends no processor foresees.
const TOGETHER: usize = 4;

/// Adds what groups put out to the outputs of all boards: with what was there before, and what changes.
pub(super) fn sum_up(
    groups: &[Group],
    before: &[Sums],
    changes: (&[Step], &[PairChange]),
    pending: &mut [Pending],
) {
    let mut done = 0;
    while done < groups.len() {
        let (groups, before) = (&groups[done..], &before[done..]);
        done += match groups.len() {
            TOGETHER.. => sum_up_first::<TOGETHER>(groups, before, changes, pending),
            // All of a network as small as the scout.
            3 => sum_up_first::<3>(groups, before, changes, pending),
            _ => sum_up_first::<1>(groups, before, changes, pending),
        };
    }
}

/// The same of the first so many groups; returns how many.
#[inline]
fn sum_up_first<const N: usize>(
    groups: &[Group],
    before: &[Sums],
    (steps, pairs): (&[Step], &[PairChange]),
    pending: &mut [Pending],
) -> usize {
    if let (Some(groups), Some(&before)) = (groups.first_chunk::<N>(), before.first_chunk()) {
        let (mut step, mut pair) = (0, 0);
        for board in pending {
            let (steps, pairs) = (&steps[step..board.steps], &pairs[pair..board.pairs]);
            for (sums, group) in changed(before, groups, steps, pairs).iter().zip(groups) {
                group.put_out(sums.hidden(), &mut board.sums);
            }
            (step, pair) = (board.steps, board.pairs);
        }
    }
    N
}

/// The sums of these groups with what changes.
#[inline]
pub(super) fn changed<const N: usize>(
    mut sums: [Sums; N],
    groups: &[Group; N],
    steps: &[Step],
    pairs: &[PairChange],
) -> [Sums; N] {
    for step in steps {
        for (sums, group) in sums.iter_mut().zip(groups) {
            sums.placed += group.placed[usize::from(step.0)];
        }
    }
    for pair in pairs {
        for (sums, group) in sums.iter_mut().zip(groups) {
            let weights = &group.counts[usize::from(pair.number)];
            for (sum, weights) in sums.counted.iter_mut().zip(weights) {
                *sum += weights.dot(pair.by);
            }
        }
    }
    sums
}

impl Step {
    /// Those that make so many of an input more.
    #[inline]
    pub fn each(input: usize, steps: i16, mut each: impl FnMut(Self)) {
        // The rows of one more and of one less lie together; there are 404 of them.
        let step = Self((2 * input + usize::from(steps < 0)) as u16);
        for _ in 0..steps.unsigned_abs() {
            each(step);
        }
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

impl Group {
    /// What the units have by themselves.
    pub const fn alone(&self) -> Sums {
        Sums {
            placed: self.bias,
            counted: [i32x4::ZERO; 2],
        }
    }

    /// Adds what these units put out.
    #[inline]
    fn put_out(&self, units: i16x8, sums: &mut [i32x4; OUTPUTS]) {
        for (sum, weights) in sums.iter_mut().zip(&self.second) {
            *sum += weights.dot(units);
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
