//! Rollouts that are played by hand, as a JavaScript class.

use rollout_lab::labs::hand::{HandRollout as Core, match_text};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{BearoffGame, game};
use super::hand_methods::{hand_sides, impl_hand_rollout};
use super::hand_shapes;
use crate::arguments::games;
use crate::errors::Refusal;
use crate::objects::or_null;
use crate::seeds;

/// A rollout of bear-offs that the reader plays by hand. All chances are X's, in percent.
#[wasm_bindgen]
pub struct HandRollout {
    rollout: Core,
}

impl_hand_rollout!(HandRollout, match_text);

#[wasm_bindgen]
impl HandRollout {
    /// Creates a rollout of a game that is built, with the dice of a seed. The sides in `hands` are
    /// played by hand. The game's first estimate measures luck; the exact one measures mistakes, if
    /// the game has it.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffGame", js_name = game)] js_game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "'x' | 'o' | 'both'", js_name = hands)]
        js_hands: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let game = game(js_game)?;
        if game.setup().estimates.is_empty() {
            return Err(Refusal::wrong_shape("estimates", "a list of one or more").into());
        }
        let rollout = Core::new(game, hand_sides(js_hands)?, seeds::seed(seed)?);
        Ok(Self { rollout })
    }

    /// Returns the board and the turn that waits for the reader.
    #[wasm_bindgen(unchecked_return_type = "HandView")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        hand_shapes::view(&self.rollout).to_js()
    }

    /// Returns game `number`, counted from 0, of the games that were begun.
    #[wasm_bindgen(unchecked_return_type = "HandRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] number: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let number = games("number", number)?;
        let record = usize::try_from(number)
            .ok()
            .and_then(|index| self.rollout.record(index))
            .ok_or_else(|| Refusal::wrong_shape("number", "that of a game that was begun"))?;
        hand_shapes::record(number, &record).to_js()
    }

    /// Returns the current statistics.
    #[wasm_bindgen(unchecked_return_type = "HandReadout")]
    pub fn readout(&self) -> Result<JsValue, JsValue> {
        hand_shapes::readout(&self.rollout).to_js()
    }

    /// Returns a game that has the reader as its player, still to be built. That player repeats the
    /// reader's last play in each position, and elsewhere plays as the game's player of that side.
    /// null beyond six checkers a side.
    #[wasm_bindgen(js_name = ownPlay, unchecked_return_type = "BearoffGame | null")]
    pub fn own_play(&self) -> JsValue {
        or_null(self.rollout.own_play().map(BearoffGame::from_builder))
    }
}
