//! Seeds, read from text or drawn from the browser's random bits.

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

/// Parses a seed from a JavaScript string.
pub(crate) fn seed(value: &JsValue) -> Result<Seed, Refusal> {
    let text = value
        .as_string()
        .ok_or_else(|| Refusal::wrong_shape("seed", "a string of digits"))?;
    Ok(text.parse()?)
}

/// Returns the seed that a text contains, in its standard form: `0x2a61`. The text has decimal
/// digits, or `0x` and hexadecimal digits. Throws `RolloutLabError` with the reason if it is not a
/// valid seed.
#[wasm_bindgen(js_name = readSeed)]
pub fn read_seed(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<String, JsValue> {
    Ok(seed(text)?.to_string())
}

/// Draws a seed from the browser's random bits. It has 32 bits: enough for different seeds to be
/// the rule, and few enough to be read out and typed.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Result<String, JsValue> {
    let bits = getrandom::u32()
        .map_err(|_| Refusal::new("NoRandomness", "the browser gave no random bits"))?;
    Ok(Seed::new(bits.into()).to_string())
}
