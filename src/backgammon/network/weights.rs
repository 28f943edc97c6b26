//! The weights of a network, as learnt. Their files are in `weights_file.rs`.

use core::fmt;

use super::inputs::{INPUTS, PLACEMENT_INPUTS};

/// The number of outputs: the five [chances](crate::backgammon::Chances).
pub const OUTPUTS: usize = 5;

/// The number of hidden units in a group. A network has a whole number of groups.
pub const LANES: usize = 8;

/// The largest number of hidden units of a network.
pub const MAX_UNITS: usize = 1024;

/// The weights of a network with one hidden layer.
///
/// A hidden unit is a weighted sum of the inputs, or 0 if the sum is negative. An output is the
/// logistic function of a weighted sum of the units.
#[derive(Clone, PartialEq)]
pub struct Weights {
    /// The number of hidden units, a multiple of [`LANES`].
    units: usize,
    /// The weights from each input to all units, input by input.
    pub hidden_weights: Vec<f32>,
    /// The bias of each hidden unit.
    pub hidden_biases: Vec<f32>,
    /// The weights from all units to each output, output by output.
    pub output_weights: Vec<f32>,
    /// The bias of each output.
    pub output_biases: Vec<f32>,
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Weights")
            .field("units", &self.units)
            .finish_non_exhaustive()
    }
}

/// The reason why bytes are not weights of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// The bytes do not start as a weights file for these inputs does.
    UnknownFormat,
    /// A number of hidden units that is not a multiple of 8, or not from 8 to 1024.
    InvalidUnits(usize),
    /// The length does not fit the number of units.
    WrongLength {
        /// The number of bytes found.
        actual: usize,
        /// The number of bytes that these units need.
        expected: usize,
    },
    /// A weight is infinite or not a number.
    NotFinite,
}

impl Weights {
    /// Returns a network with `units` hidden units whose weights are all 0.
    ///
    /// # Errors
    /// [`WeightsError::InvalidUnits`] unless `units` is a multiple of [`LANES`] from [`LANES`] to
    /// [`MAX_UNITS`].
    pub fn zero(units: usize) -> Result<Self, WeightsError> {
        if units == 0 || !units.is_multiple_of(LANES) || units > MAX_UNITS {
            return Err(WeightsError::InvalidUnits(units));
        }
        Ok(Self {
            units,
            hidden_weights: vec![0.0; INPUTS * units],
            hidden_biases: vec![0.0; units],
            output_weights: vec![0.0; OUTPUTS * units],
            output_biases: vec![0.0; OUTPUTS],
        })
    }

    /// Returns the smallest network, whose weights are all 0.
    pub(crate) fn smallest() -> Self {
        Self {
            units: LANES,
            hidden_weights: vec![0.0; INPUTS * LANES],
            hidden_biases: vec![0.0; LANES],
            output_weights: vec![0.0; OUTPUTS * LANES],
            output_biases: vec![0.0; OUTPUTS],
        }
    }

    /// Returns the number of hidden units.
    #[must_use]
    pub const fn units(&self) -> usize {
        self.units
    }

    /// Returns all weights and biases, in the order of the file.
    #[must_use]
    pub const fn parameters(&self) -> [&Vec<f32>; 4] {
        [
            &self.hidden_weights,
            &self.hidden_biases,
            &self.output_weights,
            &self.output_biases,
        ]
    }

    /// Returns all weights and biases for modification, in the order of the file.
    pub const fn parameters_mut(&mut self) -> [&mut Vec<f32>; 4] {
        [
            &mut self.hidden_weights,
            &mut self.hidden_biases,
            &mut self.output_weights,
            &mut self.output_biases,
        ]
    }

    /// Returns the weights from an input to all units.
    #[must_use]
    #[inline]
    pub fn input_weights(&self, input: usize) -> &[f32] {
        &self.hidden_weights[input * self.units..][..self.units]
    }

    /// Returns whether any [expert feature](super::expert_features) has a weight other than 0.
    #[must_use]
    pub fn uses_expert_features(&self) -> bool {
        self.hidden_weights[PLACEMENT_INPUTS * self.units..]
            .iter()
            .any(|&weight| weight != 0.0)
    }
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str("these bytes are no weights of this network"),
            Self::InvalidUnits(units) => write!(
                f,
                "a network has a multiple of {LANES} hidden units, at most {MAX_UNITS}, not {units}"
            ),
            Self::WrongLength { actual, expected } => {
                write!(f, "the weights are {actual} bytes, not {expected}")
            }
            Self::NotFinite => f.write_str("a weight is infinite or no number"),
        }
    }
}

impl core::error::Error for WeightsError {}
