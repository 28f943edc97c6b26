//! Errors of the two-checker lab.

use rollout_lab::labs::two_checker::{Cell, EvaluationError, LuckError};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes { LuckOutOfRange: true; CannotCentre: true; EvaluationOutOfRange: true }
export interface RolloutLabError {
  /** The event whose luck or evaluation the error is about. */
  cell?: keyof LuckTable;
}
";

impl From<LuckError> for Refusal {
    fn from(error: LuckError) -> Self {
        let (code, cell, value) = match error {
            LuckError::OutOfRange { cell, value } => ("LuckOutOfRange", cell, value),
            LuckError::CannotCentre { cell, value } => ("CannotCentre", cell, value),
        };
        Self::new(code, &error.to_string())
            .with("cell", cell_name(cell))
            .with("value", value)
    }
}

impl From<EvaluationError> for Refusal {
    fn from(error: EvaluationError) -> Self {
        match error {
            EvaluationError::OutOfRange { cell, value } => {
                Self::new("EvaluationOutOfRange", &error.to_string())
                    .with("cell", cell_name(cell))
                    .with("value", value)
            }
            EvaluationError::Luck(luck) => luck.into(),
        }
    }
}

/// Returns the name of a cell in JavaScript, which is a key of `LuckTable`.
pub(crate) const fn cell_name(cell: Cell) -> &'static str {
    match cell {
        Cell::Doubles => "doubles",
        Cell::NoDoubles => "noDoubles",
        Cell::OFails => "oFails",
        Cell::OBearsOff => "oBearsOff",
    }
}
