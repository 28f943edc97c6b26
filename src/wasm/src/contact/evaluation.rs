//! What the network says of a position before the roll.

use rollout_lab::contact::network::Scratch;
use rollout_lab::contact::{Chances, Networks};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::{JsPosition, board};
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Chances of the side on roll, 0 to 1: those of a win count gammons, those of a gammon backgammons. Equity: for money without
 *  a cube, in points. */
export interface ContactEvaluation {
  win: number; winGammon: number; winBackgammon: number; loseGammon: number; loseBackgammon: number; equity: number;
}
";

pub(super) fn chances(chances: Chances) -> Properties {
    Properties::new()
        .with("win", chances.win)
        .with("winGammon", chances.win_gammon)
        .with("winBackgammon", chances.win_backgammon)
        .with("loseGammon", chances.lose_gammon)
        .with("loseBackgammon", chances.lose_backgammon)
        .with("equity", chances.equity())
}

/// The network's own evaluation of a position. Throws `RolloutLabError` if it is none, or the game is over.
#[wasm_bindgen(js_name = evaluateContact, unchecked_return_type = "ContactEvaluation")]
pub fn evaluate_contact(what: &JsPosition) -> Result<JsValue, JsValue> {
    let board = board(what)?;
    let networks = Networks::trained();
    let value = networks.full().evaluate(&board, &mut Scratch::default());
    Value::from(chances(value.chances())).to_js()
}
