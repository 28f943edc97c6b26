//! The rollout of walks as a JavaScript class.

use rollout_lab::models::walk::{Rollout, WalkGames};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::walks;
use super::setup::share;
use super::shapes;
use crate::errors::games;
use crate::rollouts::rolls_games;
use crate::worker_job::WALK;
use crate::{columns, seeds};

/// A rollout of walks. Results are in percent, where it is asked who wins, or in moves. Which share of the luck is subtracted
/// is said whenever something is asked of it: 0 none, 1 all, 2 twice as much.
#[wasm_bindgen]
pub struct WalkRollout {
    rollout: Rollout,
}

rolls_games!(WalkRollout, WALK);

#[wasm_bindgen]
impl WalkRollout {
    /// A rollout of walks that are made ready, with the deviates of this seed (see `readSeed`). Throws `RolloutLabError` if the
    /// seed is none.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "WalkGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let games = WalkGames::new(walks(prepared)?);
        Ok(Self {
            rollout: Rollout::with_runner(games, seeds::seed(seed)?),
        })
    }

    /// Walk `trial`, counted from 0; also one that is still to be walked.
    #[wasm_bindgen(unchecked_return_type = "WalkRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] of_luck: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (trial, share) = (games("trial", trial)?, share(of_luck)?);
        Ok(shapes::record(self.rollout.record(trial), share))
    }

    /// The statistics now, with this share of the luck subtracted.
    #[wasm_bindgen(unchecked_return_type = "WalkReadout")]
    pub fn readout(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] of_luck: &JsValue,
    ) -> Result<JsValue, JsValue> {
        shapes::readout(&self.rollout, share(of_luck)?).to_js()
    }

    /// All of history at the checkpoints, with this share of the luck subtracted.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] of_luck: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let points = self.rollout.history_with_share(share(of_luck)?);
        Ok(columns::history(points, RELIABLE_FROM))
    }

    /// The any-time intervals at the same checkpoints.
    #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
    pub fn any_time(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] of_luck: &JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(columns::any_time(
            self.rollout.history_with_share(share(of_luck)?),
        ))
    }

    /// The lengths of the games so far.
    #[wasm_bindgen(unchecked_return_type = "WalkLengths")]
    pub fn lengths(&self) -> Result<JsValue, JsValue> {
        shapes::lengths(&self.rollout.sums().lengths)
    }
}
