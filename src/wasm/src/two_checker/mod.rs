//! The bindings of the two-checker lab. This file has its rollout as a JavaScript class.

mod batch;
mod errors;
mod funnel;
mod shapes;
mod tables;
// Only the lab tunes tables.
#[cfg(feature = "two-checker")]
mod tuning;

use rollout_lab::codec;
use rollout_lab::labs::two_checker::{Rollout, TwoCheckerJobSpec};
use rollout_lab::rollout::job::{Job, JobOutput};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::games;
use crate::columns::{AnyTimeBands, History};
use crate::errors::Refusal;
use crate::job_codes::TWO_CHECKER;
use crate::objects::to_js;
use crate::rollouts::impl_rollout;
use crate::rotation::rotation;
use crate::seeds;
pub(crate) use errors::cell_name;
use shapes::{GameRecord, Readout};
#[cfg(feature = "story")]
pub(crate) use tables::table_to_js;
pub(crate) use tables::{JsLuckTable, luck_table};

/// Decodes a worker's job to roll chunks of this lab's work; `None` if the bytes are not a valid job.
pub(crate) fn job(bytes: &[u8]) -> Option<Job> {
    let job_spec: TwoCheckerJobSpec = codec::decode(bytes).ok()?;
    Some(Job::finished(JobOutput::Work(job_spec.begin()?)))
}

/// A rollout of the two-checker position. All chances are X's, in percent; luck is for X, in
/// percentage points.
#[wasm_bindgen]
pub struct TwoCheckerRollout {
    pub(crate) rollout: Rollout,
}

impl_rollout!(TwoCheckerRollout, TWO_CHECKER);

#[wasm_bindgen]
impl TwoCheckerRollout {
    /// Creates a rollout with the dice of a seed in decimal digits or `0x` and hex digits. With
    /// `replay`, its first 30 games are those of Montgomery's article. With `rotation` 1, each of
    /// the 36 first rolls comes once in every 36 games; with 2, each of the 1,296 pairs of first
    /// two rolls comes once in every 1,296 games. Throws `RolloutLabError` for an invalid seed or
    /// rotation, and for both a replay and a rotation.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean")] replay: Option<bool>,
        #[wasm_bindgen(unchecked_optional_param_type = "0 | 1 | 2")] rotation: &JsValue,
    ) -> Result<Self, JsValue> {
        let seed: Seed = seeds::seed(seed)?;
        let rollout = match (replay.unwrap_or(false), self::rotation(rotation)?) {
            (true, None) => Rollout::replay(seed),
            (true, Some(_)) => return Err(Refusal::wrong_shape("rotation", "0 with replay").into()),
            (false, None) => Rollout::new(seed),
            (false, Some(rotation)) => Rollout::rotated(seed, rotation),
        };
        Ok(Self { rollout })
    }

    /// Number of the article's games at the beginning of the rollout: 0 or 30.
    #[wasm_bindgen(getter)]
    pub fn recorded(&self) -> f64 {
        self.rollout.recorded() as f64
    }

    /// Returns game `trial`, counted from 0, scored with a luck table. Replays the game, whether it
    /// has been rolled or not.
    #[wasm_bindgen(unchecked_return_type = "GameRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
        table: &JsLuckTable,
    ) -> Result<JsValue, JsValue> {
        let record = self.rollout.record(games("trial", trial)?);
        Ok(to_js(GameRecord::new(record, &luck_table(table)?)))
    }

    /// Returns the current statistics, with the luck of a table subtracted.
    #[wasm_bindgen(unchecked_return_type = "Readout")]
    pub fn readout(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        Ok(to_js(Readout::new(&self.rollout, &luck_table(table)?)))
    }

    /// Returns the running averages at all checkpoints, with the luck of a table subtracted.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        let table = luck_table(table)?;
        let points = self.rollout.history(&table);
        Ok(to_js(History::new(points, RELIABLE_FROM)))
    }

    /// Returns the any-time intervals at the checkpoints of `history`, with the luck of a table
    /// subtracted.
    #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
    pub fn any_time(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        let table = luck_table(table)?;
        Ok(to_js(AnyTimeBands::at(self.rollout.history(&table))))
    }
}
