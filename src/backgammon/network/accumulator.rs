//! The sums that reach hidden units, and the outputs of the units.
//!
//! Units are summed in groups of eight, and several groups at once.

use super::expert_features::FEATURE_COUNT;
use super::feature_delta::FeatureDelta;
use super::feature_delta::WEIGHT_ROWS;
use super::quantized::{ACTIVATION_SHIFT, FEATURE_SHIFT, Group};
use super::weights::OUTPUTS;
use core::array::from_ref;
use wide::{i16x8, i32x4, i32x8};

/// The sums that reach eight hidden units.
#[derive(Clone, Copy)]
pub(super) struct Accumulator {
    /// The part from the inputs that say where checkers are.
    placement: i16x8,
    /// The part from expert features, with [`FEATURE_SHIFT`] more binary digits: four units, and
    /// the other four.
    features: [i32x4; 2],
}

/// A change of two expert features. The two differences are repeated four times, for four units.
#[derive(Clone, Copy)]
pub(super) struct PairDelta {
    /// The number of the pair.
    pair: u8,
    /// The two differences, four times.
    deltas: i16x8,
}

/// The changes of the inputs, board after board.
pub(super) type InputDeltas<'a> = (&'a [FeatureDelta], &'a [PairDelta]);

/// A board that is being evaluated.
#[derive(Clone)]
pub(super) struct PendingEvaluation {
    /// The number of checkers that each side has borne off, with the side on roll first.
    pub borne_off: [u8; 2],
    /// The end of the board's range in the list of feature deltas.
    pub deltas_end: usize,
    /// The end of the board's range in the list of pair deltas.
    pub pairs_end: usize,
    /// Four partial sums of each output.
    pub sums: [i32x4; OUTPUTS],
}

/// The weights of `N` groups. All that one board needs of them lies together, row by row.
pub(super) struct WeightBlock<const N: usize> {
    /// The biases of the units.
    pub bias: [i16x8; N],
    /// The weights of each [`FeatureDelta`].
    pub placement: [[i16x8; N]; WEIGHT_ROWS],
    /// The weights of each pair of expert features: for four units, and for the other four.
    pub features: [[[i16x8; 2]; N]; FEATURE_COUNT],
    /// The weights from the units to each output.
    pub output: [[i16x8; N]; OUTPUTS],
}

impl<const N: usize> From<&[Group; N]> for WeightBlock<N> {
    fn from(groups: &[Group; N]) -> Self {
        Self {
            bias: groups.each_ref().map(|group| group.bias),
            placement: core::array::from_fn(|row| {
                groups.each_ref().map(|group| group.placement[row])
            }),
            features: core::array::from_fn(|pair| {
                groups.each_ref().map(|group| group.features[pair])
            }),
            output: core::array::from_fn(|output| {
                groups.each_ref().map(|group| group.output[output])
            }),
        }
    }
}

/// Some groups of units that are summed at once.
pub(super) trait UnitGroups: Send + Sync {
    /// Appends the sums of each group on a board that differs by `deltas` from the empty one.
    fn push_base_sums(&self, deltas: InputDeltas, sums: &mut Vec<Accumulator>);

    /// Adds the outputs of these groups to the sums of all boards.
    ///
    /// `base_sums` starts with the sums of these groups on the base board, from which the boards
    /// differ by `deltas`. Returns the rest of `base_sums`, which belongs to the groups that
    /// follow.
    fn add_outputs<'a>(
        &self,
        base_sums: &'a [Accumulator],
        deltas: InputDeltas,
        pending: &mut [PendingEvaluation],
    ) -> &'a [Accumulator];
}

