//! The network in floating point, as it learns: all sums in a fixed order, so that a seed gives the same weights everywhere.

use rollout_lab::backgammon::network::expert_features::{
    ExpertFeatures, FEATURE_COUNT, FEATURE_SCALES, FeatureCounter,
};
use rollout_lab::backgammon::network::inputs::{
    PLACEMENT_INPUTS, for_each_change, for_each_input, step_value,
};
use rollout_lab::backgammon::network::{OUTPUTS, Weights};
use rollout_lab::backgammon::{Board, Outcome};

/// The five chances, 0 to 1: win, win gammon, win backgammon, lose gammon, lose backgammon.
pub type Outputs = [f32; OUTPUTS];

/// An input that is not 0, and its value or by how much it has changed.
pub type Input = (u16, f32);

/// A board as the network sees it.
pub struct Seen {
    pub inputs: Vec<Input>,
}

impl Seen {
    pub fn new(counter: &FeatureCounter, board: &Board) -> Self {
        let counts = counter.count(board);
        let mut inputs = Vec::with_capacity(64);
        for_each_input(board, &counts, |input, value| {
            inputs.push((input as u16, value));
        });
        Self { inputs }
    }
}

/// Evaluates boards that plays of one lead to.
#[derive(Default)]
pub struct Sums {
    before: Vec<f32>,
    inputs: Vec<Input>,
    units: Vec<f32>,
}

impl Sums {
    /// Sums of the board before, without its counts.
    pub fn begin(&mut self, weights: &Weights, before: &Board) {
        self.inputs.clear();
        let none = [[0; FEATURE_COUNT]; 2];
        for_each_input(before, &none, |input, value| {
            self.inputs.push((input as u16, value));
        });
        self.before.clear();
        self.before.extend_from_slice(&weights.hidden_biases);
        add_inputs(&mut self.before, weights, &self.inputs);
    }

    /// The chances of the side on roll on a board that differs little from the one before.
    pub fn evaluate(
        &mut self,
        weights: &Weights,
        counter: &FeatureCounter,
        before: &Board,
        board: &Board,
    ) -> Outputs {
        let Self { inputs, units, .. } = self;
        inputs.clear();
        for_each_change(before, board, |input, steps| {
            inputs.push((input as u16, f32::from(steps) * step_value(input)));
        });
        let counts = counter.count(board);
        push_counts(inputs, &counts);
        units.clear();
        units.extend_from_slice(&self.before);
        add_inputs(units, weights, inputs);
        possible(board, outputs(weights, units))
    }
}

fn push_counts(inputs: &mut Vec<Input>, counts: &[ExpertFeatures; 2]) {
    for (number, &count) in counts.as_flattened().iter().enumerate() {
        if count > 0 {
            inputs.push((
                (PLACEMENT_INPUTS + number) as u16,
                f32::from(count) / FEATURE_SCALES[number % FEATURE_COUNT],
            ));
        }
    }
}

/// Adds what inputs bring to units.
pub fn add_inputs(units: &mut [f32], weights: &Weights, inputs: &[Input]) {
    // Thirty-two at a time stay in registers while all inputs are added.
    const BLOCK: usize = 32;
    let mut blocks = units.chunks_exact_mut(BLOCK);
    let mut first = 0;
    for block in &mut blocks {
        let mut sums: [f32; BLOCK] = core::array::from_fn(|lane| block[lane]);
        for &(input, value) in inputs {
            let weights = &weights.input_weights(usize::from(input))[first..][..BLOCK];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
        block.copy_from_slice(&sums);
        first += BLOCK;
    }
    let rest = blocks.into_remainder();
    for &(input, value) in inputs {
        for (sum, weight) in rest
            .iter_mut()
            .zip(&weights.input_weights(usize::from(input))[first..])
        {
            *sum += value * weight;
        }
    }
}

/// What units put out.
pub fn outputs(weights: &Weights, units: &[f32]) -> Outputs {
    const LANES: usize = 8;
    core::array::from_fn(|output| {
        let second = &weights.output_weights[output * units.len()..][..units.len()];
        let mut sums = [0.0; LANES];
        for (units, weights) in units
            .as_chunks::<LANES>()
            .0
            .iter()
            .zip(second.as_chunks::<LANES>().0)
        {
            for lane in 0..LANES {
                sums[lane] += units[lane].max(0.0) * weights[lane];
            }
        }
        let pairs: [f32; 4] = core::array::from_fn(|pair| sums[2 * pair] + sums[2 * pair + 1]);
        let sum = (pairs[0] + pairs[1]) + (pairs[2] + pairs[3]);
        1.0 / (1.0 + libm::expf(-(weights.output_biases[output] + sum)))
    })
}

/// Nobody wins more gammons than games, and nobody loses a gammon who has borne off a checker.
fn possible(
    board: &Board,
    [win, gammon, backgammon, lose_gammon, lose_backgammon]: Outputs,
) -> Outputs {
    let [mine_off, theirs_off] = board.borne_off();
    let gammon = if theirs_off > 0 { 0.0 } else { gammon.min(win) };
    let lose_gammon = if mine_off > 0 {
        0.0
    } else {
        lose_gammon.min(1.0 - win)
    };
    [
        win,
        gammon,
        backgammon.min(gammon),
        lose_gammon,
        lose_backgammon.min(lose_gammon),
    ]
}

/// The same chances as the other side sees them.
pub fn swapped([win, gammon, backgammon, lose_gammon, lose_backgammon]: Outputs) -> Outputs {
    [1.0 - win, lose_gammon, lose_backgammon, gammon, backgammon]
}

/// Cubeless equity for money, in points.
pub fn equity([win, gammon, backgammon, lose_gammon, lose_backgammon]: Outputs) -> f32 {
    2.0 * win - 1.0 + gammon + backgammon - lose_gammon - lose_backgammon
}

/// Those of a game that is over.
pub fn of_outcome(outcome: Outcome) -> Outputs {
    rollout_lab::backgammon::Chances::from(outcome)
        .to_array()
        .map(|chance| chance as f32)
}
