//! Rollouts of walks as a JavaScript class.

use rollout_lab::models::walk::{Rollout, WalkGames};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::walks;
use super::setup::share;
use super::shapes::{WalkLengths, WalkReadout, WalkRecord};
use crate::arguments::games;
use crate::columns::{AnyTimeBands, History};
use crate::job_codes::WALK;
use crate::objects::to_js;
use crate::rollouts::impl_rollout;
use crate::seeds;

/// A rollout of walks. Results are in percent for who wins, or in moves for how long walks take.
/// Methods take the share of the luck to subtract, from 0 (none) over 1 (all of it) to 2 (twice the
/// luck).
#[wasm_bindgen]
pub struct WalkRollout {
    rollout: Rollout,
}

impl_rollout!(WalkRollout, WALK);

#[wasm_bindgen]
impl WalkRollout {
    /// Creates a rollout of prepared walks, with the normal deviates of a seed in decimal digits or
    /// `0x` and hex digits. Throws `RolloutLabError` for an invalid seed.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "WalkGame", js_name = game)] js_game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let games = WalkGames::new(walks(js_game)?);
        Ok(Self {
            rollout: Rollout::with_runner(games, seeds::seed(seed)?),
        })
    }

    /// Returns walk `trial`, counted from 0, with a share of the luck subtracted. Replays the walk,
    /// whether it has been rolled or not.
    #[wasm_bindgen(unchecked_return_type = "WalkRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] js_share: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (trial, share) = (games("trial", trial)?, share(js_share)?);
        Ok(to_js(WalkRecord::new(self.rollout.record(trial), share)))
    }

    /// Returns the current statistics, with a share of the luck subtracted.
    #[wasm_bindgen(unchecked_return_type = "WalkReadout")]
    pub fn readout(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] js_share: &JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(to_js(WalkReadout::new(&self.rollout, share(js_share)?)))
    }

    /// Returns the running averages at all checkpoints, with a share of the luck subtracted.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] js_share: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let points = self.rollout.history_with_share(share(js_share)?);
        Ok(to_js(History::new(points, RELIABLE_FROM)))
    }

    /// Returns the any-time intervals at the checkpoints of `history`, with a share of the luck
    /// subtracted.
    #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
    pub fn any_time(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] js_share: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let points = self.rollout.history_with_share(share(js_share)?);
        Ok(to_js(AnyTimeBands::at(points)))
    }

    /// Returns the distribution of the lengths of the games so far.
    #[wasm_bindgen(unchecked_return_type = "WalkLengths")]
    pub fn lengths(&self) -> JsValue {
        to_js(WalkLengths::from(&self.rollout.sums().lengths))
    }
}
