//! Rollouts with a cube that are played by hand, as a JavaScript class.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::game;
use super::hand_shapes;
use crate::bearoff::hand_methods::impl_hand_rollout;
use crate::errors::Refusal;

/// A rollout of bear-offs with a cube that the reader plays by hand. Results are in points for the
/// side on roll at the start, per unit of the cube at the start.
#[wasm_bindgen]
pub struct CubeHandRollout {
    rollout: rollout_lab::labs::hand::cube::CubeHandRollout,
}

impl_hand_rollout!(
    CubeHandRollout, game as "CubeGame",
    hand_shapes as "CubeHandView", "CubeHandRecord", "CubeHandReadout"
);

#[wasm_bindgen]
impl CubeHandRollout {
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
}
