//! A network's weights as they were learnt; how they are kept is in `files.rs`.

use core::fmt;

use super::inputs::{INPUTS, PLACEMENT_INPUTS};

/// How many numbers a network puts out: the five [chances](crate::backgammon::Chances).
pub const OUTPUTS: usize = 5;

/// Hidden units come in groups of so many.
pub const LANES: usize = 8;

/// A network has no more hidden units than this.
pub const MAX_UNITS: usize = 1024;

/// The weights of a network with one hidden layer: its units are a weighted sum of the inputs, or 0 if that is less; the
/// outputs are weighted sums of the units, made a chance by the logistic function.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// How many hidden units; a multiple of [`LANES`].
    units: usize,
    /// Weights from each input to all units, input by input.
    pub hidden_weights: Vec<f32>,
    /// The bias of each hidden unit.
    pub hidden_biases: Vec<f32>,
    /// From all units to each output, output by output.
    pub output_weights: Vec<f32>,
    /// The bias of each output.
    pub output_biases: Vec<f32>,
}

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They do not begin as weights of these inputs do.
    UnknownFormat,
    /// There is no network with so many hidden units: their number is a multiple of 8, at most 1024.
    InvalidUnits(usize),
    /// Their number is not what so many units need.
    WrongLength {
        /// How many bytes there are.
        actual: usize,
        /// How many it should be.
        expected: usize,
    },
    /// A weight is infinite or no number.
    NotFinite,
}

impl Weights {
    /// So many units, and all weights 0.
    ///
    /// # Errors
    /// [`WeightsError::InvalidUnits`].
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

    /// The fewest units, and all weights 0.
    pub(crate) fn smallest() -> Self {
        Self {
            units: LANES,
            hidden_weights: vec![0.0; INPUTS * LANES],
            hidden_biases: vec![0.0; LANES],
            output_weights: vec![0.0; OUTPUTS * LANES],
            output_biases: vec![0.0; OUTPUTS],
        }
    }

    /// How many hidden units it has.
    #[must_use]
    pub const fn units(&self) -> usize {
        self.units
    }

    /// All weights, in the order of the file.
    #[must_use]
    pub const fn parameters(&self) -> [&Vec<f32>; 4] {
        [
            &self.hidden_weights,
            &self.hidden_biases,
            &self.output_weights,
            &self.output_biases,
        ]
    }

    /// All weights and biases, mutably.
    pub const fn parameters_mut(&mut self) -> [&mut Vec<f32>; 4] {
        [
            &mut self.hidden_weights,
            &mut self.hidden_biases,
            &mut self.output_weights,
            &mut self.output_biases,
        ]
    }

    /// Weights from an input to all units.
    #[must_use]
    pub fn input_weights(&self, input: usize) -> &[f32] {
        &self.hidden_weights[input * self.units..][..self.units]
    }

    /// Whether any [count](super::expert_features) makes a difference to it.
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
