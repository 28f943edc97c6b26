//! Errors of the walk lab.

use rollout_lab::models::walk::{FitError, ModelError, ShareError, TransformError};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes {
  WalkA: true; WalkM: true; WalkS: true; WalkShare: true; WalkScale: true; WalkFactor: true;
  WalkFitMean: true; WalkFitSd: true; WalkFitThirdMoment: true; WalkFitShort: true; WalkFitNarrow: true;
}
export interface RolloutLabError {
  /** The least and the greatest third central moment that walks can have, in moves³. */
  least?: number; most?: number;
  /** The mean or the standard deviation of a walk that alone is too long or varies too much, in
   *  moves. */
  walk?: number;
}
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

impl From<TransformError> for Refusal {
    fn from(error: TransformError) -> Self {
        let (code, value) = match error {
            TransformError::Scale(scale) => ("WalkScale", scale),
            TransformError::Factor(factor) => ("WalkFactor", factor),
        };
        Self::new(code, &error.to_string()).with("value", value)
    }
}

impl From<FitError> for Refusal {
    fn from(error: FitError) -> Self {
        let (code, value) = match error {
            FitError::Mean(mean) => ("WalkFitMean", mean),
            FitError::Sd(sd) => ("WalkFitSd", sd),
            FitError::ThirdMoment { c3, .. } => ("WalkFitThirdMoment", c3),
            FitError::Short { mean, .. } => ("WalkFitShort", mean),
            FitError::Narrow { sd, .. } => ("WalkFitNarrow", sd),
        };
        let refusal = Self::new(code, &error.to_string()).with("value", value);
        match error {
            FitError::ThirdMoment { least, most, .. } => {
                refusal.with("least", least).with("most", most)
            }
            FitError::Short { walk, .. } | FitError::Narrow { walk, .. } => {
                refusal.with("walk", walk)
            }
            FitError::Mean(_) | FitError::Sd(_) => refusal,
        }
    }
}
