//! Rollouts of bear-offs as a JavaScript class.

use rollout_lab::labs::bearoff::Rollout;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use super::shapes::{readout, record};
use crate::job_codes::BEAROFF;
use crate::sampled::impl_sampled_rollout;

/// A rollout of a bear-off. All chances are X's, in percent.
#[wasm_bindgen]
pub struct BearoffRollout {
    rollout: Rollout,
}

impl_sampled_rollout!(
    BearoffRollout of BEAROFF;
    games: game, "BearoffGame"; estimates: estimate;
    records: record, "BearoffRecord"; readouts: readout, "BearoffReadout"
);
