//! Many rollouts as a JavaScript class.

use rollout_lab::labs::two_checker::{RolloutBatch, StoppedRollouts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::tables::{JsLuckTable, luck_table};
use crate::errors::{games, rollouts};
use crate::rollouts::rolls_many;
use crate::worker_job::TWO_CHECKER;
use crate::{columns, many_shapes, seeds};

/// Many independent rollouts of the two-checker position, all of the same length. All chances are X's, in percent.
#[wasm_bindgen]
pub struct ManyTwoCheckerRollouts {
    many: RolloutBatch,
}

rolls_many!(ManyTwoCheckerRollouts, TWO_CHECKER);

#[wasm_bindgen]
impl ManyTwoCheckerRollouts {
    /// Rollouts of equally many games each, with dice derived from the seed; none rolled yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
    ) -> Result<Self, JsValue> {
        let (rollouts, length) = (self::rollouts(rollouts)?, games("games", length)?);
        let many = RolloutBatch::new(seeds::seed(seed)?, rollouts, length);
        Ok(Self { many })
    }

    /// How the means spread with the luck of this table subtracted; with the preset `none`, the plain means.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        Ok(columns::spread(&self.many.spread(&luck_table(table)?)))
    }

    /// How many of their intervals contain the truth, plain and with the luck of this table subtracted, and whose mean
    /// was nearer to it.
    #[wasm_bindgen(js_name = besideTruth, unchecked_return_type = "BesideTruth")]
    pub fn beside_truth(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        many_shapes::beside_truth(&self.many.coverage(&luck_table(table)?))
    }

    /// These rollouts from the start, each stopped as soon as its average is ahead: the plain average, and the average
    /// with the luck of this table subtracted. A rollout that never gets ahead has as many games as these, but at least
    /// 100 and at most 10,000.
    #[wasm_bindgen(js_name = stoppedWhenAhead)]
    pub fn stopped_when_ahead(
        &self,
        table: &JsLuckTable,
    ) -> Result<StoppedTwoCheckerRollouts, JsValue> {
        let many = self.many.stopped_when_ahead(&luck_table(table)?);
        Ok(StoppedTwoCheckerRollouts { many })
    }
}

/// Rollouts that are stopped as soon as their average is ahead.
#[wasm_bindgen]
pub struct StoppedTwoCheckerRollouts {
    many: StoppedRollouts,
}

rolls_many!(StoppedTwoCheckerRollouts, TWO_CHECKER);

#[wasm_bindgen]
impl StoppedTwoCheckerRollouts {
    /// Statistics of the stopped rollouts so far.
    #[wasm_bindgen(unchecked_return_type = "StoppedBoth")]
    pub fn stopped(&self) -> Result<JsValue, JsValue> {
        many_shapes::stopped_both(&self.many.plain(), &self.many.reduced())
    }
}
