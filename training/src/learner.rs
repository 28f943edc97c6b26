//! What a network learns from one position, and the steps that it takes: Adam (Kingma and Ba, 2015) on the cross-entropy of
//! each chance.

use rollout_lab::backgammon::network::{OUTPUTS, Weights};

use crate::bytes::{Reader, Writer};
use crate::sums::{Outputs, Seen, add_inputs, outputs};

/// Memory for gradients.
#[derive(Default)]
pub struct Back {
    units: Vec<f32>,
    back: Vec<f32>,
}

/// Adds the gradient of a position whose chances should be `target` to a sum of gradients.
pub fn add_gradient(
    weights: &Weights,
    seen: &Seen,
    target: &Outputs,
    sum: &mut Weights,
    memory: &mut Back,
) {
    let count = weights.units();
    let Back { units, back } = memory;
    units.clear();
    units.extend_from_slice(&weights.hidden_biases);
    add_inputs(units, weights, &seen.inputs);
    let is = outputs(weights, units);
    back.clear();
    back.resize(count, 0.0);
    for output in 0..OUTPUTS {
        // Of the cross-entropy by what enters the logistic function.
        let slope = is[output] - target[output];
        sum.output_biases[output] += slope;
        let second = &weights.output_weights[output * count..][..count];
        let second_sum = &mut sum.output_weights[output * count..][..count];
        for (((unit, back), weight), sum) in
            units.iter().zip(&mut *back).zip(second).zip(second_sum)
        {
            *sum += slope * unit.max(0.0);
            *back += slope * weight;
        }
    }
    for (back, unit) in back.iter_mut().zip(&*units) {
        if *unit <= 0.0 {
            *back = 0.0;
        }
    }
    add(&mut sum.hidden_biases, back, 1.0);
    for &(input, value) in &seen.inputs {
        add(
            &mut sum.hidden_weights[usize::from(input) * count..][..count],
            back,
            value,
        );
    }
}

fn add(sums: &mut [f32], values: &[f32], times: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += times * value;
    }
}

/// Where Adam is: the averages of gradients and of their squares.
pub struct Adam {
    mean: Weights,
    square: Weights,
    steps: i32,
}

impl Adam {
    const MEAN: f32 = 0.9;
    const SQUARE: f32 = 0.999;

    pub fn new(like: &Weights) -> Self {
        Self {
            mean: zero(like),
            square: zero(like),
            steps: 0,
        }
    }

    /// Writes where it is.
    pub fn write(&self, to: &mut Writer) {
        to.number(self.steps as u64);
        write(&self.mean, to);
        write(&self.square, to);
    }

    /// Goes where it was written to be, with as many weights.
    pub fn read(&mut self, from: &mut Reader) -> Option<()> {
        self.steps = i32::try_from(from.number()?).ok()?;
        read(&mut self.mean, from)?;
        read(&mut self.square, from)
    }

    /// One step of such a rate against a gradient.
    pub fn step(&mut self, weights: &mut Weights, gradient: &Weights, rate: f32) {
        self.steps += 1;
        // What the averages lack of their first steps; after some ten thousand it is nothing.
        let lacks = |share: f32| 1.0 - libm::powf(share, self.steps as f32);
        let rate = rate * libm::sqrtf(lacks(Self::SQUARE)) / lacks(Self::MEAN);
        let means = self
            .mean
            .parameters_mut()
            .into_iter()
            .zip(self.square.parameters_mut());
        let parts = weights
            .parameters_mut()
            .into_iter()
            .zip(gradient.parameters());
        for ((weights, gradient), (mean, square)) in parts.zip(means) {
            let averages = mean.iter_mut().zip(square);
            for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(averages)
            {
                *mean += (1.0 - Self::MEAN) * (slope - *mean);
                *square += (1.0 - Self::SQUARE) * (slope * slope - *square);
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
            }
        }
    }
}

/// As many weights, all 0.
pub fn zero(like: &Weights) -> Weights {
    let mut zero = like.clone();
    clear(&mut zero);
    zero
}

/// Makes all weights 0.
pub fn clear(weights: &mut Weights) {
    for part in weights.parameters_mut() {
        part.fill(0.0);
    }
}

/// Writes all weights, every bit of them.
pub fn write(weights: &Weights, to: &mut Writer) {
    for part in weights.parameters() {
        to.floats(part);
    }
}

/// Reads as many.
pub fn read(weights: &mut Weights, from: &mut Reader) -> Option<()> {
    for part in weights.parameters_mut() {
        from.floats(part)?;
    }
    Some(())
}

/// How often the average of the weights is brought up to date, in steps, and by which part.
pub const AVERAGE_EVERY: u64 = 16;
pub const AVERAGE_PART: f32 = 16.0 / 4000.0;

/// Goes such a part of the way from an average to the weights of now.
pub fn approach(average: &mut Weights, weights: &Weights, part: f32) {
    let parts = average
        .parameters_mut()
        .into_iter()
        .zip(weights.parameters());
    for (average, weight) in parts.flat_map(|(average, weights)| average.iter_mut().zip(weights)) {
        *average += part * (weight - *average);
    }
}

/// A rate that falls from the first to the last by as much each time.
pub fn falling([first, last]: [f32; 2], done: u64, all: u64) -> f32 {
    first + (last - first) * (done as f32 / all as f32)
}
