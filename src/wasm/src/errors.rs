//! The one kind of error that is thrown to JavaScript, and checks of what comes from there.
//!
//! A thrown error is an `Error` named `RolloutLabError` with a `code` for programs, a sentence for people, and
//! the facts (`cell`, `value`, `argument`) as properties.

use js_sys::Error;
use rollout_lab::seed::SeedError;
use rollout_lab::two_checker::{Cell, LuckError, MOST_GAMES, MOST_ROLLOUTS};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::set;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** What every function of this module throws when it refuses something. */
export interface RolloutLabError extends Error {
  name: 'RolloutLabError';
  code: 'LuckOutOfRange' | 'CannotCentre' | 'SeedEmpty' | 'SeedNotANumber' | 'SeedTooLarge' | 'WrongShape'
    | 'NoRandomness';
  /** The cell of the luck table that the error is about. */
  cell?: keyof LuckTable;
  /** The number that was refused, or that would have been needed. */
  value?: number;
  /** The argument that had a wrong shape. */
  argument?: string;
}
";

/// A refusal on its way to JavaScript.
#[derive(Debug)]
pub(crate) enum Refusal {
    Luck(LuckError),
    Seed(SeedError),
    /// An argument is not what it should be: its name, and what it should be.
    WrongShape(&'static str, &'static str),
    /// The browser gave no random bits.
    NoRandomness,
}

impl From<LuckError> for Refusal {
    fn from(error: LuckError) -> Self {
        Self::Luck(error)
    }
}

impl From<SeedError> for Refusal {
    fn from(error: SeedError) -> Self {
        Self::Seed(error)
    }
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> Self {
        let (code, message) = match &refusal {
            Refusal::Luck(error @ LuckError::OutOfRange { .. }) => {
                ("LuckOutOfRange", error.to_string())
            }
            Refusal::Luck(error @ LuckError::CannotCentre { .. }) => {
                ("CannotCentre", error.to_string())
            }
            Refusal::Seed(error) => {
                let code = match error {
                    SeedError::Empty => "SeedEmpty",
                    SeedError::NotANumber => "SeedNotANumber",
                    SeedError::TooLarge => "SeedTooLarge",
                };
                (code, error.to_string())
            }
            Refusal::WrongShape(argument, wanted) => {
                ("WrongShape", [argument, " must be ", wanted].concat())
            }
            Refusal::NoRandomness => ("NoRandomness", "the browser gave no random bits".to_owned()),
        };
        let thrown = Error::new(&message);
        thrown.set_name("RolloutLabError");
        set(&thrown, "code", &code.into());
        match refusal {
            Refusal::Luck(
                LuckError::OutOfRange { cell, value } | LuckError::CannotCentre { cell, value },
            ) => {
                set(&thrown, "cell", &cell_name(cell).into());
                set(&thrown, "value", &value.into());
            }
            Refusal::WrongShape(argument, _) => set(&thrown, "argument", &argument.into()),
            Refusal::Seed(_) | Refusal::NoRandomness => {}
        }
        thrown.into()
    }
}

/// The name of a cell in JavaScript: a key of `LuckTable`.
pub(crate) const fn cell_name(cell: Cell) -> &'static str {
    match cell {
        Cell::Doubles => "doubles",
        Cell::NoDoubles => "noDoubles",
        Cell::OFails => "oFails",
        Cell::OBearsOff => "oBearsOff",
    }
}

/// A whole number of games, from 0 to the most that a rollout can hold.
pub(crate) fn games(argument: &'static str, value: &JsValue) -> Result<u64, Refusal> {
    whole_number(value, MOST_GAMES).ok_or(Refusal::WrongShape(
        argument,
        "a whole number from 0 to 1e12",
    ))
}

/// A number of rollouts, from 0 to the most that are kept.
pub(crate) fn rollouts(value: &JsValue) -> Result<usize, Refusal> {
    whole_number(value, MOST_ROLLOUTS as u64)
        .map(|rollouts| rollouts as usize)
        .ok_or(Refusal::WrongShape(
            "rollouts",
            "a whole number from 0 to 1e6",
        ))
}

fn whole_number(value: &JsValue, most: u64) -> Option<u64> {
    let number = value.as_f64()?;
    (number >= 0.0 && number <= most as f64 && number.fract() == 0.0).then_some(number as u64)
}

/// A time budget in milliseconds.
pub(crate) fn milliseconds(value: &JsValue) -> Result<f64, Refusal> {
    match value.as_f64() {
        Some(budget) if budget >= 0.0 => Ok(budget),
        _ => Err(Refusal::WrongShape("milliseconds", "a number from 0 on")),
    }
}
