//! The two kinds of file that weights are kept in: all of them in 16 bits, and packed, with those of the first layer, which are
//! nearly all, in 8.

use super::f16::{from_half, to_half};
use super::inputs::{INPUTS, PLACED};
use super::weights::{OUTPUTS, Weights, WeightsError};

/// What a file begins with; the digit stands for the inputs and outputs, and how numbers are kept.
const HALVES: [u8; 4] = *b"RLn2";
const PACKED: [u8; 4] = *b"RLn3";

/// Inputs whose weights to a unit have a step in common: where checkers are, and counts, whose weights are of another size.
const STEPPED: [core::ops::Range<usize>; 2] = [0..PLACED, PLACED..INPUTS];

/// A packed weight is at most so many steps, or as many below 0.
const MOST: f32 = 127.0;

impl Weights {
    /// The file: what it begins with, the number of units as two bytes, then all weights of 16 bits, first the upper byte of each
    /// and then the lower ones, which packs better. All little-endian.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = begun(HALVES, self);
        write(&mut bytes, self.parts().into_iter().flatten());
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
            let weights = inputs.map(|input| self.of_input(input)[unit].abs());
            weights.fold(0.0, f32::max)
        };
        let size = |inputs, unit| from_half(to_half(largest(inputs, unit) / MOST));
        let sizes = STEPPED.map(|inputs| -> Vec<f32> {
            (0..units).map(|unit| size(inputs.clone(), unit)).collect()
        });
        let mut bytes = begun(PACKED, self);
        let [_, rest @ ..] = self.parts();
        write(&mut bytes, sizes.iter().chain(rest).flatten());
        for (inputs, sizes) in STEPPED.into_iter().zip(&sizes) {
            for input in inputs {
                for (weight, size) in self.of_input(input).iter().zip(sizes) {
                    // Too small a weight to have steps, in 16 bits, is none.
                    let steps = if *size > 0.0 { weight / size } else { 0.0 };
                    let steps = steps.round_ties_even().clamp(-MOST, MOST) as i8;
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
            return Err(WeightsError::Other);
        };
        let units = usize::from(u16::from_le_bytes([*low, *high]));
        let whole = |expected| {
            let (is, expected) = (bytes.len(), bytes.len() - rest.len() + expected);
            if is == expected {
                Ok(())
            } else {
                Err(WeightsError::Length { is, expected })
            }
        };
        if *kind == HALVES {
            let mut weights = Self::zero(units)?;
            whole(2 * weights.parts().into_iter().map(Vec::len).sum::<usize>())?;
            read(rest, weights.parts_mut().into_iter().flatten())?;
            Ok(weights)
        } else if *kind == PACKED {
            let mut weights = Self::zero(units)?;
            let halves = 2 * (units * (STEPPED.len() + 1 + OUTPUTS) + OUTPUTS);
            whole(halves + INPUTS * units)?;
            let (halves, steps) = rest.split_at(halves);
            let mut sizes = STEPPED.map(|_| vec![0.0; units]);
            let [first, rest @ ..] = weights.parts_mut();
            read(halves, sizes.iter_mut().chain(rest).flatten())?;
            let weights_of = first.chunks_exact_mut(units).zip(steps.chunks_exact(units));
            for (input, (weights, steps)) in weights_of.enumerate() {
                let sizes = &sizes[usize::from(input >= PLACED)];
                for ((weight, &steps), size) in weights.iter_mut().zip(steps).zip(sizes) {
                    *weight = f32::from(steps.cast_signed()) * size;
                }
            }
            Ok(weights)
        } else {
            Err(WeightsError::Other)
        }
    }
}

/// How a file begins.
fn begun(kind: [u8; 4], weights: &Weights) -> Vec<u8> {
    let mut bytes = kind.to_vec();
    bytes.extend((weights.units() as u16).to_le_bytes());
    bytes
}

/// Adds numbers of 16 bits: all upper bytes, and then all lower ones.
fn write<'a>(bytes: &mut Vec<u8>, numbers: impl Iterator<Item = &'a f32>) {
    let halves: Vec<u16> = numbers.map(|&number| to_half(number)).collect();
    bytes.extend(halves.iter().map(|half| (half >> 8) as u8));
    bytes.extend(halves.iter().map(|&half| half as u8));
}

/// Reads as many numbers as there are.
fn read<'a>(bytes: &[u8], numbers: impl Iterator<Item = &'a mut f32>) -> Result<(), WeightsError> {
    let (upper, lower) = bytes.split_at(bytes.len() / 2);
    for (number, (&upper, &lower)) in numbers.zip(upper.iter().zip(lower)) {
        *number = from_half(u16::from_le_bytes([lower, upper]));
        if !number.is_finite() {
            return Err(WeightsError::NoNumber);
        }
    }
    Ok(())
}
