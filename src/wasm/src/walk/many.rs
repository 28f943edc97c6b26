//! Many rollouts of walks as a JavaScript class.

use rollout_lab::models::walk::{LuckShare, Walks};
use rollout_lab::rollout::sampled::{RolloutBatch, StoppedRollouts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::walks;
use super::setup::share;
use crate::errors::{games, rollouts};
use crate::objects::or_null;
use crate::rollouts::rolls_many;
use crate::worker_job::WALK;
use crate::{columns, many_shapes, seeds};

/// Many independent rollouts of walks, all of the same length. Results are in percent, where it is asked who wins, or in moves.
#[wasm_bindgen]
pub struct ManyWalkRollouts {
    many: RolloutBatch<Walks>,
}

rolls_many!(ManyWalkRollouts, WALK);

#[wasm_bindgen]
impl ManyWalkRollouts {
    /// So many rollouts of so many walks each, with deviates derived from the seed; none walked yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "WalkGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
    ) -> Result<Self, JsValue> {
        let walks = walks(prepared)?;
        let (rollouts, length) = (self::rollouts(rollouts)?, games("games", length)?);
        Ok(Self {
            many: RolloutBatch::new(walks, seeds::seed(seed)?, rollouts, length),
        })
    }

    /// How the means spread with this share of the luck subtracted; of null, the plain means.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number | null", js_name = share)] of_luck: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let share = if of_luck.is_null() {
            LuckShare::NONE
        } else {
            share(of_luck)?
        };
        Ok(columns::spread(&self.many.spread_with_share(share)))
    }

    /// How many of their intervals contain the truth, plain and with this share of the luck subtracted, and whose mean was
    /// nearer to it; null where the truth is not known.
    #[wasm_bindgen(js_name = besideTruth, unchecked_return_type = "BesideTruth | null")]
    pub fn beside_truth(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] of_luck: &JsValue,
    ) -> Result<JsValue, JsValue> {
        match self.many.coverage_with_share(share(of_luck)?) {
            Some(counted) => many_shapes::beside_truth(&counted),
            None => Ok(JsValue::NULL),
        }
    }

    /// The same rollouts, none walked yet, each of which is stopped as soon as its average is ahead: plain, and with this share
    /// of the luck subtracted. One that never gets ahead has as many walks as these, but at least 100 and at most 10,000. Null
    /// where it is not known what there is to be ahead of.
    #[wasm_bindgen(
        js_name = stoppedWhenAhead,
        unchecked_return_type = "StoppedWalkRollouts | null"
    )]
    pub fn stopped_when_ahead(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] of_luck: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let many = self.many.stopped_with_share(share(of_luck)?);
        Ok(or_null(many.map(|many| StoppedWalkRollouts { many })))
    }
}

/// Rollouts that are stopped as soon as their average is ahead.
#[wasm_bindgen]
pub struct StoppedWalkRollouts {
    many: StoppedRollouts<Walks>,
}

rolls_many!(StoppedWalkRollouts, WALK);

#[wasm_bindgen]
impl StoppedWalkRollouts {
    /// Statistics of the stopped rollouts so far.
    #[wasm_bindgen(unchecked_return_type = "StoppedBoth")]
    pub fn stopped(&self) -> Result<JsValue, JsValue> {
        many_shapes::stopped_both(&self.many.plain(), &self.many.reduced())
    }
}
