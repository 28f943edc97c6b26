//! Evaluation by the network: of one board, or of all boards that the plays from a board lead to.

use core::fmt;

use super::accumulator::{Accumulator, PairDelta, PendingEvaluation, UnitGroups, to_blocks};
use super::expert_features::{ExpertFeatures, FEATURE_COUNT, FeatureCounter};
use super::feature_delta::{EMPTY_SIDE, FeatureDelta, board_sides, push_deltas};
use super::logistic::{Logistic, SumScale};
use super::quantized;
use super::quantized::{FEATURE_MULTIPLIERS, FEATURE_PAIRS};
use super::value::Value;
use super::weights::{LANES, OUTPUTS, Weights};
use crate::backgammon::{Board, CHECKERS, Outcome};
use wide::i32x4;

/// A network, ready to evaluate.
pub struct Network {
    blocks: Vec<Box<dyn UnitGroups>>,
    output_scales: [SumScale; OUTPUTS],
    feature_counter: FeatureCounter,
    logistic: Logistic,
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network")
            .field("units", &(self.blocks.len() * LANES))
            .finish_non_exhaustive()
    }
}

/// Buffers that evaluations reuse, and the sums of a base board from which other boards differ
/// little.
#[derive(Clone)]
pub struct NetworkScratch {
    /// The base board, as the network sees it.
    base_board: Board,
    /// The number of checkers that each side of the base board has borne off.
    base_borne_off: [u8; 2],
    /// The sums of the base board, one for each group of units.
    base_sums: Vec<Accumulator>,
    /// The expert features of the base board.
    base_features: [ExpertFeatures; 2],
    /// The changes of placement inputs from the base board, board after board.
    deltas: Vec<FeatureDelta>,
    /// The changes of pairs of expert features from the base board, board after board.
    pair_deltas: Vec<PairDelta>,
    /// The boards that are being evaluated.
    pending: Vec<PendingEvaluation>,
}

impl fmt::Debug for NetworkScratch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NetworkScratch")
            .field("base_board", &self.base_board)
            .finish_non_exhaustive()
    }
}

