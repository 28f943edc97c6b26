//! Rollouts with a cube that are played by hand, as a JavaScript class.

use rollout_lab::labs::hand::cube::{CubeHandRollout as Core, cube_match_text};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::game;
use super::hand_shapes;
use crate::arguments::games;
use crate::bearoff::hand_methods::{hand_sides, impl_hand_rollout};
use crate::errors::Refusal;

/// A rollout of bear-offs with a cube that the reader plays by hand. Results are in points for the
/// side on roll at the start, per unit of the cube at the start.
#[wasm_bindgen]
pub struct CubeHandRollout {
    rollout: Core,
}

impl_hand_rollout!(CubeHandRollout, cube_match_text);

#[wasm_bindgen]
impl CubeHandRollout {
    /// Creates a rollout of a game that is built, with the dice of a seed. The sides in `hands` are
    /// played by hand. The game's first estimate measures luck; mistakes are measured exactly.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "CubeGame", js_name = game)] js_game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "'x' | 'o' | 'both'", js_name = hands)]
        js_hands: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let game = game(js_game)?;
        if game.setup().estimates.is_empty() {
            return Err(Refusal::wrong_shape("estimates", "a list of one or more").into());
        }
        let rollout = Core::new(game, hand_sides(js_hands)?, crate::seeds::seed(seed)?);
        Ok(Self { rollout })
    }

    /// Returns the board, the cube, and the turn or question that waits for the reader.
    #[wasm_bindgen(unchecked_return_type = "CubeHandView")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        hand_shapes::view(&self.rollout).to_js()
    }

    /// Rolls the dice without a double. Throws `RolloutLabError` unless the reader has to decide
    /// whether to double.
    pub fn roll(&mut self) -> Result<(), JsValue> {
        Ok(self.rollout.roll().map_err(Refusal::from)?)
    }

    /// Doubles. Throws `RolloutLabError` unless the reader has to decide whether to double.
    pub fn double(&mut self) -> Result<(), JsValue> {
        Ok(self.rollout.double().map_err(Refusal::from)?)
    }

    /// Takes the double. Throws `RolloutLabError` unless the reader has to answer one.
    pub fn take(&mut self) -> Result<(), JsValue> {
        Ok(self.rollout.take().map_err(Refusal::from)?)
    }

    /// Passes the double, which ends the game. Throws `RolloutLabError` unless the reader has to
    /// answer one.
    pub fn pass(&mut self) -> Result<(), JsValue> {
        Ok(self.rollout.pass().map_err(Refusal::from)?)
    }

    /// Returns game `number`, counted from 0, of the games that were begun.
    #[wasm_bindgen(unchecked_return_type = "CubeHandRecord")]
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
    #[wasm_bindgen(unchecked_return_type = "CubeHandReadout")]
    pub fn readout(&self) -> Result<JsValue, JsValue> {
        hand_shapes::readout(&self.rollout).to_js()
    }
}
