//! Seeds: read from text, and drawn from the browser's randomness.

use rollout_lab::rollout::seed::{Seed, SeedError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;

impl From<SeedError> for Refusal {
    fn from(error: SeedError) -> Self {
        let code = match error {
            SeedError::Empty => "SeedEmpty",
            SeedError::NotANumber => "SeedNotANumber",
            SeedError::TooLarge => "SeedTooLarge",
        };
        Self::new(code, &error.to_string())
    }
}

/// A seed from a JavaScript string.
pub(crate) fn seed(value: &JsValue) -> Result<Seed, Refusal> {
    let text = value
        .as_string()
        .ok_or_else(|| Refusal::wrong_shape("seed", "a string of digits"))?;
    Ok(text.parse()?)
}

/// The seed that a text stands for (decimal, or `0x` and hexadecimal), as it is always written: `0x2a61`.
/// Throws `RolloutLabError` with the reason if it is none.
#[wasm_bindgen(js_name = readSeed)]
pub fn read_seed(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<String, JsValue> {
    Ok(seed(text)?.to_string())
}

/// A seed for new dice from the browser's randomness. It has 32 bits: plenty to differ, and short enough to
/// be read out and typed.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Result<String, JsValue> {
    let bits = getrandom::u32()
        .map_err(|_| Refusal::new("NoRandomness", "the browser gave no random bits"))?;
    Ok(Seed::new(bits.into()).to_string())
}
