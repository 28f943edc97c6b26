//! Batches of rollouts of walks as a JavaScript class.

use rollout_lab::models::walk::{LuckShare, Walks};
use rollout_lab::rollout::sampled::{RolloutBatch, StoppedRollouts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::walks;
use super::setup::share;
use crate::arguments::{games, rollouts};
use crate::batch_shapes::BesideTruth;
use crate::columns::Spread;
use crate::job_codes::WALK;
use crate::objects::{or_null, to_js};
use crate::rollouts::{impl_batch, impl_stopped};
use crate::seeds;

/// A batch of independent rollouts of walks, all of the same length. Results are in percent for who
/// wins, or in moves for how long walks take.
#[wasm_bindgen]
pub struct ManyWalkRollouts {
    batch: RolloutBatch<Walks>,
}

impl_batch!(ManyWalkRollouts, WALK);

#[wasm_bindgen]
impl ManyWalkRollouts {
    /// Creates a batch of rollouts of `games` walks each, with normal deviates derived from the
    /// seed. No walk is rolled yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "WalkGame", js_name = game)] js_game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] js_games: &JsValue,
    ) -> Result<Self, JsValue> {
        let walks = walks(js_game)?;
        let (rollouts, games) = (self::rollouts(rollouts)?, games("games", js_games)?);
        Ok(Self {
            batch: RolloutBatch::new(walks, seeds::seed(seed)?, rollouts, games),
        })
    }

    /// Returns the spread of the rollouts' means, with a share of the luck subtracted, 0 to 2. For
    /// null, the spread of the plain means.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number | null", js_name = share)] js_share: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let share = if js_share.is_null() {
            LuckShare::NONE
        } else {
            share(js_share)?
        };
        Ok(to_js(Spread::from(self.batch.spread_with_share(share))))
    }

    /// Counts the rollouts whose intervals contain the exact mean, plain and with a share of the
    /// luck subtracted. Counts also which mean was nearer to it. null if the exact mean is unknown.
    #[wasm_bindgen(js_name = besideTruth, unchecked_return_type = "BesideTruth | null")]
    pub fn beside_truth(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] js_share: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let report = self.batch.coverage_with_share(share(js_share)?);
        Ok(to_js(report.map(BesideTruth::from)))
    }

    /// Creates the same rollouts, none rolled yet, each of which stops as soon as its average is
    /// above the exact mean. Plain and reduced averages, with a share of the luck subtracted, stop
    /// separately. A rollout that never gets ahead has as many walks as those of this batch, but at
    /// least 100 and at most 10,000. null if the exact mean is unknown.
    #[wasm_bindgen(
        js_name = stoppedWhenAhead,
        unchecked_return_type = "StoppedWalkRollouts | null"
    )]
    pub fn stopped_when_ahead(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] js_share: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let batch = self.batch.stopped_with_share(share(js_share)?);
        Ok(or_null(batch.map(|batch| StoppedWalkRollouts { batch })))
    }
}

/// Rollouts of walks that stop as soon as their average is ahead of the exact mean.
#[wasm_bindgen]
pub struct StoppedWalkRollouts {
    batch: StoppedRollouts<Walks>,
}

impl_stopped!(StoppedWalkRollouts, WALK);
