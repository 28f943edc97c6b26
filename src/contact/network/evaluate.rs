//! The network as it evaluates: one board, or all boards that plays of one lead to.

use super::counts::{COUNTS, Counter};
use super::inputs::{each_change, each_placed};
use super::kind::{KINDS, Kind};
use super::logistic::Logistic;
use super::value::Value;
use super::weights::{LANES, OUTPUTS, Weights};
use super::whole::{self, DROPPED, FINE, Group, Scale, TIMES};
use crate::contact::board::Board;

/// A network, ready to evaluate.
pub struct Network {
    groups: Vec<Group>,
    scales: [[Scale; OUTPUTS]; KINDS],
    counter: Counter,
    logistic: Logistic,
}

/// Memory that evaluations use again.
#[derive(Default)]
pub struct Scratch {
    /// Sums of the board before, group by group.
    before: Vec<[i16; LANES]>,
    /// What changes, board after board.
    changes: Vec<Change>,
    /// Pairs of counts that are not 0, board after board.
    pairs: Vec<Pair>,
    pending: Vec<Pending>,
}

/// So many steps of an input more.
#[derive(Clone, Copy)]
struct Change {
    input: u8,
    steps: i16,
}

/// Two counts that stand beside each other.
#[derive(Clone, Copy)]
struct Pair {
    number: u8,
    counts: [i16; 2],
}

/// A board that is being evaluated.
struct Pending {
    /// Where its changes and its counts end.
    changes: usize,
    pairs: usize,
    kind: Kind,
    /// Of each output, four sums that are to be added up.
    sums: [[i32; LANES / 2]; OUTPUTS],
}

impl Network {
    /// The network of these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let (groups, scales) = whole::of(weights);
        Self {
            groups,
            scales,
            counter: Counter::new(),
            logistic: Logistic::new(),
        }
    }

    /// The chances of the side on roll before its roll; those of a game that is over are what it came to.
    #[must_use]
    pub fn evaluate(&self, board: &Board, scratch: &mut Scratch) -> Value {
        self.begin(board, scratch);
        self.look_at(board, board, scratch);
        self.sum_up(scratch);
        self.value(board, &scratch.pending[0])
    }

    /// The chances of the side that plays, after each of these plays of a board, in their order. The boards are as
    /// [`Plays`](crate::contact::Plays) finds them, still seen by the side that has played.
    ///
    /// Together they cost a fraction of what they cost one by one: what they share is summed once, and each group of weights
    /// is fetched once for all.
    pub fn evaluate_plays(
        &self,
        before: &Board,
        plays: &[Board],
        scratch: &mut Scratch,
        mut each: impl FnMut(Value),
    ) {
        // The network sees a board as the side on roll does, which is the other one after a play.
        let before = before.swapped();
        self.begin(&before, scratch);
        for play in plays {
            self.look_at(&before, &play.swapped(), scratch);
        }
        self.sum_up(scratch);
        for (play, pending) in plays.iter().zip(&scratch.pending) {
            each(self.value(&play.swapped(), pending).swapped());
        }
    }

    /// Sums what boards have in common: that of the board before.
    fn begin(&self, before: &Board, scratch: &mut Scratch) {
        scratch.changes.clear();
        scratch.pairs.clear();
        scratch.pending.clear();
        each_placed(before, |input, steps| {
            scratch.changes.push(Change::new(input, steps));
        });
        scratch.before.clear();
        scratch.before.extend(self.groups.iter().map(|group| {
            scratch
                .changes
                .iter()
                .fold(group.bias, |sums, change| group.changed(sums, *change))
        }));
        scratch.changes.clear();
    }

    /// Notes what is different on one more board.
    fn look_at(&self, before: &Board, board: &Board, scratch: &mut Scratch) {
        each_change(before, board, |input, steps| {
            scratch.changes.push(Change::new(input, steps));
        });
        let counts = self.counter.count(board);
        for (side, counts) in counts.iter().enumerate() {
            let in_pairs = counts.as_chunks().0.iter().zip(TIMES.as_chunks().0);
            let first = side * COUNTS / 2;
            scratch.pairs.extend(
                in_pairs
                    .enumerate()
                    .filter(|(_, (counts, _))| **counts != [0, 0])
                    .map(|(pair, (&[one, two], &[times, times_two]))| Pair {
                        number: (first + pair) as u8,
                        counts: [one.cast_signed() * times, two.cast_signed() * times_two],
                    }),
            );
        }
        scratch.pending.push(Pending {
            changes: scratch.changes.len(),
            pairs: scratch.pairs.len(),
            kind: Kind::of(board, &counts),
            sums: [[0; LANES / 2]; OUTPUTS],
        });
    }

    /// Sums the outputs of all boards that were looked at.
    fn sum_up(&self, scratch: &mut Scratch) {
        let Scratch {
            before,
            changes,
            pairs,
            pending,
        } = scratch;
        for (group, &before) in self.groups.iter().zip(before.iter()) {
            let (mut change, mut pair) = (0, 0);
            for board in pending.iter_mut() {
                let sums = changes[change..board.changes]
                    .iter()
                    .fold(before, |sums, &change| group.changed(sums, change));
                let fine = pairs[pair..board.pairs]
                    .iter()
                    .fold([0; LANES], |fine, &pair| group.counted(fine, pair));
                group.put_out(hidden(sums, fine), board.kind, &mut board.sums);
                (change, pair) = (board.changes, board.pairs);
            }
        }
    }

    /// What the sums of a board say.
    fn value(&self, board: &Board, pending: &Pending) -> Value {
        if let Some(outcome) = board.outcome() {
            return Value::from(outcome);
        }
        let scales = &self.scales[pending.kind as usize];
        let chances = core::array::from_fn(|output| {
            let Scale { step, bias } = scales[output];
            let sum: i32 = pending.sums[output].iter().sum();
            self.logistic.of(f64::from(sum) * step + bias)
        });
        Value::possible(board, chances)
    }
}

