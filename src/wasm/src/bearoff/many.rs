//! Many rollouts as a JavaScript class.

use rollout_lab::labs::bearoff::{RolloutBatch, StoppedRollouts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use crate::sampled::rolls_many_sampled;
use crate::worker_job::BEAROFF;

/// Many independent rollouts of a bear-off, all of the same length. All chances are X's, in percent.
#[wasm_bindgen]
pub struct ManyBearoffRollouts {
    many: RolloutBatch,
}

rolls_many_sampled!(
    ManyBearoffRollouts: RolloutBatch, StoppedBearoffRollouts: StoppedRollouts, of BEAROFF;
    games: game, "BearoffGame"; estimates: estimate; stopped: "StoppedBearoffRollouts | null"
);
