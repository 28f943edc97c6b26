//! The network as it evaluates: one board, or all boards that plays of one lead to.

use super::accumulator::{PairChange, Sums, Units};
use super::expert_features::{COUNTS, Counter, Counts};
use super::feature_delta::{NOWHERE, Step, add_steps, sides};
use super::logistic::{Logistic, Scale};
use super::lookahead::Judge;
use super::quantized;
use super::quantized::{PAIRS, TIMES};
use super::value::Value;
use super::weights::{OUTPUTS, Weights};
use crate::backgammon::{Board, CHECKERS, Outcome};
use wide::i32x4;

/// A network, ready to evaluate.
pub struct Network {
    blocks: Vec<Box<dyn Units>>,
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
    borne_off: [u8; 2],
    /// Where its steps end, and its pairs of counts.
    pub steps: usize,
    pub pairs: usize,
    /// Four partial sums for each output.
    pub sums: [i32x4; OUTPUTS],
}

impl Network {
    /// The network of these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let (blocks, scales) = quantized::of(weights);
        Self {
            blocks,
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
        self.look_at(board, board.borne_off(), scratch);
        self.sum_up(scratch);
        self.value(&scratch.pending[0], || board.outcome())
    }

    /// Sums the inputs that all plays of a board share, for [`Network::go_on`] with the same memory.
    pub fn begin_plays(&self, before: &Board, scratch: &mut Scratch) {
        // The network sees a board as the side on roll does, which is the other one after a play.
        self.begin(&before.swapped(), scratch);
    }

    /// Evaluates plays as [`Judge::evaluate_plays`] does, from the board of the last `begin_plays`.
    pub fn go_on(&self, plays: &[Board], scratch: &mut Scratch, mut each: impl FnMut(Value)) {
        self.sum_up_plays(plays, scratch);
        for (pending, play) in scratch.pending.iter().zip(plays) {
            let value = self.value(pending, || play.swapped().outcome());
            each(value.swapped());
        }
    }

    fn sum_up_plays(&self, plays: &[Board], scratch: &mut Scratch) {
        scratch.clear();
        for play in plays {
            let [mine, theirs] = play.borne_off();
            self.look_at(&play.swapped(), [theirs, mine], scratch);
        }
        self.sum_up(scratch);
    }

    /// Sums what boards have in common: that of the board before.
    fn begin(&self, before: &Board, scratch: &mut Scratch) {
        scratch.board = *before;
        scratch.borne_off = before.borne_off();
        scratch.counts = Default::default();
        scratch.clear();
        let placed = sides(before, scratch.borne_off);
        add_steps([NOWHERE; 2], placed, &mut scratch.steps);
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
        for units in &self.blocks {
            units.begin((steps, pairs), before);
        }
        scratch.clear();
    }

    /// Notes what is different on one more board, on which so many are off.
    fn look_at(&self, board: &Board, borne_off: [u8; 2], scratch: &mut Scratch) {
        add_steps(
            sides(&scratch.board, scratch.borne_off),
            sides(board, borne_off),
            &mut scratch.steps,
        );
        if self.counter.counts_anything() {
            let before = (&scratch.board, &scratch.counts);
            scratch.count(&self.counter.count_after(board, before.0, before.1));
        }
        scratch.pending.push(Pending {
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
        self.blocks.iter().fold(&before[..], |before, units| {
            units.sum_up(before, (steps, pairs), pending)
        });
    }

    /// What the sums of a board say; of a game that is over, what it came to.
    #[inline]
    fn value(&self, pending: &Pending, outcome: impl Fn() -> Option<Outcome>) -> Value {
        if pending.borne_off.contains(&CHECKERS)
            && let Some(outcome) = outcome()
        {
            return Value::from(outcome);
        }
        Value::possible(pending.borne_off, |output| {
            self.logistic
                .of(pending.sums[output].reduce_add(), self.scales[output])
        })
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
