//! The network as it evaluates: one board, or all boards that plays of one lead to.

use super::counts::{COUNTS, Counter, Counts};
use super::inputs::{each_change_of, each_placed};
use super::logistic::{Logistic, Scale};
use super::lookahead::Judge;
use super::summing::{PairChange, Step, Sums, changed, sum_up};
use super::value::Value;
use super::weights::{OUTPUTS, Weights};
use super::whole::{self, Group, PAIRS, TIMES};
use crate::contact::board::{Board, CHECKERS};
use core::array::from_ref;
use wide::i32x4;

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
    /// Steps that change, board after board.
    steps: Vec<Step>,
    /// Pairs of counts that change, board after board.
    pairs: Vec<PairChange>,
    pending: Vec<Pending>,
}

/// A board that is being evaluated.
#[derive(Clone)]
pub(super) struct Pending {
    board: Board,
    borne_off: [u8; 2],
    /// Where its steps end, and its pairs of counts.
    pub steps: usize,
    pub pairs: usize,
    /// Of each output, four sums that are to be added up.
    pub sums: [i32x4; OUTPUTS],
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
            Step::each(input, steps, |step| scratch.steps.push(step));
        });
        let counts = self.counter.count(before);
        scratch.count(&counts);
        scratch.counts = counts;
        let Scratch {
            before,
            steps,
            pairs,
            ..
        } = scratch;
        before.clear();
        before.extend(self.groups.iter().map(|group| {
            let [sums] = changed([group.alone()], from_ref(group), steps, pairs);
            sums
        }));
        scratch.clear();
    }

    /// Notes what is different on one more board.
    fn look_at(&self, board: Board, scratch: &mut Scratch) {
        let borne_off = board.borne_off();
        each_change_of(
            [&scratch.board, &board],
            [scratch.borne_off, borne_off],
            |input, steps| {
                Step::each(input, steps, |step| scratch.steps.push(step));
            },
        );
        if self.counter.counts_anything() {
            scratch.count(&self.counter.count(&board));
        }
        scratch.pending.push(Pending {
            board,
            borne_off,
            steps: scratch.steps.len(),
            pairs: scratch.pairs.len(),
            sums: [i32x4::ZERO; OUTPUTS],
        });
    }

    /// Sums the outputs of all boards that were looked at.
    fn sum_up(&self, scratch: &mut Scratch) {
        let Scratch {
            before,
            steps,
            pairs,
            pending,
            ..
        } = scratch;
        sum_up(&self.groups, before, (steps, pairs), pending);
    }

    /// What the sums of a board say.
    fn value(&self, pending: &Pending) -> Value {
        if pending.borne_off.contains(&CHECKERS)
            && let Some(outcome) = pending.board.outcome()
        {
            return Value::from(outcome);
        }
        let chances = core::array::from_fn(|output| {
            self.logistic
                .of(pending.sums[output].reduce_add(), self.scales[output])
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
            steps: Vec::new(),
            pairs: Vec::new(),
            pending: Vec::new(),
        }
    }
}

impl Scratch {
    fn clear(&mut self) {
        self.steps.clear();
        self.pairs.clear();
        self.pending.clear();
    }

    /// Notes by what these counts are more than those of the board before.
    #[inline]
    fn count(&mut self, counts: &[Counts; 2]) {
        let (counts, before) = (counts.as_flattened(), self.counts.as_flattened());
        for (number, &pair) in PAIRS.iter().enumerate() {
            if pair.map(|count| counts[count]) != pair.map(|count| before[count]) {
                let more = pair.map(|count| {
                    let more = counts[count].cast_signed() - before[count].cast_signed();
                    more * TIMES[count % COUNTS]
                });
                self.pairs.push(PairChange::new(number, more));
            }
        }
    }
}
