//! The rollout of whole games as a JavaScript class.

use rollout_lab::labs::contact::{ContactGames, ReplayedGame, Rollout};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{game, shapes};
use crate::errors::{Refusal, games};
use crate::pairs::count;
use crate::rollouts::rolls_games;
use crate::worker_job::CONTACT;
use crate::{columns, seeds};

/// A rollout of a position. Figures are in points, from the view of X, who is on roll.
#[wasm_bindgen]
pub struct ContactRollout {
    rollout: Rollout,
    /// A game that is being recalled.
    recalled: Option<ReplayedGame>,
}

rolls_games!(ContactRollout, CONTACT);

#[wasm_bindgen]
impl ContactRollout {
    /// A rollout of a position that is made ready, with the dice of this seed (see `readSeed`). Throws `RolloutLabError` if the
    /// seed is none.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "ContactGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let games = ContactGames::new(game::game(prepared)?);
        Ok(Self {
            rollout: Rollout::with_runner(games, seeds::seed(seed)?),
            recalled: None,
        })
    }

    /// Game `trial`, counted from 0; also one that is still to be played.
    #[wasm_bindgen(unchecked_return_type = "ContactRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let record = self.rollout.record(games("trial", trial)?, 0);
        shapes::record(&record).to_js()
    }

    /// Replays a game one turn a call: null until all turns are replayed, then its record. Another game is begun anew.
    #[wasm_bindgen(unchecked_return_type = "ContactRecord | null")]
    pub fn recall(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let trial = games("trial", trial)?;
        let begun = self.recalled.take().filter(|one| one.trial() == trial);
        let mut recalled = begun.unwrap_or_else(|| self.rollout.replay(trial, 0));
        if recalled.play_turn() {
            return shapes::record(&recalled.into_record()).to_js();
        }
        self.recalled = Some(recalled);
        Ok(JsValue::NULL)
    }

    /// The statistics now.
    #[wasm_bindgen(unchecked_return_type = "ContactReadout")]
    pub fn readout(&self) -> Result<JsValue, JsValue> {
        shapes::readout(&self.rollout).to_js()
    }

    /// All of history at the checkpoints.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(&self) -> JsValue {
        columns::history(self.rollout.history(0), RELIABLE_FROM)
    }

    /// The any-time intervals at the same checkpoints.
    #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
    pub fn any_time(&self) -> JsValue {
        columns::any_time(self.rollout.history(0))
    }

    /// The number of games after which the standard error of the reduced equity was at most `se` points: the first such
    /// checkpoint from 100 games on; null before that.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn reached(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] se: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let wish = se.as_f64().filter(|wish| wish.is_finite());
        let wish = wish.ok_or_else(|| Refusal::wrong_shape("se", "a number"))?;
        Ok(count(self.rollout.games_until_se(0, wish)))
    }

    /// Returns to the checkpoint with this many games and forgets all later games. Returns whether there is such a
    /// checkpoint.
    #[wasm_bindgen(js_name = goBack)]
    pub fn go_back(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] to: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.rollout.rewind_to(games("games", to)?))
    }
}
