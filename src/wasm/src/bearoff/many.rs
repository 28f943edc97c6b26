//! Many rollouts as a JavaScript class.

use rollout_lab::bearoff::{ManyRollouts, StoppedRollouts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use crate::columns;
use crate::errors::{games, rollouts};
use crate::many_shapes;
use crate::rollouts::rolls_many;
use crate::seeds::seed;
use crate::workbench::BEAROFF;

/// Many independent rollouts of a bear-off, all of the same length.
#[wasm_bindgen]
pub struct ManyBearoffRollouts {
    many: ManyRollouts,
}

rolls_many!(ManyBearoffRollouts, BEAROFF);

#[wasm_bindgen]
impl ManyBearoffRollouts {
    /// So many rollouts of so many games each, with dice derived from the seed; none played yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] dice: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
    ) -> Result<Self, JsValue> {
        let game = game(prepared)?;
        let (rollouts, length) = (self::rollouts(rollouts)?, games("games", length)?);
        let many = ManyRollouts::new(game, seed(dice)?, rollouts, length);
        Ok(Self { many })
    }

    /// How the means spread with the luck of an estimate subtracted; of null, the plain means.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number | null")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let spread = if estimate.is_null() {
            self.many.plain_spread()
        } else {
            self.many
                .reduced_spread(self::estimate(self.many.sampler(), estimate)?)
        };
        Ok(columns::spread(&spread))
    }

    /// How many of their intervals contain the truth, plain and with the luck of an estimate subtracted, and whose mean
    /// was nearer to it; null beyond six checkers a side, where the truth is not known.
    #[wasm_bindgen(js_name = besideTruth, unchecked_return_type = "BesideTruth | null")]
    pub fn beside_truth(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let estimate = self::estimate(self.many.sampler(), estimate)?;
        match self.many.beside_truth(estimate) {
            Some(counted) => many_shapes::beside_truth(&counted),
            None => Ok(JsValue::NULL),
        }
    }

    /// The same rollouts, none played yet, each of which is stopped as soon as its average is ahead: plain, and with the
    /// luck of an estimate subtracted. One that never gets ahead has as many games as these, but at least 100 and at most
    /// 10,000. Undefined beyond six checkers a side, where it is not known what there is to be ahead of.
    #[wasm_bindgen(js_name = stoppedWhenAhead)]
    pub fn stopped_when_ahead(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<Option<StoppedBearoffRollouts>, JsValue> {
        let estimate = self::estimate(self.many.sampler(), estimate)?;
        let many = self.many.stopped_when_ahead(estimate);
        Ok(many.map(|many| StoppedBearoffRollouts { many }))
    }
}

/// The same rollouts, each stopped as soon as its average is ahead.
#[wasm_bindgen]
pub struct StoppedBearoffRollouts {
    many: StoppedRollouts,
}

rolls_many!(StoppedBearoffRollouts, BEAROFF);

#[wasm_bindgen]
impl StoppedBearoffRollouts {
    /// What became of them so far.
    #[wasm_bindgen(unchecked_return_type = "StoppedBoth")]
    pub fn stopped(&self) -> Result<JsValue, JsValue> {
        many_shapes::stopped_both(&self.many.plain(), &self.many.reduced())
    }
}
