//! Batches of rollouts of bear-offs with a cube as a JavaScript class.

use rollout_lab::labs::cube;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use crate::job_codes::CUBE;
use crate::sampled::impl_sampled_batches;

/// A batch of independent rollouts of a bear-off with a cube, all of the same length. Results are
/// in points for the side on roll at the start, per unit of the cube at the start.
#[wasm_bindgen]
pub struct ManyCubeRollouts {
    batch: cube::CubeRolloutBatch,
}

impl_sampled_batches!(
    ManyCubeRollouts: cube::CubeRolloutBatch, StoppedCubeRollouts: cube::StoppedCubeRollouts, of CUBE;
    games: game, "CubeGame"; estimates: estimate; stopped: "StoppedCubeRollouts | null"
);
