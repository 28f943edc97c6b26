//! The two kinds of file that weights are kept in: all of them in 16 bits, and packed, with those of the first layer, which are
//! nearly all, in 8.

use super::f16::{f16_to_f32, f32_to_f16};
use super::inputs::{INPUTS, PLACEMENT_INPUTS};
use super::weights::{OUTPUTS, Weights, WeightsError};

/// What a file begins with; the digit stands for the inputs and outputs, and how numbers are kept.
const F16_MAGIC: [u8; 4] = *b"RLn2";
const PACKED_MAGIC: [u8; 4] = *b"RLn3";

/// Inputs whose weights to a unit have a step in common: where checkers are, and counts, whose weights are of another size.
const QUANTIZED_RANGES: [core::ops::Range<usize>; 2] =
    [0..PLACEMENT_INPUTS, PLACEMENT_INPUTS..INPUTS];

/// A packed weight is at most so many steps, or as many below 0.
const MAX_STEPS: f32 = 127.0;

impl Weights {
    /// The file: what it begins with, the number of units as two bytes, then all weights of 16 bits, first the upper byte of each
    /// and then the lower ones, which packs better. All little-endian.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = header(F16_MAGIC, self);
        write_f16s(&mut bytes, self.parameters().into_iter().flatten());
        bytes
    }

    /// The packed file. It begins with a header and the number of units as two bytes. Numbers of 16 bits follow: for
    /// each unit the step size of the inputs that say where checkers are, for each unit the step size of the counts,
    /// the units' biases, the weights from units to outputs, and the outputs' biases. The weights from inputs to units
    /// come last, as steps of one byte each, input by input.
    ///
    /// A step is as large as it has to be for the largest weight, so that what was read from such a file is written as it was.
    #[must_use]
    pub fn to_packed_bytes(&self) -> Vec<u8> {
        let units = self.units();
        let largest = |inputs: core::ops::Range<usize>, unit: usize| {
            let weights = inputs.map(|input| self.input_weights(input)[unit].abs());
            weights.fold(0.0, f32::max)
        };
        let step_size = |inputs, unit| f16_to_f32(f32_to_f16(largest(inputs, unit) / MAX_STEPS));
        let step_sizes = QUANTIZED_RANGES.map(|inputs| -> Vec<f32> {
            (0..units)
                .map(|unit| step_size(inputs.clone(), unit))
                .collect()
        });
        let mut bytes = header(PACKED_MAGIC, self);
        let [_, rest @ ..] = self.parameters();
        write_f16s(&mut bytes, step_sizes.iter().chain(rest).flatten());
        for (inputs, sizes) in QUANTIZED_RANGES.into_iter().zip(&step_sizes) {
            for input in inputs {
                for (weight, size) in self.input_weights(input).iter().zip(sizes) {
                    // Too small a weight to have steps, in 16 bits, is none.
                    let steps = if *size > 0.0 { weight / size } else { 0.0 };
                    let steps = steps.round_ties_even().clamp(-MAX_STEPS, MAX_STEPS) as i8;
                    bytes.push(steps.cast_unsigned());
                }
            }
        }
        bytes
    }

    /// Reads a file of either kind.
    ///
    /// # Errors
    /// [`WeightsError`] if it is none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let Some(([kind @ .., low, high], rest)) = bytes.split_first_chunk::<6>() else {
            return Err(WeightsError::UnknownFormat);
        };
        let units = usize::from(u16::from_le_bytes([*low, *high]));
        let check_length = |expected| {
            let (actual, expected) = (bytes.len(), bytes.len() - rest.len() + expected);
            if actual == expected {
                Ok(())
            } else {
                Err(WeightsError::WrongLength { actual, expected })
            }
        };
        if *kind == F16_MAGIC {
            let mut weights = Self::zero(units)?;
            check_length(
                2 * weights
                    .parameters()
                    .into_iter()
                    .map(Vec::len)
                    .sum::<usize>(),
            )?;
            read_f16s(rest, weights.parameters_mut().into_iter().flatten())?;
            Ok(weights)
        } else if *kind == PACKED_MAGIC {
            let mut weights = Self::zero(units)?;
            let halves = 2 * (units * (QUANTIZED_RANGES.len() + 1 + OUTPUTS) + OUTPUTS);
            check_length(halves + INPUTS * units)?;
            let (halves, steps) = rest.split_at(halves);
            let mut sizes = QUANTIZED_RANGES.map(|_| vec![0.0; units]);
            let [first, rest @ ..] = weights.parameters_mut();
            read_f16s(halves, sizes.iter_mut().chain(rest).flatten())?;
            let weights_of = first.chunks_exact_mut(units).zip(steps.chunks_exact(units));
            for (input, (weights, steps)) in weights_of.enumerate() {
                let sizes = &sizes[usize::from(input >= PLACEMENT_INPUTS)];
                for ((weight, &steps), size) in weights.iter_mut().zip(steps).zip(sizes) {
                    *weight = f32::from(steps.cast_signed()) * size;
                }
            }
            Ok(weights)
        } else {
            Err(WeightsError::UnknownFormat)
        }
    }
}

/// How a file begins.
fn header(kind: [u8; 4], weights: &Weights) -> Vec<u8> {
    let mut bytes = kind.to_vec();
    bytes.extend((weights.units() as u16).to_le_bytes());
    bytes
}

/// Adds numbers of 16 bits: all upper bytes, and then all lower ones.
fn write_f16s<'a>(bytes: &mut Vec<u8>, numbers: impl Iterator<Item = &'a f32>) {
    let halves: Vec<u16> = numbers.map(|&number| f32_to_f16(number)).collect();
    bytes.extend(halves.iter().map(|half| (half >> 8) as u8));
    bytes.extend(halves.iter().map(|&half| half as u8));
}

/// Reads as many numbers as there are.
fn read_f16s<'a>(
    bytes: &[u8],
    numbers: impl Iterator<Item = &'a mut f32>,
) -> Result<(), WeightsError> {
    let (upper, lower) = bytes.split_at(bytes.len() / 2);
    for (number, (&upper, &lower)) in numbers.zip(upper.iter().zip(lower)) {
        *number = f16_to_f32(u16::from_le_bytes([lower, upper]));
        if !number.is_finite() {
            return Err(WeightsError::NotFinite);
        }
    }
    Ok(())
}
