//! The weights in whole numbers of 16 bits, as they are reckoned with.
//!
//! A sum of whole numbers is the same in whatever order it is made: what a play changes can be added to the sums of the
//! board before it, and gives to the last bit what the board after it gives from scratch, in every browser and natively. It
//! is also what processors do fastest: eight at a time. (Vectors of eight are said explicitly: compilers do not find the
//! instruction that adds up two products by themselves, which made evaluation five times slower.)
//!
//! - Each hidden unit has a **scale**: a sum of s stands for s ÷ scale. It is the largest for which no board can carry the
//!   sum of what says where checkers are out of 16 bits.
//! - Counts are large numbers, or are [made](FEATURE_MULTIPLIERS) so; their weights have [`FEATURE_SHIFT`] binary digits more, and are summed in 32
//!   bits.
//! - A unit's sum, if it is not below 0, enters the outputs without its last [`ACTIVATION_SHIFT`] digits; each output has a scale
//!   for which its sum stays in 32 bits.

use super::expert_features::{FEATURE_COUNT, FEATURE_SCALES};
use super::feature_delta::WEIGHT_ROWS;
use super::inputs::{
    FIRST_OFF_INPUT, INPUTS, INPUTS_PER_PLACE, PLACEMENT_INPUTS, first_place_input, step_value,
};
use super::logistic::SumScale;
use super::weights::{LANES, OUTPUTS, Weights};
use crate::backgammon::{CHECKERS, PLACES};
use wide::i16x8;

/// More binary digits of the weights of counts.
pub(super) const FEATURE_SHIFT: u32 = 8;

/// By what each count is multiplied before it meets its weight: those of a few checkers come to what those of pips do, and
/// all lose as little by rounding.
pub(super) const FEATURE_MULTIPLIERS: [i16; FEATURE_COUNT] = {
    // Of 864 pips lost at most, 2¹⁵ are far; nobody has more than fifteen checkers anywhere.
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

/// The counts of both sides, those of the other one from [`FEATURE_COUNT`] on, two and two: what a play changes of either of two costs
/// as much as both. So those are together that plays change together: of boards that are evaluated in a game from the opening
/// position 7.3 pairs change, and 9.5 if each has the next one.
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

/// Binary digits of a unit that the outputs do not see.
pub(super) const ACTIVATION_SHIFT: u32 = 3;

/// Eight hidden units.
pub(super) struct Group {
    /// What they have by themselves.
    pub bias: i16x8,
    /// Of one step of each input that says where checkers are: of one more, and of one less, which is the same with other signs.
    pub placement: [i16x8; WEIGHT_ROWS],
    /// Of each of the [`FEATURE_PAIRS`] of counts: of four units, and of the other four.
    pub features: [[i16x8; 2]; FEATURE_COUNT],
    /// To each output.
    pub output: [i16x8; OUTPUTS],
}

/// All units in groups, and the scales of the outputs.
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

/// One output's weights, each for what its unit's sum stands for.
struct OutputWeights {
    weights: Vec<f32>,
    multiplier: f32,
    scale: SumScale,
}

impl OutputWeights {
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
        // A unit is at most 2¹⁵ before it loses digits; 1% less, for rounding.
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

fn group(
    weights: &Weights,
    first: usize,
    scales: &[f32],
    outputs: &[OutputWeights; OUTPUTS],
) -> Group {
    let lanes = |value: &dyn Fn(usize) -> f32| {
        // A value too large would be cut off: scales see to it that none is.
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

/// By what a count is divided that has been made large: of the first side or of the other one.
fn effective_scale(number: usize) -> f32 {
    FEATURE_SCALES[number % FEATURE_COUNT] * f32::from(FEATURE_MULTIPLIERS[number % FEATURE_COUNT])
}

/// The largest scale for which nothing leaves 16 bits: neither the sum of any board, nor a weight of a count.
fn unit_scale(weights: &Weights, unit: usize) -> f32 {
    let largest_of_counts = (PLACEMENT_INPUTS..INPUTS)
        .map(|input| {
            weights.input_weights(input)[unit].abs() / effective_scale(input - PLACEMENT_INPUTS)
        })
        .fold(0.0, f32::max);
    let bound = max_sum(weights, unit).max(largest_of_counts * (1 << FEATURE_SHIFT) as f32);
    // Rounding adds at most half a step for each of two sides' 15 checkers, and for the bias.
    let room = f32::from(i16::MAX) - f32::from(2 * CHECKERS + 1);
    if bound > 0.0 { room / bound } else { 1.0 }
}

/// More than the sum of any board can be, either way, of the inputs that say where checkers are.
///
/// Each checker of a side adds one step somewhere. No fifteen steps of a side add more than its fifteen largest do, a fourth
/// input being good for twelve and checkers off for fifteen.
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
