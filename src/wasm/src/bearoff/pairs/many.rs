//! Many rollouts of pairs as a JavaScript class.

use rollout_lab::labs::pairs::{PairRoller, PairsRolloutBatch as Core};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::pairs;
use crate::errors::{games, rollouts};
use crate::pairs::{coupling, flag};
use crate::rollouts::rolls_many;
use crate::worker_job::PAIRS;
use crate::{columns, seeds};

/// Many independent rollouts of pairs, all of the same length: Koca's experiment. Differences A - B are in percentage points of the
/// mover's winning chances.
#[wasm_bindgen]
pub struct ManyPairsRollouts {
    many: Core,
}

rolls_many!(ManyPairsRollouts, PAIRS);

#[wasm_bindgen]
impl ManyPairsRollouts {
    /// Rollouts of equally many pairs each, with dice derived from the seed; none rolled yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "PairsGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
    ) -> Result<Self, JsValue> {
        let roller = PairRoller::new(pairs(prepared)?);
        let (rollouts, length) = (self::rollouts(rollouts)?, games("games", length)?);
        let many = Core::with_runner(roller, seeds::seed(seed)?, rollouts, length);
        Ok(Self { many })
    }

    /// How the means of A - B spread in a coupling, plain or with luck subtracted.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] reduced: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (coupling, reduced) = (coupling(name)?, flag("reduced", reduced)?);
        Ok(columns::spread(&self.many.spread(coupling, reduced)))
    }
}
