//! The two-checker lab: its rollout as a JavaScript class, and what that needs.

mod errors;
mod funnel;
mod many;
mod shapes;
mod tables;

use rollout_lab::codec;
use rollout_lab::labs::two_checker::{Rollout, TwoCheckerJobSpec};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::games;
use crate::rollouts::rolls_games;
use crate::worker_job::{Job, TWO_CHECKER};
use crate::{columns, seeds};
pub(crate) use errors::cell_name;
pub(crate) use tables::{JsLuckTable, luck_table};

/// What a worker has to do; `None` if this is no order.
pub(crate) fn job(order: &[u8]) -> Option<Box<dyn Job>> {
    let order: TwoCheckerJobSpec = codec::decode(order).ok()?;
    Some(Box::new(order.begin()))
}

/// A rollout of the two-checker position. All chances are X's, in percent.
#[wasm_bindgen]
pub struct TwoCheckerRollout {
    rollout: Rollout,
}

rolls_games!(TwoCheckerRollout, TWO_CHECKER);

#[wasm_bindgen]
impl TwoCheckerRollout {
    /// A rollout with the dice of this seed (see `readSeed`). With `replay`, its first 30 games are the
    /// article's. Throws `RolloutLabError` if the seed is none.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        replay: Option<bool>,
    ) -> Result<Self, JsValue> {
        let seed: Seed = seeds::seed(seed)?;
        let rollout = if replay.unwrap_or(false) {
            Rollout::replay(seed)
        } else {
            Rollout::new(seed)
        };
        Ok(Self { rollout })
    }

    /// How many of the first games are recorded ones.
    #[wasm_bindgen(getter)]
    pub fn recorded(&self) -> f64 {
        self.rollout.recorded() as f64
    }

    /// Game `trial`, counted from 0, scored with a table; also a game that is still to be rolled.
    #[wasm_bindgen(unchecked_return_type = "GameRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
        table: &JsLuckTable,
    ) -> Result<JsValue, JsValue> {
        let record = self.rollout.record(games("trial", trial)?);
        shapes::game_record(record, &luck_table(table)?).to_js()
    }

    /// The statistics now, with the luck of this table subtracted.
    #[wasm_bindgen(unchecked_return_type = "Readout")]
    pub fn readout(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        shapes::readout(&self.rollout, &luck_table(table)?).to_js()
    }

    /// All of history at the checkpoints, scored with this table.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        let table = luck_table(table)?;
        Ok(columns::history(
            self.rollout.history(&table),
            RELIABLE_FROM,
        ))
    }

    /// The any-time intervals at the same checkpoints.
    #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
    pub fn any_time(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        let table = luck_table(table)?;
        Ok(columns::any_time(self.rollout.history(&table)))
    }
}
