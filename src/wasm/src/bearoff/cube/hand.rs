//! The rollout with a cube that is played by hand as a JavaScript class.

use rollout_lab::labs::hand::cube::{CubeHandRollout as Core, cube_match_text};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::game;
use super::hand_shapes;
use crate::bearoff::by_hand::{hands, plays_by_hand};
use crate::errors::{Refusal, games};

/// A rollout with a cube that is played by hand, in points for the side on roll at the start, per unit of the cube then.
#[wasm_bindgen]
pub struct CubeHandRollout {
    rollout: Core,
}

plays_by_hand!(CubeHandRollout, cube_match_text);

#[wasm_bindgen]
impl CubeHandRollout {
    /// A rollout of a game that is made ready, with the dice of this seed. Luck is measured by the game's first estimate,
    /// mistakes exactly.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "CubeGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "'x' | 'o' | 'both'", js_name = hands)]
        by_hand: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let game = game(prepared)?;
        if game.setup().estimates.is_empty() {
            return Err(Refusal::wrong_shape("estimates", "a list of one or more").into());
        }
        let rollout = Core::new(game, hands(by_hand)?, crate::seeds::seed(seed)?);
        Ok(Self { rollout })
    }

    /// The board, the cube, and what waits.
    #[wasm_bindgen(unchecked_return_type = "CubeHandView")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        hand_shapes::view(&self.rollout).to_js()
    }

    /// Rolls the dice without a double. Throws `RolloutLabError` unless the question whether to double is open. The
    /// next three methods likewise throw unless their question is open.
    pub fn roll(&mut self) -> Result<(), JsValue> {
        Ok(self.rollout.roll().map_err(Refusal::from)?)
    }

    /// Doubles.
    pub fn double(&mut self) -> Result<(), JsValue> {
        Ok(self.rollout.double().map_err(Refusal::from)?)
    }

    /// Takes the double.
    pub fn take(&mut self) -> Result<(), JsValue> {
        Ok(self.rollout.take().map_err(Refusal::from)?)
    }

    /// Passes it: the game is over.
    pub fn pass(&mut self) -> Result<(), JsValue> {
        Ok(self.rollout.pass().map_err(Refusal::from)?)
    }

    /// Game `number`, counted from 0, of those that were begun.
    #[wasm_bindgen(unchecked_return_type = "CubeHandRecord")]
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
    #[wasm_bindgen(unchecked_return_type = "CubeHandReadout")]
    pub fn readout(&self) -> Result<JsValue, JsValue> {
        hand_shapes::readout(&self.rollout).to_js()
    }
}
