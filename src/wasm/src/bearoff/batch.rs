//! Batches of rollouts of bear-offs as a JavaScript class.

use rollout_lab::labs::bearoff::{RolloutBatch, StoppedRollouts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use crate::job_codes::BEAROFF;
use crate::sampled::impl_sampled_batches;

/// A batch of independent rollouts of a bear-off, all of the same length. All chances are X's, in
/// percent.
#[wasm_bindgen]
pub struct ManyBearoffRollouts {
    batch: RolloutBatch,
}

impl_sampled_batches!(
    ManyBearoffRollouts: RolloutBatch, StoppedBearoffRollouts: StoppedRollouts, of BEAROFF;
    games: game, "BearoffGame"; estimates: estimate; stopped: "StoppedBearoffRollouts | null"
);
