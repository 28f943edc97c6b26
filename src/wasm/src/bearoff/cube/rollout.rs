//! Rollouts of bear-offs with a cube as a JavaScript class.

use rollout_lab::labs::cube::CubeRollout as Rollout;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use super::record_shapes::record;
use super::shapes::{ladder, readout};
use crate::job_codes::CUBE;
use crate::sampled::impl_sampled_rollout;

/// A rollout of a bear-off with a cube. Results are in points for the side on roll at the start,
/// per unit of the cube at the start.
#[wasm_bindgen]
pub struct CubeRollout {
    rollout: Rollout,
}

impl_sampled_rollout!(
    CubeRollout of CUBE;
    games: game, "CubeGame"; estimates: estimate;
    records: record, "CubeRecord"; readouts: readout, "CubeReadout"
);

#[wasm_bindgen]
impl CubeRollout {
    /// Returns the measured statistics with each estimate's luck subtracted, in the setup's order.
    #[wasm_bindgen(unchecked_return_type = "CubeRung[]")]
    pub fn ladder(&self) -> Result<JsValue, JsValue> {
        ladder(&self.rollout).to_js()
    }
}
