//! Batches of rollouts of pairs as a JavaScript class.

use rollout_lab::labs::pairs::{PairRoller, PairsRolloutBatch as Core};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::pairs;
use crate::arguments::{boolean, games, rollouts};
use crate::columns::Spread;
use crate::job_codes::PAIRS;
use crate::objects::to_js;
use crate::pairs::coupling;
use crate::rollouts::impl_batch;
use crate::seeds;

/// A batch of independent rollouts of pairs, all of the same length, as in Bob Koca's experiment.
/// Differences A - B are in percentage points of the mover's winning chances.
#[wasm_bindgen]
pub struct ManyPairsRollouts {
    batch: Core,
}

impl_batch!(ManyPairsRollouts, PAIRS);

#[wasm_bindgen]
impl ManyPairsRollouts {
    /// Creates a batch of rollouts of `games` pairs each, with dice derived from the seed. No pair
    /// is rolled yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "PairsGame", js_name = game)] js_game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] js_games: &JsValue,
    ) -> Result<Self, JsValue> {
        let roller = PairRoller::new(pairs(js_game)?);
        let (rollouts, games) = (self::rollouts(rollouts)?, games("games", js_games)?);
        let batch = Core::with_runner(roller, seeds::seed(seed)?, rollouts, games);
        Ok(Self { batch })
    }

    /// Returns the spread of the rollouts' means of A - B in a coupling, plain or with luck
    /// subtracted.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] reduced: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (coupling, reduced) = (coupling(js_coupling)?, boolean("reduced", reduced)?);
        Ok(to_js(Spread::from(self.batch.spread(coupling, reduced))))
    }
}