/// Returns the groups in blocks of four, then of three, then one by one.
///
/// Larger blocks do more work in each pass of loops that are too short for a processor to predict
/// where they end.
pub(super) fn to_blocks(groups: &[Group]) -> Vec<Box<dyn UnitGroups>> {
    let (fours, rest) = groups.as_chunks::<4>();
    // A network as small as the scout has three groups.
    let (threes, ones) = rest.as_chunks::<3>();
    let mut blocks: Vec<Box<dyn UnitGroups>> = Vec::new();
    for four in fours {
        blocks.push(Box::new(WeightBlock::from(four)));
    }
    for three in threes {
        blocks.push(Box::new(WeightBlock::from(three)));
    }
    for one in ones {
        blocks.push(Box::new(WeightBlock::from(from_ref(one))));
    }
    blocks
}

impl<const N: usize> UnitGroups for WeightBlock<N> {
    fn push_base_sums(&self, (deltas, pair_deltas): InputDeltas, sums: &mut Vec<Accumulator>) {
        let bias_only = self.bias.map(|placement| Accumulator {
            placement,
            features: [i32x4::ZERO; 2],
        });
        sums.extend(self.with_deltas(bias_only, deltas, pair_deltas));
    }

    fn add_outputs<'a>(
        &self,
        base_sums: &'a [Accumulator],
        (deltas, pair_deltas): InputDeltas,
        pending: &mut [PendingEvaluation],
    ) -> &'a [Accumulator] {
        let Some((&base_sums, rest)) = base_sums.split_first_chunk() else {
            return base_sums;
        };
        let (mut delta, mut pair) = (0, 0);
        for board in pending {
            let (deltas, pair_deltas) = (
                &deltas[delta..board.deltas_end],
                &pair_deltas[pair..board.pairs_end],
            );
            self.add_unit_outputs(
                self.with_deltas(base_sums, deltas, pair_deltas),
                &mut board.sums,
            );
            (delta, pair) = (board.deltas_end, board.pairs_end);
        }
        rest
    }
}

impl PairDelta {
    /// Returns the change of pair `number` of the [feature pairs](super::quantized::FEATURE_PAIRS)
    /// by these two differences.
    pub fn new(number: usize, [one, two]: [i16; 2]) -> Self {
        Self {
            pair: number as u8,
            deltas: i16x8::new([one, two, one, two, one, two, one, two]),
        }
    }
}

impl<const N: usize> WeightBlock<N> {
    /// Returns the sums of these groups after the changes.
    #[inline]
    fn with_deltas(
        &self,
        mut sums: [Accumulator; N],
        deltas: &[FeatureDelta],
        pair_deltas: &[PairDelta],
    ) -> [Accumulator; N] {
        for delta in deltas {
            for (sums, &weights) in sums.iter_mut().zip(&self.placement[delta.row()]) {
                sums.placement += weights;
            }
        }
        for delta in pair_deltas {
            for (sums, weights) in sums.iter_mut().zip(&self.features[usize::from(delta.pair)]) {
                for (sum, weights) in sums.features.iter_mut().zip(weights) {
                    *sum += weights.dot(delta.deltas);
                }
            }
        }
        sums
    }

    /// Adds the outputs of these units to the network's outputs.
    #[inline]
    fn add_unit_outputs(&self, sums: [Accumulator; N], outputs: &mut [i32x4; OUTPUTS]) {
        let units = sums.map(Accumulator::activations);
        for (output, weights) in outputs.iter_mut().zip(&self.output) {
            for (&units, weights) in units.iter().zip(weights) {
                *output += weights.dot(units);
            }
        }
    }
}

impl Accumulator {
    /// Returns the outputs of the units: their sums without the lowest digits, or 0 for a negative
    /// sum.
    #[inline]
    fn activations(self) -> i16x8 {
        let halves = self.features.map(|half| (half >> FEATURE_SHIFT).to_array());
        let lanes = core::array::from_fn(|lane| halves[lane / 4][lane % 4]);
        let features = i16x8::from_i32x8_saturate(i32x8::new(lanes));
        self.placement.saturating_add(features).max(i16x8::ZERO) >> ACTIVATION_SHIFT
    }
}
