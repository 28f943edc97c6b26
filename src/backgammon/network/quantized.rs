//! Weights quantised to `i16` for inference.
//!
//! A sum of whole numbers does not depend on the order of summation. So the changes of a play can
//! be added to the sums of the board before it. The result equals the sums of the board after it to
//! the last bit, in every browser and natively.
//!
//! Whole numbers are also what processors sum fastest, eight at a time. The code names vectors of
//! eight explicitly. Compilers do not find the instruction that adds up two products on their own,
//! which made evaluation five times slower.
//!
//! - Each hidden unit has a **scale**: a sum of s stands for s ÷ scale. It is the largest scale for
//!   which the placement inputs of no board overflow 16 bits.
//! - Expert features are large numbers, or are [made large](FEATURE_MULTIPLIERS). Their weights
//!   have [`FEATURE_SHIFT`] more binary digits, and are summed in 32 bits.
//! - A unit's sum, if it is not negative, enters the outputs without its last [`ACTIVATION_SHIFT`]
//!   digits. Each output has a scale for which its sum fits 32 bits.

use super::expert_features::{FEATURE_COUNT, FEATURE_SCALES};
use super::feature_delta::WEIGHT_ROWS;
use super::inputs::{
    FIRST_OFF_INPUT, INPUTS, INPUTS_PER_PLACE, PLACEMENT_INPUTS, first_place_input, step_value,
};
use super::logistic::SumScale;
use super::weights::{LANES, OUTPUTS, Weights};
use crate::backgammon::{CHECKERS, PLACES};
use wide::i16x8;

/// The number of additional binary digits in the weights of expert features.
pub(super) const FEATURE_SHIFT: u32 = 8;

/// The factor of each expert feature before it meets its weight.
///
/// It makes features that count a few checkers as large as those that count pips, so that all lose
/// equally little by rounding.
pub(super) const FEATURE_MULTIPLIERS: [i16; FEATURE_COUNT] = {
    // At most 864 pips are lost, and no place has more than fifteen checkers, so all products stay
    // far below 2¹⁵.
    const USUAL: f32 = 160.0;
    let mut multipliers = [1; FEATURE_COUNT];
    let mut number = 0;
    while number < FEATURE_COUNT {
        if FEATURE_SCALES[number] < USUAL {
            multipliers[number] = (USUAL / FEATURE_SCALES[number]) as i16;
        }
        number += 1;
    }
    multipliers
};

/// The expert features of both sides in pairs. The opponent's are numbered from [`FEATURE_COUNT`]
/// on.
///
/// A change of one feature of a pair costs as much as a change of both, so features that often
/// change together are paired. In games from the opening position a play changes 7.3 pairs. It
/// would change 9.5 if neighbours were paired.
pub(super) static FEATURE_PAIRS: [[usize; 2]; FEATURE_COUNT] = {
    let pairs = [
        [0, 23],
        [1, 18],
        [2, 3],
        [4, 5],
        [6, 8],
        [7, 20],
        [9, 10],
        [11, 12],
        [13, 14],
        [15, 16],
        [17, 21],
        [19, 22],
        [24, 26],
        [25, 46],
        [27, 43],
        [28, 42],
        [29, 44],
        [30, 32],
        [31, 41],
        [33, 34],
        [35, 36],
        [37, 38],
        [39, 40],
        [45, 47],
    ];
    let mut seen = [false; 2 * FEATURE_COUNT];
    let mut index = 0;
    while index < 2 * FEATURE_COUNT {
        let count = pairs[index / 2][index % 2];
        assert!(!seen[count], "no count is in two pairs");
        seen[count] = true;
        index += 1;
    }
    pairs
};

/// The number of binary digits of a unit that the outputs drop.
pub(super) const ACTIVATION_SHIFT: u32 = 3;

/// The weights of eight hidden units.
pub(super) struct Group {
    /// The biases of the units.
    pub bias: i16x8,
    /// The weights of one step of each placement input: of a step more, and of a step less, with
    /// the opposite sign.
    pub placement: [i16x8; WEIGHT_ROWS],
    /// The weights of each of the [`FEATURE_PAIRS`]: for four units, and for the other four.
    pub features: [[i16x8; 2]; FEATURE_COUNT],
    /// The weights from the units to each output.
    pub output: [i16x8; OUTPUTS],
}

/// Returns all units in groups, and the scales of the outputs.
pub(super) fn quantize(weights: &Weights) -> (Vec<Group>, [SumScale; OUTPUTS]) {
    let scales: Vec<f32> = (0..weights.units())
        .map(|unit| unit_scale(weights, unit))
        .collect();
    let outputs = core::array::from_fn(|output| OutputWeights::new(weights, output, &scales));
    let groups = (0..weights.units())
        .step_by(LANES)
        .map(|first| group(weights, first, &scales, &outputs))
        .collect();
    (groups, outputs.map(|row| row.scale))
}

/// The weights of one output, adjusted to the scales of the units.
struct OutputWeights {
    /// The weight of each unit's quantised output.
    weights: Vec<f32>,
    /// The factor that makes the weights whole numbers.
    multiplier: f32,
    /// The scale of the output's whole-number sum.
    scale: SumScale,
}

