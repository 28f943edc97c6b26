//! Errors of the council lab.

use rollout_lab::models::council::{ModelError, Quantity};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes {
  CouncilCandidates: true; CouncilPrograms: true; CouncilNotANumber: true; CouncilDifference: true; CouncilNoise: true;
  CouncilOrder: true; CouncilRatio: true; CouncilUnequalPanel: true; CouncilCopying: true; CouncilCopyingPanel: true;
}
export interface RolloutLabError {
  /** The key of the council's number that the error is about. */
  quantity?: keyof CouncilModel;
}
";

impl From<ModelError> for Refusal {
    fn from(error: ModelError) -> Self {
        let (code, quantity, value) = match error {
            ModelError::Candidates { given } => ("CouncilCandidates", "candidates", given as f64),
            ModelError::Programs { given } => ("CouncilPrograms", "programs", given as f64),
            ModelError::NotFinite { quantity } => ("CouncilNotANumber", key(quantity), f64::NAN),
            ModelError::Difference { given } => ("CouncilDifference", "d", given),
            ModelError::Noise {
                quantity, noise, ..
            } => ("CouncilNoise", key(quantity), noise),
            ModelError::Order { s1, .. } => ("CouncilOrder", "s1", s1),
            ModelError::Ratio { s2, .. } => ("CouncilRatio", "s2", s2),
            ModelError::UnequalPanel { s2, .. } => ("CouncilUnequalPanel", "s2", s2),
            ModelError::Copying { given } => ("CouncilCopying", "copying", given),
            ModelError::CopyingPanel { copying, .. } => ("CouncilCopyingPanel", "copying", copying),
        };
        let refusal = Self::new(code, &error.to_string()).with("quantity", quantity);
        if value.is_nan() {
            refusal
        } else {
            refusal.with("value", value)
        }
    }
}

/// Returns the key of a quantity in `CouncilModel`.
const fn key(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::Difference => "d",
        Quantity::StrongestNoise => "s1",
        Quantity::OthersNoise => "s2",
        Quantity::Copying => "copying",
    }
}
