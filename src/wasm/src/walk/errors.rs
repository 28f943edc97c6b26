//! What this lab refuses.

use rollout_lab::walk::{ModelError, ShareError};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes { WalkA: true; WalkM: true; WalkS: true; WalkShare: true }
";

impl From<ModelError> for Refusal {
    fn from(error: ModelError) -> Self {
        let (code, value) = match error {
            ModelError::A(a) => ("WalkA", a),
            ModelError::M(m) => ("WalkM", m),
            ModelError::S(s) => ("WalkS", s),
        };
        Self::new(code, &error.to_string()).with("value", value)
    }
}

impl From<ShareError> for Refusal {
    fn from(error: ShareError) -> Self {
        Self::new("WalkShare", &error.to_string()).with("value", error.0)
    }
}
