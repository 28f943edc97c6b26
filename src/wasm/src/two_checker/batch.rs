//! Batches of rollouts of the two-checker position as a JavaScript class.

use rollout_lab::labs::two_checker::{RolloutBatch, StoppedRollouts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::tables::{JsLuckTable, luck_table};
use crate::arguments::{games, rollouts};
use crate::batch_shapes::BesideTruth;
use crate::columns::Spread;
use crate::job_codes::TWO_CHECKER;
use crate::objects::to_js;
use crate::rollouts::{impl_batch, impl_stopped};
use crate::seeds;

/// A batch of independent rollouts of the two-checker position, all of the same length. All chances
/// are X's, in percent.
#[wasm_bindgen]
pub struct ManyTwoCheckerRollouts {
    pub(super) batch: RolloutBatch,
}

impl_batch!(ManyTwoCheckerRollouts, TWO_CHECKER);

#[wasm_bindgen]
impl ManyTwoCheckerRollouts {
    /// Creates a batch of rollouts of `games` games each, with dice derived from the seed. No game
    /// is rolled yet. First rolls are random.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] js_games: &JsValue,
    ) -> Result<Self, JsValue> {
        let (rollouts, games) = (self::rollouts(rollouts)?, games("games", js_games)?);
        let seed = seeds::seed(seed)?;
        let batch = RolloutBatch::new(seed, rollouts, games);
        Ok(Self { batch })
    }

    /// Returns the spread of the rollouts' means, with the luck of a table subtracted. The preset
    /// `none` gives the spread of the plain means.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        Ok(to_js(Spread::from(self.batch.spread(&luck_table(table)?))))
    }

    /// Counts the rollouts whose intervals contain X's exact winning chance, plain and with the
    /// luck of a table subtracted. Counts also which mean was nearer to it.
    #[wasm_bindgen(js_name = besideTruth, unchecked_return_type = "BesideTruth")]
    pub fn beside_truth(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        let report = self.batch.coverage(&luck_table(table)?);
        Ok(to_js(BesideTruth::from(report)))
    }

    /// Creates the same rollouts, none rolled yet, each of which stops as soon as its average is
    /// above its exact limit. Plain and reduced averages, with the luck of a table subtracted, stop
    /// separately. A rollout that never gets ahead has as many games as those of this batch, but at
    /// least 100 and at most 10,000.
    #[wasm_bindgen(js_name = stoppedWhenAhead)]
    pub fn stopped_when_ahead(
        &self,
        table: &JsLuckTable,
    ) -> Result<StoppedTwoCheckerRollouts, JsValue> {
        let batch = self.batch.stopped_when_ahead(&luck_table(table)?);
        Ok(StoppedTwoCheckerRollouts { batch })
    }
}

/// Rollouts of the two-checker position that stop as soon as their average is above its exact
/// limit.
#[wasm_bindgen]
pub struct StoppedTwoCheckerRollouts {
    batch: StoppedRollouts,
}

impl_stopped!(StoppedTwoCheckerRollouts, TWO_CHECKER);
