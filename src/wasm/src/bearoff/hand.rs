//! Rollouts that are played by hand, as a JavaScript class.

use std::sync::Arc;

use rollout_lab::labs::bearoff::{PreparedGame, SetupError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{BearoffGame, game};
use super::hand_methods::impl_hand_rollout;
use super::hand_shapes;
use crate::errors::Refusal;
use crate::objects::or_null;

/// Returns the game that an argument is. A careless player is refused: by hand, the luck of choices
/// has no meaning.
fn careful_game(value: &JsValue) -> Result<Arc<PreparedGame>, Refusal> {
    let game = game(value)?;
    if game.setup().has_careless_player() {
        return Err(SetupError::CarelessPlayer.into());
    }
    Ok(game)
}

/// A rollout of bear-offs that the reader plays by hand. All chances are X's, in percent.
#[wasm_bindgen]
pub struct HandRollout {
    rollout: rollout_lab::labs::hand::HandRollout,
}

impl_hand_rollout!(
    HandRollout, careful_game as "BearoffGame",
    hand_shapes as "HandView", "HandRecord", "HandReadout"
);

#[wasm_bindgen]
impl HandRollout {
    /// Returns a game that has the reader as its player, still to be built. That player repeats the
    /// reader's last play in each position, and elsewhere plays as the game's player of that side.
    /// null beyond six checkers a side.
    #[wasm_bindgen(js_name = ownPlay, unchecked_return_type = "BearoffGame | null")]
    pub fn own_play(&self) -> JsValue {
        or_null(self.rollout.own_play().map(BearoffGame::from_builder))
    }
}