impl Change {
    fn new(input: usize, steps: i16) -> Self {
        // There are 202 of them.
        Self {
            input: input as u8,
            steps,
        }
    }
}

impl Group {
    /// The sums with so many steps of an input more.
    #[inline]
    fn changed(&self, sums: [i16; LANES], Change { input, steps }: Change) -> [i16; LANES] {
        let weights = &self.placed[usize::from(input)];
        core::array::from_fn(|lane| sums[lane].wrapping_add(weights[lane].wrapping_mul(steps)))
    }

    /// The fine sums with two counts more.
    #[inline]
    fn counted(&self, fine: [i32; LANES], Pair { number, counts }: Pair) -> [i32; LANES] {
        let weights = &self.counts[usize::from(number)];
        core::array::from_fn(|lane| fine[lane] + of_two(weights[lane], counts))
    }

    /// Adds what these units put out.
    #[inline]
    fn put_out(&self, units: [i16; LANES], kind: Kind, sums: &mut [[i32; LANES / 2]; OUTPUTS]) {
        for (sums, weights) in sums.iter_mut().zip(&self.second[kind as usize]) {
            let (weights, units) = (weights.as_chunks().0, units.as_chunks().0);
            for ((sum, &weights), &units) in sums.iter_mut().zip(weights).zip(units) {
                *sum += of_two(weights, units);
            }
        }
    }
}

/// The sum of two products.
#[inline]
fn of_two(weights: [i16; 2], values: [i16; 2]) -> i32 {
    i32::from(weights[0]) * i32::from(values[0]) + i32::from(weights[1]) * i32::from(values[1])
}

/// What units put out: their sums without the last digits, or 0.
#[inline]
fn hidden(sums: [i16; LANES], fine: [i32; LANES]) -> [i16; LANES] {
    core::array::from_fn(|lane| {
        let counted = (fine[lane] >> FINE).clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        sums[lane].saturating_add(counted).max(0) >> DROPPED
    })
}
