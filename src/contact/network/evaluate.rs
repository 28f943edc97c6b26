//! The network as it evaluates: one board, or all boards that plays of one lead to.

use super::counts::{Counter, Counts};
use super::inputs::{each_change_of, each_placed};
use super::logistic::Logistic;
use super::lookahead::Judge;
use super::value::Value;
use super::weights::{OUTPUTS, Weights};
use super::whole::{self, DROPPED, FINE, Group, Scale, TIMES};
use crate::contact::board::{Board, CHECKERS};
use wide::{i16x8, i32x4, i32x8};

/// A network, ready to evaluate.
pub struct Network {
    groups: Vec<Group>,
    scales: [Scale; OUTPUTS],
    counter: Counter,
    logistic: Logistic,
}

/// Memory that evaluations use again.
#[derive(Clone)]
pub struct Scratch {
    /// The board before, as the network sees it, and how many checkers are off.
    board: Board,
    borne_off: [u8; 2],
    /// Its sums, group by group.
    before: Vec<Sums>,
    /// Its counts.
    counts: [Counts; 2],
    /// What changes, board after board.
    changes: Vec<Change>,
    /// Pairs of counts that change, board after board.
    pairs: Vec<Change>,
    pending: Vec<Pending>,
}

/// What reaches eight units.
#[derive(Clone, Copy)]
struct Sums {
    /// From where checkers are.
    placed: i16x8,
    /// From counts, with finer digits: four units, and the other four.
    counted: [i32x4; 2],
}

/// So many steps of an input more, or so much of two counts: eight times the same, or four times the two.
#[derive(Clone, Copy)]
struct Change {
    number: u8,
    by: i16x8,
}

/// A board that is being evaluated.
#[derive(Clone)]
struct Pending {
    board: Board,
    borne_off: [u8; 2],
    /// Where its changes end, and those of its counts.
    changes: usize,
    pairs: usize,
    /// Of each output, four sums that are to be added up.
    sums: [i32x4; OUTPUTS],
}

impl Network {
    /// The network of these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let (groups, scales) = whole::of(weights);
        Self {
            groups,
            scales,
            counter: if weights.sees_counts() {
                Counter::new()
            } else {
                Counter::of_nothing()
            },
            logistic: Logistic::new(),
        }
    }

    /// The chances of the side on roll before its roll; those of a game that is over are what it came to.
    #[must_use]
    pub fn evaluate(&self, board: &Board, scratch: &mut Scratch) -> Value {
        self.begin(board, scratch);
        self.look_at(*board, scratch);
        self.sum_up(scratch);
        self.value(&scratch.pending[0])
    }

    /// Sums what all plays of a board have in common, whatever is rolled, for [`Network::go_on`] with the same memory.
    pub fn begin_plays(&self, before: &Board, scratch: &mut Scratch) {
        // The network sees a board as the side on roll does, which is the other one after a play.
        self.begin(&before.swapped(), scratch);
    }

    /// What [`Judge::evaluate_plays`] does, of the board that was begun with last.
    pub fn go_on(&self, plays: &[Board], scratch: &mut Scratch, mut each: impl FnMut(Value)) {
        scratch.clear();
        for play in plays {
            self.look_at(play.swapped(), scratch);
        }
        self.sum_up(scratch);
        for pending in &scratch.pending {
            each(self.value(pending).swapped());
        }
    }

    /// Sums what boards have in common: that of the board before.
    fn begin(&self, before: &Board, scratch: &mut Scratch) {
        scratch.board = *before;
        scratch.borne_off = before.borne_off();
        scratch.counts = Default::default();
        scratch.clear();
        each_placed(before, |input, steps| {
            scratch.changes.push(Change::of_input(input, steps));
        });
        let counts = self.counter.count(before);
        scratch.count(&counts);
        scratch.counts = counts;
        let Scratch {
            before,
            changes,
            pairs,
            ..
        } = scratch;
        before.clear();
        before.extend(
            self.groups
                .iter()
                .map(|group| group.sums(group.alone(), changes, pairs)),
        );
        scratch.clear();
    }

    /// Notes what is different on one more board.
    fn look_at(&self, board: Board, scratch: &mut Scratch) {
        let borne_off = board.borne_off();
        each_change_of(
            [&scratch.board, &board],
            [scratch.borne_off, borne_off],
            |input, steps| {
                scratch.changes.push(Change::of_input(input, steps));
            },
        );
        let counts = self.counter.count(&board);
        scratch.count(&counts);
        scratch.pending.push(Pending {
            board,
            borne_off,
            changes: scratch.changes.len(),
            pairs: scratch.pairs.len(),
            sums: [i32x4::ZERO; OUTPUTS],
        });
    }

    /// Sums the outputs of all boards that were looked at.
    fn sum_up(&self, scratch: &mut Scratch) {
        let Scratch {
            before,
            changes,
            pairs,
            pending,
            ..
        } = scratch;
        for (group, &before) in self.groups.iter().zip(before.iter()) {
            let (mut change, mut pair) = (0, 0);
            for board in pending.iter_mut() {
                let sums = group.sums(
                    before,
                    &changes[change..board.changes],
                    &pairs[pair..board.pairs],
                );
                group.put_out(sums.hidden(), &mut board.sums);
                (change, pair) = (board.changes, board.pairs);
            }
        }
    }

    /// What the sums of a board say.
    fn value(&self, pending: &Pending) -> Value {
        if pending.borne_off.contains(&CHECKERS)
            && let Some(outcome) = pending.board.outcome()
        {
            return Value::from(outcome);
        }
        let chances = core::array::from_fn(|output| {
            let Scale { step, bias } = self.scales[output];
            let sum = pending.sums[output].reduce_add();
            self.logistic.of(f64::from(sum) * step + bias)
        });
        Value::possible(pending.borne_off, chances)
    }
}

