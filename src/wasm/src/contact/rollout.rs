//! Rollouts of any position as a JavaScript class.

use rollout_lab::labs::contact::{ReplayedGame, Rollout};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game;
use super::shapes::{ContactReadout, ContactRecord};
use crate::arguments::games;
use crate::columns::{AnyTimeBands, History};
use crate::errors::Refusal;
use crate::job_codes::CONTACT;
use crate::objects::to_js;
use crate::rollouts::impl_rollout;
use crate::{rotation, seeds};

/// A rollout of whole games from a position. Statistics are in points for X, who is on roll at the
/// start.
#[wasm_bindgen]
pub struct ContactRollout {
    rollout: Rollout,
    /// The game that `recall` replays.
    replay: Option<ReplayedGame>,
}

impl_rollout!(ContactRollout, CONTACT);

#[wasm_bindgen]
impl ContactRollout {
    /// Creates a rollout of a prepared game, with the dice of a seed in decimal digits or `0x` and
    /// hex digits. With `rotation` 1, each first roll comes once in every block of games; with 2,
    /// each pair of first two rolls does. Throws `RolloutLabError` for an invalid seed or rotation.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "ContactGame", js_name = game)] js_game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "0 | 1 | 2")] rotation: &JsValue,
    ) -> Result<Self, JsValue> {
        Ok(Self {
            rollout: Rollout::with_rotation(
                game::game(js_game)?,
                seeds::seed(seed)?,
                rotation::rotation(rotation)?,
            ),
            replay: None,
        })
    }

    /// Returns game `trial`, counted from 0. Replays the game, whether it has been rolled or not.
    #[wasm_bindgen(unchecked_return_type = "ContactRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let record = self.rollout.record(games("trial", trial)?, 0);
        Ok(to_js(ContactRecord::from(record)))
    }

    /// Replays game `trial` one turn per call. Returns null until all turns are replayed, then the
    /// game's record. A call for another game starts that one from the beginning.
    #[wasm_bindgen(unchecked_return_type = "ContactRecord | null")]
    pub fn recall(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let trial = games("trial", trial)?;
        let begun = self.replay.take().filter(|replay| replay.trial() == trial);
        let mut replay = begun.unwrap_or_else(|| self.rollout.replay(trial, 0));
        if replay.play_turn() {
            return Ok(to_js(ContactRecord::from(replay.into_record())));
        }
        self.replay = Some(replay);
        Ok(JsValue::NULL)
    }

    /// Returns the current statistics.
    #[wasm_bindgen(unchecked_return_type = "ContactReadout")]
    pub fn readout(&self) -> JsValue {
        to_js(ContactReadout::from(&self.rollout))
    }

    /// Returns the running averages at all checkpoints.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(&self) -> JsValue {
        to_js(History::new(self.rollout.history(0), RELIABLE_FROM))
    }

    /// Returns the any-time intervals at the checkpoints of `history`.
    #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
    pub fn any_time(&self) -> JsValue {
        to_js(AnyTimeBands::at(self.rollout.history(0)))
    }

    /// Returns the number of games after which the standard error of the reduced equity was at most
    /// `se` points: the first such checkpoint from 100 games on. null before that.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn reached(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] se: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let target = se.as_f64().filter(|target| target.is_finite());
        let target = target.ok_or_else(|| Refusal::wrong_shape("se", "a number"))?;
        Ok(to_js(self.rollout.games_until_se(0, target)))
    }

    /// Rewinds the rollout to the checkpoint with this many games, and forgets all later games.
    /// Returns whether there is such a checkpoint.
    #[wasm_bindgen(js_name = goBack)]
    pub fn go_back(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] js_games: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.rollout.rewind_to(games("games", js_games)?))
    }
}
