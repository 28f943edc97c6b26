//! The rollout that is played by hand as a JavaScript class.

use rollout_lab::labs::hand::{HandRollout as Core, match_text};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::by_hand::{hands, plays_by_hand};
use super::game::{BearoffGame, game};
use super::hand_shapes;
use crate::errors::{Refusal, games};
use crate::objects::or_null;
use crate::seeds;

/// A rollout that is played by hand. All chances are X's, in percent.
#[wasm_bindgen]
pub struct HandRollout {
    rollout: Core,
}

plays_by_hand!(HandRollout, match_text);

#[wasm_bindgen]
impl HandRollout {
    /// A rollout of a game that is made ready, with the dice of this seed. Luck is measured by the game's first estimate,
    /// mistakes by the exact one among them.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "'x' | 'o' | 'both'", js_name = hands)]
        by_hand: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let game = game(prepared)?;
        if game.setup().estimates.is_empty() {
            return Err(Refusal::wrong_shape("estimates", "a list of one or more").into());
        }
        let rollout = Core::new(game, hands(by_hand)?, seeds::seed(seed)?);
        Ok(Self { rollout })
    }

    /// The board and the turn that waits.
    #[wasm_bindgen(unchecked_return_type = "HandView")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        hand_shapes::view(&self.rollout).to_js()
    }

    /// Game `number`, counted from 0, of those that were begun.
    #[wasm_bindgen(unchecked_return_type = "HandRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] number: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let at = games("number", number)?;
        let record = usize::try_from(at)
            .ok()
            .and_then(|at| self.rollout.record(at))
            .ok_or_else(|| Refusal::wrong_shape("number", "that of a game that was begun"))?;
        hand_shapes::record(at, &record).to_js()
    }

    /// The statistics now.
    #[wasm_bindgen(unchecked_return_type = "HandReadout")]
    pub fn readout(&self) -> Result<JsValue, JsValue> {
        hand_shapes::readout(&self.rollout).to_js()
    }

    /// The game of the reader's own play, still to be built. Its player makes every play as the reader last made it in
    /// that position, and elsewhere as the game's player of that side. Null beyond six checkers a side.
    #[wasm_bindgen(js_name = ownPlay, unchecked_return_type = "BearoffGame | null")]
    pub fn own_play(&self) -> JsValue {
        or_null(self.rollout.own_play().map(BearoffGame::of))
    }
}
