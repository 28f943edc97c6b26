//! The one kind of error that is thrown to JavaScript, and checks of what comes from there.
//!
//! A thrown error is an `Error` named `RolloutLabError` with a `code` for programs, a sentence for people, and
//! the facts (`value`, `argument`) as properties. Labs have codes and facts of their own: each turns its core's
//! errors into [`Refusal`]s, and says so in TypeScript by adding to the two interfaces below.

use js_sys::Error;
use rollout_lab::rollout::limits::{MAX_GAMES, MAX_ROLLOUTS};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::set;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** What every function of this module throws when it refuses something. */
export interface RolloutLabError extends Error {
  name: 'RolloutLabError';
  code: keyof RefusalCodes;
  /** The number that was refused, or that would have been needed. */
  value?: number;
  /** The argument that had a wrong shape. */
  argument?: string;
}
/** The keys are the codes that there are. */
export interface RefusalCodes {
  SeedEmpty: true; SeedNotANumber: true; SeedTooLarge: true; WrongShape: true; NoRandomness: true;
}
";

/// A refusal on its way to JavaScript.
pub(crate) struct Refusal(Error);

impl Refusal {
    /// A refusal without facts: its code, and a sentence for people. Not inlined, because refusals are rare and each
    /// caller would carry a copy.
    #[inline(never)]
    pub fn new(code: &str, message: &str) -> Self {
        let error = Error::new(message);
        error.set_name("RolloutLabError");
        Self(error).with("code", code)
    }

    /// One fact more.
    pub fn with(self, name: &str, fact: impl Into<JsValue>) -> Self {
        set(&self.0, name, &fact.into());
        self
    }

    /// An argument is not what it should be: its name, and what it should be.
    #[inline(never)]
    pub fn wrong_shape(argument: &str, wanted: &str) -> Self {
        let message = [argument, " must be ", wanted].concat();
        Self::new("WrongShape", &message).with("argument", argument)
    }
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> Self {
        refusal.0.into()
    }
}

/// A whole number from 0 to `most`; `wanted` says that in words.
#[inline(never)]
pub(crate) fn whole_number(
    argument: &str,
    value: &JsValue,
    most: u64,
    wanted: &str,
) -> Result<u64, Refusal> {
    value
        .as_f64()
        .filter(|number| *number >= 0.0 && *number <= most as f64 && number.fract() == 0.0)
        .map(|number| number as u64)
        .ok_or_else(|| Refusal::wrong_shape(argument, wanted))
}

/// A whole number of games, from 0 to the most that a rollout can hold.
pub(crate) fn games(argument: &str, value: &JsValue) -> Result<u64, Refusal> {
    whole_number(argument, value, MAX_GAMES, "a whole number from 0 to 1e12")
}

/// A number of rollouts, from 0 to the most that are kept.
pub(crate) fn rollouts(value: &JsValue) -> Result<usize, Refusal> {
    let most = MAX_ROLLOUTS as u64;
    let rollouts = whole_number("rollouts", value, most, "a whole number from 0 to 1e5")?;
    Ok(rollouts as usize)
}
