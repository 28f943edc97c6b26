//! What this lab refuses, and checks of the numbers that come in.

use rollout_lab::two_checker::{Cell, LuckError, MOST_GAMES, MOST_ROLLOUTS};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::{Refusal, whole_number};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes { LuckOutOfRange: true; CannotCentre: true }
export interface RolloutLabError {
  /** The cell of the luck table that the error is about. */
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

/// The name of a cell in JavaScript: a key of `LuckTable`.
pub(super) const fn cell_name(cell: Cell) -> &'static str {
    match cell {
        Cell::Doubles => "doubles",
        Cell::NoDoubles => "noDoubles",
        Cell::OFails => "oFails",
        Cell::OBearsOff => "oBearsOff",
    }
}

/// A whole number of games, from 0 to the most that a rollout can hold.
pub(super) fn games(argument: &str, value: &JsValue) -> Result<u64, Refusal> {
    whole_number(argument, value, MOST_GAMES, "a whole number from 0 to 1e12")
}

/// A number of rollouts, from 0 to the most that are kept.
pub(super) fn rollouts(value: &JsValue) -> Result<usize, Refusal> {
    let most = MOST_ROLLOUTS as u64;
    let rollouts = whole_number("rollouts", value, most, "a whole number from 0 to 1e6")?;
    Ok(rollouts as usize)
}
