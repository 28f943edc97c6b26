//! The weights in whole numbers of 16 bits, as they are reckoned with.
//!
//! A sum of whole numbers is the same in whatever order it is made: what a play changes can be added to the sums of the
//! board before it, and gives to the last bit what the board after it gives from scratch, in every browser and natively. It
//! is also what processors do fastest: eight at a time. (Vectors of eight are said explicitly: compilers do not find the
//! instruction that adds up two products by themselves, which made evaluation five times slower.)
//!
//! - Each hidden unit has a **scale**: a sum of s stands for s ÷ scale. It is the largest for which no board can carry the
//!   sum of what says where checkers are out of 16 bits.
//! - Counts are large numbers, or are [made](TIMES) so; their weights have [`FINE`] binary digits more, and are summed in 32
//!   bits.
//! - A unit's sum, if it is not below 0, enters the outputs without its last [`DROPPED`] digits; each output has a scale
//!   for which its sum stays in 32 bits.

use super::accumulator::Units;
use super::expert_features::{COUNTS, SCALES};
use super::feature_delta::ROWS;
use super::inputs::{INPUTS, OFF, PLACED, STEPS, of_place, step_value};
use super::logistic::Scale;
use super::weights::{LANES, OUTPUTS, Weights};
use crate::backgammon::{CHECKERS, PLACES};
use core::array::from_ref;
use wide::i16x8;

/// More binary digits of the weights of counts.
pub(super) const FINE: u32 = 8;

/// By what each count is multiplied before it meets its weight: those of a few checkers come to what those of pips do, and
/// all lose as little by rounding.
pub(super) const TIMES: [i16; COUNTS] = {
    // Of 864 pips lost at most, 2¹⁵ are far; nobody has more than fifteen checkers anywhere.
    const USUAL: f32 = 160.0;
    let mut times = [1; COUNTS];
    let mut number = 0;
    while number < COUNTS {
        if SCALES[number] < USUAL {
            times[number] = (USUAL / SCALES[number]) as i16;
        }
        number += 1;
    }
    times
};

/// The counts of both sides, those of the other one from [`COUNTS`] on, two and two: what a play changes of either of two costs
/// as much as both. So those are together that plays change together: of boards that are evaluated in a game from the opening
/// position 7.3 pairs change, and 9.5 if each has the next one.
pub(super) static PAIRS: [[usize; 2]; COUNTS] = {
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
    let mut seen = [false; 2 * COUNTS];
    let mut which = 0;
    while which < 2 * COUNTS {
        let count = pairs[which / 2][which % 2];
        assert!(!seen[count], "no count is in two pairs");
        seen[count] = true;
        which += 1;
    }
    pairs
};

/// Binary digits of a unit that the outputs do not see.
pub(super) const DROPPED: u32 = 3;

/// Eight hidden units.
struct Group {
    /// What they have by themselves.
    bias: i16x8,
    /// Of one step of each input that says where checkers are: of one more, and of one less, which is the same with other signs.
    placed: [i16x8; ROWS],
    /// Of each of the [`PAIRS`] of counts: of four units, and of the other four.
    counts: [[i16x8; 2]; COUNTS],
    /// To each output.
    second: [i16x8; OUTPUTS],
}

/// So many groups: everything that one board needs of them lies together, row by row.
pub(super) struct Block<const N: usize> {
    pub bias: [i16x8; N],
    pub placed: [[i16x8; N]; ROWS],
    pub counts: [[[i16x8; 2]; N]; COUNTS],
    pub second: [[i16x8; N]; OUTPUTS],
}

impl<const N: usize> From<&[Group; N]> for Block<N> {
    fn from(groups: &[Group; N]) -> Self {
        Self {
            bias: groups.each_ref().map(|group| group.bias),
            placed: core::array::from_fn(|row| groups.each_ref().map(|group| group.placed[row])),
            counts: core::array::from_fn(|pair| groups.each_ref().map(|group| group.counts[pair])),
            second: core::array::from_fn(|to| groups.each_ref().map(|group| group.second[to])),
        }
    }
}

/// All units in blocks, and the scales of the outputs.
pub(super) fn of(weights: &Weights) -> (Vec<Box<dyn Units>>, [Scale; OUTPUTS]) {
    let scales: Vec<f32> = (0..weights.units())
        .map(|unit| scale_of_unit(weights, unit))
        .collect();
    let rows = core::array::from_fn(|output| Row::of(weights, output, &scales));
    let groups: Vec<Group> = (0..weights.units())
        .step_by(LANES)
        .map(|first| group(weights, first, &scales, &rows))
        .collect();
    (in_blocks(&groups), rows.map(|row| row.scale))
}

/// Four groups each, as far as it goes: more is done in each turn of short loops, whose ends no processor foresees.
fn in_blocks(groups: &[Group]) -> Vec<Box<dyn Units>> {
    let (fours, rest) = groups.as_chunks::<4>();
    // A network as small as the scout has three.
    let (threes, ones) = rest.as_chunks::<3>();
    let mut blocks: Vec<Box<dyn Units>> = Vec::new();
    for four in fours {
        blocks.push(Box::new(Block::from(four)));
    }
    for three in threes {
        blocks.push(Box::new(Block::from(three)));
    }
    for one in ones {
        blocks.push(Box::new(Block::from(from_ref(one))));
    }
    blocks
}