impl OutputWeights {
    /// Computes the weights of output number `output`, where `scales` are those of the units.
    fn new(network: &Weights, output: usize, scales: &[f32]) -> Self {
        let per_step = (1 << ACTIVATION_SHIFT) as f32;
        let weights: Vec<f32> = network.output_weights[output * network.units()..]
            [..network.units()]
            .iter()
            .zip(scales)
            .map(|(weight, scale)| weight * per_step / scale)
            .collect();
        let largest = weights
            .iter()
            .fold(0.0, |largest, weight| weight.abs().max(largest));
        let sum: f32 = weights.iter().map(|weight| weight.abs()).sum();
        // A unit is below 2¹⁵ before it loses digits. The bound is 1% lower, to allow for rounding.
        let most = 0.99 * (1_u32 << (31 - 15 + ACTIVATION_SHIFT)) as f32;
        let multiplier = (f32::from(i16::MAX) / largest).min(most / sum);
        // All weights may be 0.
        let multiplier = if multiplier.is_finite() {
            multiplier
        } else {
            1.0
        };
        Self {
            weights,
            multiplier,
            scale: SumScale::new(
                1.0 / f64::from(multiplier),
                f64::from(network.output_biases[output]),
            ),
        }
    }
}

/// Quantises the weights of the eight units from `first` on.
fn group(
    weights: &Weights,
    first: usize,
    scales: &[f32],
    outputs: &[OutputWeights; OUTPUTS],
) -> Group {
    let lanes = |value: &dyn Fn(usize) -> f32| {
        // The cast saturates, but the scales are chosen so that no value is too large.
        i16x8::new(core::array::from_fn(|lane| {
            value(first + lane).round_ties_even() as i16
        }))
    };
    let count = |number: usize, unit: usize| {
        let value =
            weights.input_weights(PLACEMENT_INPUTS + number)[unit] / effective_scale(number);
        (value * scales[unit] * (1 << FEATURE_SHIFT) as f32).round_ties_even() as i16
    };
    Group {
        bias: lanes(&|unit| weights.hidden_biases[unit] * scales[unit]),
        placement: core::array::from_fn(|row| {
            let input = row / 2;
            let more = lanes(&|unit| {
                weights.input_weights(input)[unit] * step_value(input) * scales[unit]
            });
            if row % 2 == 0 { more } else { -more }
        }),
        features: core::array::from_fn(|pair| {
            core::array::from_fn(|half| {
                i16x8::new(core::array::from_fn(|number| {
                    count(
                        FEATURE_PAIRS[pair][number % 2],
                        first + half * LANES / 2 + number / 2,
                    )
                }))
            })
        }),
        output: core::array::from_fn(|output| {
            let row = &outputs[output];
            lanes(&|unit| row.weights[unit] * row.multiplier)
        }),
    }
}

/// Returns the divisor of an expert feature that has been multiplied, where `number` counts the
/// features of both sides.
fn effective_scale(number: usize) -> f32 {
    FEATURE_SCALES[number % FEATURE_COUNT] * f32::from(FEATURE_MULTIPLIERS[number % FEATURE_COUNT])
}

/// Returns the largest scale for which neither the sum of any board nor a feature's weight
/// overflows 16 bits.
fn unit_scale(weights: &Weights, unit: usize) -> f32 {
    let largest_of_counts = (PLACEMENT_INPUTS..INPUTS)
        .map(|input| {
            weights.input_weights(input)[unit].abs() / effective_scale(input - PLACEMENT_INPUTS)
        })
        .fold(0.0, f32::max);
    let bound = max_sum(weights, unit).max(largest_of_counts * (1 << FEATURE_SHIFT) as f32);
    // Rounding adds at most half a step for each of the 15 checkers of both sides, and for the
    // bias.
    let room = f32::from(i16::MAX) - f32::from(2 * CHECKERS + 1);
    if bound > 0.0 { room / bound } else { 1.0 }
}

/// Returns an upper bound of the absolute value of a unit's sum of placement inputs, over all
/// boards.
///
/// Each checker adds one step somewhere. So a side's fifteen checkers add at most the sum of its
/// fifteen largest steps. The fourth input of a place can have twelve steps, and that of borne-off
/// checkers fifteen.
fn max_sum(weights: &Weights, unit: usize) -> f32 {
    let side_bound = |side: usize, sign: f32| {
        let mut steps: Vec<f32> = Vec::new();
        for input in first_place_input(side, 0)..first_place_input(side, PLACES) {
            let times = if input % INPUTS_PER_PLACE == INPUTS_PER_PLACE - 1 {
                12
            } else {
                1
            };
            let value = sign * weights.input_weights(input)[unit] * step_value(input);
            steps.extend(core::iter::repeat_n(value.max(0.0), times));
        }
        let off = sign
            * weights.input_weights(FIRST_OFF_INPUT + side)[unit]
            * step_value(FIRST_OFF_INPUT + side);
        steps.extend(core::iter::repeat_n(off.max(0.0), usize::from(CHECKERS)));
        steps.sort_unstable_by(|a, b| b.total_cmp(a));
        steps[..usize::from(CHECKERS)].iter().sum::<f32>()
    };
    let bias = weights.hidden_biases[unit];
    let up = bias + side_bound(0, 1.0) + side_bound(1, 1.0);
    let down = -bias + side_bound(0, -1.0) + side_bound(1, -1.0);
    up.max(down).max(bias.abs())
}
