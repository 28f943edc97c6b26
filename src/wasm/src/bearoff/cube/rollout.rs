//! The rollout of a bear-off with a cube as a JavaScript class.

use rollout_lab::labs::cube::CubeRollout as Rollout;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use super::record_shapes::record;
use super::shapes::{ladder, readout};
use crate::sampled::rolls_sampled;
use crate::worker_job::CUBE;

/// A rollout of a bear-off with a cube, in points for the side on roll at the start, per unit of the cube then.
#[wasm_bindgen]
pub struct CubeRollout {
    rollout: Rollout,
}

rolls_sampled!(
    CubeRollout of CUBE;
    games: game, "CubeGame"; estimates: estimate;
    records: record, "CubeRecord"; readouts: readout, "CubeReadout"
);

#[wasm_bindgen]
impl CubeRollout {
    /// The measured statistics of all estimates, in their order.
    #[wasm_bindgen(unchecked_return_type = "CubeRung[]")]
    pub fn ladder(&self) -> Result<JsValue, JsValue> {
        ladder(&self.rollout).to_js()
    }
}