impl Network {
    /// Returns the network with these weights, quantised.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let (groups, output_scales) = quantized::quantize(weights);
        Self {
            blocks: to_blocks(&groups),
            output_scales,
            feature_counter: if weights.uses_expert_features() {
                FeatureCounter::new()
            } else {
                FeatureCounter::disabled()
            },
            logistic: Logistic::new(),
        }
    }

    /// Returns the value for the side on roll before its roll. For a finished game, it is the
    /// result.
    #[must_use]
    pub fn evaluate(&self, board: &Board, scratch: &mut NetworkScratch) -> Value {
        self.set_base(board, scratch);
        self.push_board(board, board.borne_off(), scratch);
        self.sum_outputs(scratch);
        self.value(&scratch.pending[0], || board.outcome())
    }

    /// Sums the inputs that all plays of a board share, for [`Network::evaluate_prepared`] with the
    /// same scratch.
    pub fn prepare_plays(&self, before: &Board, scratch: &mut NetworkScratch) {
        // The network sees a board as the side on roll does, and after a play that is the opponent.
        self.set_base(&before.swapped(), scratch);
    }

    /// Calls `each` with the value of every play, for the board of the last
    /// [`Network::prepare_plays`].
    ///
    /// Values are those of the side that plays, as in
    /// [`BoardEvaluator::evaluate_plays`](super::lookahead::BoardEvaluator::evaluate_plays).
    pub fn evaluate_prepared(
        &self,
        plays: &[Board],
        scratch: &mut NetworkScratch,
        mut each: impl FnMut(Value),
    ) {
        self.sum_play_outputs(plays, scratch);
        for (pending, play) in scratch.pending.iter().zip(plays) {
            let value = self.value(pending, || play.swapped().outcome());
            each(value.swapped());
        }
    }

    /// Sums the outputs for the boards after these plays, as the opponent sees them.
    fn sum_play_outputs(&self, plays: &[Board], scratch: &mut NetworkScratch) {
        scratch.clear();
        for play in plays {
            let [mine, theirs] = play.borne_off();
            self.push_board(&play.swapped(), [theirs, mine], scratch);
        }
        self.sum_outputs(scratch);
    }

    /// Makes a board the base, and computes its sums.
    fn set_base(&self, before: &Board, scratch: &mut NetworkScratch) {
        scratch.base_board = *before;
        scratch.base_borne_off = before.borne_off();
        scratch.base_features = Default::default();
        scratch.clear();
        let sides = board_sides(before, scratch.base_borne_off);
        push_deltas([EMPTY_SIDE; 2], sides, &mut scratch.deltas);
        let counts = self.feature_counter.count(before);
        scratch.push_pair_deltas(&counts);
        scratch.base_features = counts;
        let NetworkScratch {
            base_sums,
            deltas,
            pair_deltas,
            ..
        } = scratch;
        base_sums.clear();
        for block in &self.blocks {
            block.push_base_sums((deltas, pair_deltas), base_sums);
        }
        scratch.clear();
    }

    /// Adds a board to evaluate, as its differences from the base board.
    fn push_board(&self, board: &Board, borne_off: [u8; 2], scratch: &mut NetworkScratch) {
        push_deltas(
            board_sides(&scratch.base_board, scratch.base_borne_off),
            board_sides(board, borne_off),
            &mut scratch.deltas,
        );
        if self.feature_counter.is_enabled() {
            let before = (&scratch.base_board, &scratch.base_features);
            scratch.push_pair_deltas(&self.feature_counter.count_after(board, before.0, before.1));
        }
        scratch.pending.push(PendingEvaluation {
            borne_off,
            deltas_end: scratch.deltas.len(),
            pairs_end: scratch.pair_deltas.len(),
            sums: [i32x4::ZERO; OUTPUTS],
        });
    }

    /// Sums the outputs of all boards that were added.
    #[inline]
    fn sum_outputs(&self, scratch: &mut NetworkScratch) {
        let NetworkScratch {
            base_sums,
            deltas,
            pair_deltas,
            pending,
            ..
        } = scratch;
        self.blocks.iter().fold(&base_sums[..], |base_sums, block| {
            block.add_outputs(base_sums, (deltas, pair_deltas), pending)
        });
    }

    /// Returns the value that the sums of a board give. For a finished game, it is the result.
    #[inline]
    fn value(&self, pending: &PendingEvaluation, outcome: impl Fn() -> Option<Outcome>) -> Value {
        if pending.borne_off.contains(&CHECKERS)
            && let Some(outcome) = outcome()
        {
            return Value::from(outcome);
        }
        Value::from_outputs(pending.borne_off, |output| {
            self.logistic.chance(
                pending.sums[output].reduce_add(),
                self.output_scales[output],
            )
        })
    }
}

impl Default for NetworkScratch {
    fn default() -> Self {
        Self {
            base_board: Board::START,
            base_borne_off: [0; 2],
            base_sums: Vec::new(),
            base_features: Default::default(),
            deltas: Vec::new(),
            pair_deltas: Vec::new(),
            pending: Vec::new(),
        }
    }
}

impl NetworkScratch {
    /// Removes all boards and changes, and keeps the base board.
    fn clear(&mut self) {
        self.deltas.clear();
        self.pair_deltas.clear();
        self.pending.clear();
    }

    /// Adds the differences between these features and those of the base board.
    #[inline]
    fn push_pair_deltas(&mut self, counts: &[ExpertFeatures; 2]) {
        let (counts, before) = (counts.as_flattened(), self.base_features.as_flattened());
        for (number, &pair) in FEATURE_PAIRS.iter().enumerate() {
            if pair.map(|count| counts[count]) != pair.map(|count| before[count]) {
                let deltas = pair.map(|count| {
                    let delta = counts[count].cast_signed() - before[count].cast_signed();
                    delta * FEATURE_MULTIPLIERS[count % FEATURE_COUNT]
                });
                self.pair_deltas.push(PairDelta::new(number, deltas));
            }
        }
    }
}
