//! The two file formats of weights: all weights as 16-bit numbers, and a packed one.
//!
//! The packed format has 8-bit weights in the first layer, which are nearly all.

use super::f16::{f16_to_f32, f32_to_f16};
use super::inputs::{INPUTS, PLACEMENT_INPUTS};
use super::weights::{OUTPUTS, Weights, WeightsError};

/// The first bytes of a file with 16-bit weights. The digit stands for the inputs and outputs, and
/// for the format of numbers.
const F16_MAGIC: [u8; 4] = *b"RLn2";
/// The first bytes of a packed file.
const PACKED_MAGIC: [u8; 4] = *b"RLn3";

/// The ranges of inputs whose weights to a unit share a step size: placement inputs, and expert
/// features.
///
/// The weights of features have another order of magnitude.
const QUANTIZED_RANGES: [core::ops::Range<usize>; 2] =
    [0..PLACEMENT_INPUTS, PLACEMENT_INPUTS..INPUTS];

/// The largest absolute value of a packed weight, in steps.
const MAX_STEPS: f32 = 127.0;

impl Weights {
    /// Returns the file with 16-bit weights.
    ///
    /// It begins with a header of four bytes and the number of units as two bytes. All weights
    /// follow: first all upper bytes and then all lower bytes, which compresses better. All numbers
    /// are little-endian.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = header(F16_MAGIC, self);
        write_f16s(&mut bytes, self.parameters().into_iter().flatten());
        bytes
    }

    /// Returns the packed file, with 8-bit weights in the first layer.
    ///
    /// It begins with a header and the number of units as two bytes. Numbers of 16 bits follow: for
    /// each unit the step size of the placement inputs, for each unit the step size of the
    /// features, the units' biases, the weights from units to outputs, and the outputs' biases. The
    /// weights from inputs to units come last, as steps of one byte each, input by input.
    ///
    /// The step size is as small as the largest weight allows. A network that was read from such a
    /// file is written as the same bytes.
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
                    // Weights too small for a 16-bit step size become 0.
                    let steps = if *size > 0.0 { weight / size } else { 0.0 };
                    let steps = steps.round_ties_even().clamp(-MAX_STEPS, MAX_STEPS) as i8;
                    bytes.push(steps.cast_unsigned());
                }
            }
        }
        bytes
    }

    /// Reads weights from a file in either format.
    ///
    /// # Errors
    /// [`WeightsError`] if the bytes are not a valid file.
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

/// Returns the first bytes of a file: the magic number, and the number of units.
fn header(kind: [u8; 4], weights: &Weights) -> Vec<u8> {
    let mut bytes = kind.to_vec();
    bytes.extend((weights.units() as u16).to_le_bytes());
    bytes
}

/// Appends numbers of 16 bits: all upper bytes, and then all lower bytes.
fn write_f16s<'a>(bytes: &mut Vec<u8>, numbers: impl Iterator<Item = &'a f32>) {
    let halves: Vec<u16> = numbers.map(|&number| f32_to_f16(number)).collect();
    bytes.extend(halves.iter().map(|half| (half >> 8) as u8));
    bytes.extend(halves.iter().map(|&half| half as u8));
}

/// Reads numbers of 16 bits, as many as `numbers` asks for.
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
