//! What reaches hidden units, and what they put out: in groups of eight, some of them at once.

use super::expert_features::FEATURE_COUNT;
use super::feature_delta::FeatureDelta;
use super::feature_delta::WEIGHT_ROWS;
use super::quantized::{ACTIVATION_SHIFT, FEATURE_SHIFT, Group};
use super::weights::OUTPUTS;
use core::array::from_ref;
use wide::{i16x8, i32x4, i32x8};

/// What reaches eight units.
#[derive(Clone, Copy)]
pub(super) struct Accumulator {
    /// From where checkers are.
    placement: i16x8,
    /// From counts, with finer digits: four units, and the other four.
    features: [i32x4; 2],
}

/// So much of two counts more: four times the two.
#[derive(Clone, Copy)]
pub(super) struct PairDelta {
    pair: u8,
    deltas: i16x8,
}

/// What changes on boards, one after the other.
pub(super) type InputDeltas<'a> = (&'a [FeatureDelta], &'a [PairDelta]);

/// A board that is being evaluated.
#[derive(Clone)]
pub(super) struct PendingEvaluation {
    pub borne_off: [u8; 2],
    /// Where its steps end, and its pairs of counts.
    pub deltas_end: usize,
    pub pairs_end: usize,
    /// Four partial sums for each output.
    pub sums: [i32x4; OUTPUTS],
}

/// So many groups: everything that one board needs of them lies together, row by row.
pub(super) struct WeightBlock<const N: usize> {
    pub bias: [i16x8; N],
    pub placement: [[i16x8; N]; WEIGHT_ROWS],
    pub features: [[[i16x8; 2]; N]; FEATURE_COUNT],
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

/// Groups of units that are summed at once, however many.
pub(super) trait UnitGroups: Send + Sync {
    /// Adds what reaches each group on a board that changes by so much from nothing.
    fn push_base_sums(&self, deltas: InputDeltas, sums: &mut Vec<Accumulator>);

    /// Adds what the groups put out to the outputs of all boards, with what was there before, and what changes; returns what was
    /// there before of the groups that come next.
    fn add_outputs<'a>(
        &self,
        base_sums: &'a [Accumulator],
        deltas: InputDeltas,
        pending: &mut [PendingEvaluation],
    ) -> &'a [Accumulator];
}

/// Four groups each, as far as it goes: more is done in each turn of short loops, whose ends no processor foresees.
pub(super) fn to_blocks(groups: &[Group]) -> Vec<Box<dyn UnitGroups>> {
    let (fours, rest) = groups.as_chunks::<4>();
    // A network as small as the scout has three.
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
    pub fn new(number: usize, [one, two]: [i16; 2]) -> Self {
        Self {
            pair: number as u8,
            deltas: i16x8::new([one, two, one, two, one, two, one, two]),
        }
    }
}

impl<const N: usize> WeightBlock<N> {
    /// The sums of these groups with what changes.
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

    /// Adds what these units put out.
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
    /// What units put out: their sums without the last digits, or 0.
    #[inline]
    fn activations(self) -> i16x8 {
        let halves = self.features.map(|half| (half >> FEATURE_SHIFT).to_array());
        let lanes = core::array::from_fn(|lane| halves[lane / 4][lane % 4]);
        let features = i16x8::from_i32x8_saturate(i32x8::new(lanes));
        self.placement.saturating_add(features).max(i16x8::ZERO) >> ACTIVATION_SHIFT
    }
}
