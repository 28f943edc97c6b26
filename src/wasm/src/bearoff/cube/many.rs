//! Many rollouts of bear-offs with a cube as a JavaScript class.

use rollout_lab::labs::cube;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use crate::sampled::rolls_many_sampled;
use crate::worker_job::CUBE;

/// Many independent rollouts of a bear-off with a cube, all of the same length, in points for the side on roll at the start, per
/// unit of the cube then.
#[wasm_bindgen]
pub struct ManyCubeRollouts {
    many: cube::CubeRolloutBatch,
}

rolls_many_sampled!(
    ManyCubeRollouts: cube::CubeRolloutBatch, StoppedCubeRollouts: cube::StoppedCubeRollouts, of CUBE;
    games: game, "CubeGame"; estimates: estimate; stopped: "StoppedCubeRollouts | null"
);