/// One output's weights, each for what its unit's sum stands for.
struct Row {
    weights: Vec<f32>,
    to_whole: f32,
    scale: Scale,
}

impl Row {
    fn of(all: &Weights, output: usize, scales: &[f32]) -> Self {
        let per_step = (1 << DROPPED) as f32;
        let weights: Vec<f32> = all.second[output * all.units()..][..all.units()]
            .iter()
            .zip(scales)
            .map(|(weight, scale)| weight * per_step / scale)
            .collect();
        let largest = weights
            .iter()
            .fold(0.0, |largest, weight| weight.abs().max(largest));
        let sum: f32 = weights.iter().map(|weight| weight.abs()).sum();
        // A unit is at most 2¹⁵ before it loses digits; 1% less, for rounding.
        let most = 0.99 * (1_u32 << (31 - 15 + DROPPED)) as f32;
        let to_whole = (f32::from(i16::MAX) / largest).min(most / sum);
        // All weights may be 0.
        let to_whole = if to_whole.is_finite() { to_whole } else { 1.0 };
        Self {
            weights,
            to_whole,
            scale: Scale::new(
                1.0 / f64::from(to_whole),
                f64::from(all.second_bias[output]),
            ),
        }
    }
}

fn group(weights: &Weights, first: usize, scales: &[f32], rows: &[Row; OUTPUTS]) -> Group {
    let lanes = |value: &dyn Fn(usize) -> f32| {
        // A value too large would be cut off: scales see to it that none is.
        i16x8::new(core::array::from_fn(|lane| {
            value(first + lane).round_ties_even() as i16
        }))
    };
    let count = |number: usize, unit: usize| {
        let value = weights.of_input(PLACED + number)[unit] / reckoned_scale(number);
        (value * scales[unit] * (1 << FINE) as f32).round_ties_even() as i16
    };
    Group {
        bias: lanes(&|unit| weights.first_bias[unit] * scales[unit]),
        placed: core::array::from_fn(|row| {
            let input = row / 2;
            let more =
                lanes(&|unit| weights.of_input(input)[unit] * step_value(input) * scales[unit]);
            if row % 2 == 0 { more } else { -more }
        }),
        counts: core::array::from_fn(|pair| {
            core::array::from_fn(|half| {
                i16x8::new(core::array::from_fn(|number| {
                    count(
                        PAIRS[pair][number % 2],
                        first + half * LANES / 2 + number / 2,
                    )
                }))
            })
        }),
        second: core::array::from_fn(|output| {
            let row = &rows[output];
            lanes(&|unit| row.weights[unit] * row.to_whole)
        }),
    }
}

/// By what a count is divided that has been made large: of the first side or of the other one.
fn reckoned_scale(number: usize) -> f32 {
    SCALES[number % COUNTS] * f32::from(TIMES[number % COUNTS])
}

/// The largest scale for which nothing leaves 16 bits: neither the sum of any board, nor a weight of a count.
fn scale_of_unit(weights: &Weights, unit: usize) -> f32 {
    let largest_of_counts = (PLACED..INPUTS)
        .map(|input| weights.of_input(input)[unit].abs() / reckoned_scale(input - PLACED))
        .fold(0.0, f32::max);
    let bound = largest_sum(weights, unit).max(largest_of_counts * (1 << FINE) as f32);
    // Rounding adds at most half a step for each of two sides' 15 checkers, and for the bias.
    let room = f32::from(i16::MAX) - f32::from(2 * CHECKERS + 1);
    if bound > 0.0 { room / bound } else { 1.0 }
}

/// More than the sum of any board can be, either way, of the inputs that say where checkers are.
///
/// Each checker of a side adds one step somewhere. No fifteen steps of a side add more than its fifteen largest do, a fourth
/// input being good for twelve and checkers off for fifteen.
fn largest_sum(weights: &Weights, unit: usize) -> f32 {
    let side_bound = |side: usize, sign: f32| {
        let mut steps: Vec<f32> = Vec::new();
        for input in of_place(side, 0)..of_place(side, PLACES) {
            let times = if input % STEPS == STEPS - 1 { 12 } else { 1 };
            let value = sign * weights.of_input(input)[unit] * step_value(input);
            steps.extend(core::iter::repeat_n(value.max(0.0), times));
        }
        let off = sign * weights.of_input(OFF + side)[unit] * step_value(OFF + side);
        steps.extend(core::iter::repeat_n(off.max(0.0), usize::from(CHECKERS)));
        steps.sort_unstable_by(|a, b| b.total_cmp(a));
        steps[..usize::from(CHECKERS)].iter().sum::<f32>()
    };
    let bias = weights.first_bias[unit];
    let up = bias + side_bound(0, 1.0) + side_bound(1, 1.0);
    let down = -bias + side_bound(0, -1.0) + side_bound(1, -1.0);
    up.max(down).max(bias.abs())
}
