//! Rollouts of bear-offs as a JavaScript class.

use rollout_lab::labs::bearoff::Rollout;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use super::game_shapes::BearoffReadout;
use super::record_shapes::BearoffRecord;
use crate::block_worth::RotatedFigures;
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
    records: BearoffRecord::new, "BearoffRecord"; readouts: readout, "BearoffReadout"
);

/// Converts the current statistics, with the luck of an estimate subtracted.
fn readout(rollout: &Rollout, estimate: usize) -> BearoffReadout {
    BearoffReadout::new(
        rollout.sampler(),
        estimate,
        &rollout.point(estimate),
        rollout.wins(),
        rollout.seed().to_string(),
        rollout.equivalent_games(estimate),
        RotatedFigures::of(rollout, estimate),
    )
}
