//! A network's weights as they were learnt; how they are kept is in `files.rs`.

use core::fmt;

use super::inputs::{INPUTS, PLACED};

/// How many numbers a network puts out: the five [chances](crate::backgammon::Chances).
pub const OUTPUTS: usize = 5;

/// Hidden units come in groups of so many.
pub const LANES: usize = 8;

/// A network has no more hidden units than this.
pub const MOST_UNITS: usize = 1024;

/// The weights of a network with one hidden layer: its units are a weighted sum of the inputs, or 0 if that is less; the
/// outputs are weighted sums of the units, made a chance by the logistic function.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// How many hidden units; a multiple of [`LANES`].
    units: usize,
    /// Weights from each input to all units, input by input.
    pub first: Vec<f32>,
    /// The bias of each hidden unit.
    pub first_bias: Vec<f32>,
    /// From all units to each output, output by output.
    pub second: Vec<f32>,
    /// The bias of each output.
    pub second_bias: Vec<f32>,
}

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They do not begin as weights of these inputs do.
    Other,
    /// There is no network with so many hidden units: their number is a multiple of 8, at most 1024.
    Units(usize),
    /// Their number is not what so many units need.
    Length {
        /// How many bytes there are.
        is: usize,
        /// How many it should be.
        expected: usize,
    },
    /// A weight is infinite or no number.
    NoNumber,
}

impl Weights {
    /// So many units, and all weights 0.
    ///
    /// # Errors
    /// [`WeightsError::Units`].
    pub fn zero(units: usize) -> Result<Self, WeightsError> {
        if units == 0 || !units.is_multiple_of(LANES) || units > MOST_UNITS {
            return Err(WeightsError::Units(units));
        }
        Ok(Self {
            units,
            first: vec![0.0; INPUTS * units],
            first_bias: vec![0.0; units],
            second: vec![0.0; OUTPUTS * units],
            second_bias: vec![0.0; OUTPUTS],
        })
    }

    /// The fewest units, and all weights 0.
    pub(crate) fn least() -> Self {
        Self {
            units: LANES,
            first: vec![0.0; INPUTS * LANES],
            first_bias: vec![0.0; LANES],
            second: vec![0.0; OUTPUTS * LANES],
            second_bias: vec![0.0; OUTPUTS],
        }
    }

    /// How many hidden units it has.
    #[must_use]
    pub const fn units(&self) -> usize {
        self.units
    }

    /// All weights, in the order of the file.
    #[must_use]
    pub const fn parts(&self) -> [&Vec<f32>; 4] {
        [
            &self.first,
            &self.first_bias,
            &self.second,
            &self.second_bias,
        ]
    }

    /// All weights and biases, mutably.
    pub const fn parts_mut(&mut self) -> [&mut Vec<f32>; 4] {
        [
            &mut self.first,
            &mut self.first_bias,
            &mut self.second,
            &mut self.second_bias,
        ]
    }

    /// Weights from an input to all units.
    #[must_use]
    pub fn of_input(&self, input: usize) -> &[f32] {
        &self.first[input * self.units..][..self.units]
    }

    /// Whether any [count](super::expert_features) makes a difference to it.
    #[must_use]
    pub fn sees_counts(&self) -> bool {
        self.first[PLACED * self.units..]
            .iter()
            .any(|&weight| weight != 0.0)
    }
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Other => f.write_str("these bytes are no weights of this network"),
            Self::Units(units) => write!(
                f,
                "a network has a multiple of {LANES} hidden units, at most {MOST_UNITS}, not {units}"
            ),
            Self::Length { is, expected } => {
                write!(f, "the weights are {is} bytes, not {expected}")
            }
            Self::NoNumber => f.write_str("a weight is infinite or no number"),
        }
    }
}

impl core::error::Error for WeightsError {}
