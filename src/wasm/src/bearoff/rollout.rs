//! The bear-off rollout as a JavaScript class.

use rollout_lab::labs::bearoff::Rollout;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use super::shapes::{readout, record};
use crate::sampled::rolls_sampled;
use crate::worker_job::BEAROFF;

/// A rollout of a bear-off. All chances are X's, in percent.
#[wasm_bindgen]
pub struct BearoffRollout {
    rollout: Rollout,
}

rolls_sampled!(
    BearoffRollout of BEAROFF;
    games: game, "BearoffGame"; estimates: estimate;
    records: record, "BearoffRecord"; readouts: readout, "BearoffReadout"
);
