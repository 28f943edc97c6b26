//! The one kind of error that this module throws to JavaScript.
//!
//! A thrown error is an `Error` named `RolloutLabError`. It has a `code` for programs, a sentence
//! for people, and facts (`value`, `argument`) as properties. Each lab has codes and facts of its
//! own: it converts its core's errors into [`Refusal`]s, and adds its codes and facts to the two
//! TypeScript interfaces below.

use js_sys::Error;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::set;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The error that every function of this module throws when it refuses an argument or a call. */
export interface RolloutLabError extends Error {
  name: 'RolloutLabError';
  code: keyof RefusalCodes;
  /** The refused number, or the number that would have been needed. */
  value?: number;
  /** The name of the argument whose shape is wrong. */
  argument?: string;
}
/** All codes of errors, as keys. */
export interface RefusalCodes {
  SeedEmpty: true; SeedNotANumber: true; SeedTooLarge: true; WrongShape: true; NoRandomness: true;
}
";

/// A refusal on its way to JavaScript.
pub(crate) struct Refusal(Error);

impl Refusal {
    /// Creates a refusal without facts from its code and a sentence for people.
    // Not inlined, because refusals are rare and each caller would carry a copy.
    #[inline(never)]
    pub fn new(code: &str, message: &str) -> Self {
        let error = Error::new(message);
        error.set_name("RolloutLabError");
        Self(error).with("code", code)
    }

    /// Adds a fact.
    pub fn with(self, name: &str, fact: impl Into<JsValue>) -> Self {
        set(&self.0, name, &fact.into());
        self
    }

    /// Creates the refusal of an argument that is not `expected`, which says in words what would be
    /// right.
    #[inline(never)]
    pub fn wrong_shape(argument: &str, expected: &str) -> Self {
        let message = [argument, " must be ", expected].concat();
        Self::new("WrongShape", &message).with("argument", argument)
    }
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> Self {
        refusal.0.into()
    }
}