impl Judge for Network {
    /// Together boards cost a fraction of what they cost one by one: what they share is summed once, and each group of weights
    /// is fetched once for all.
    fn evaluate_plays(
        &self,
        before: &Board,
        plays: &[Board],
        scratch: &mut Scratch,
        each: impl FnMut(Value),
    ) {
        self.begin_plays(before, scratch);
        self.go_on(plays, scratch, each);
    }
}

impl Default for Scratch {
    fn default() -> Self {
        Self {
            board: Board::START,
            borne_off: [0; 2],
            before: Vec::new(),
            counts: Default::default(),
            changes: Vec::new(),
            pairs: Vec::new(),
            pending: Vec::new(),
        }
    }
}

impl Scratch {
    fn clear(&mut self) {
        self.changes.clear();
        self.pairs.clear();
        self.pending.clear();
    }

    /// Notes by what these counts are more than those of the board before.
    fn count(&mut self, counts: &[Counts; 2]) {
        let pairs = counts.as_flattened().as_chunks::<2>().0;
        let before = self.counts.as_flattened().as_chunks::<2>().0;
        let times = [TIMES; 2];
        let times = times.as_flattened().as_chunks::<2>().0;
        for (number, ((counts, before), times)) in pairs.iter().zip(before).zip(times).enumerate() {
            if counts != before {
                let more: [i16; 2] = core::array::from_fn(|odd| {
                    (counts[odd].cast_signed() - before[odd].cast_signed()) * times[odd]
                });
                self.pairs.push(Change::of_two(number, more));
            }
        }
    }
}

impl Change {
    fn of_input(input: usize, steps: i16) -> Self {
        // There are 202 of them.
        Self {
            number: input as u8,
            by: i16x8::splat(steps),
        }
    }

    fn of_two(number: usize, [one, two]: [i16; 2]) -> Self {
        Self {
            number: number as u8,
            by: i16x8::new([one, two, one, two, one, two, one, two]),
        }
    }
}

impl Group {
    /// What the units have by themselves.
    const fn alone(&self) -> Sums {
        Sums {
            placed: self.bias,
            counted: [i32x4::ZERO; 2],
        }
    }

    /// These sums with what changes.
    #[inline]
    fn sums(&self, Sums { placed, counted }: Sums, changes: &[Change], pairs: &[Change]) -> Sums {
        Sums {
            placed: changes.iter().fold(placed, |sums, change| {
                sums + self.placed[usize::from(change.number)] * change.by
            }),
            counted: pairs.iter().fold(counted, |[first, second], pair| {
                let [of_first, of_second] = self.counts[usize::from(pair.number)];
                [
                    first + of_first.dot(pair.by),
                    second + of_second.dot(pair.by),
                ]
            }),
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
