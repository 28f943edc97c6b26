//! Evaluations of positions before the roll, by the network or the bear-off databases.

use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::NetworkScratch;
use rollout_lab::backgammon::{Chances, Networks};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::databases::source;
use super::position::{JsPosition, board};
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Chances of the side on roll, 0 to 1. `win` includes gammons, and chances of gammons include
 *  backgammons. equity: cubeless equity for money, in points. source: the source of these values.
 *  */
export interface ContactEvaluation {
  win: number; winGammon: number; winBackgammon: number; loseGammon: number; loseBackgammon: number; equity: number;
  source: ContactSource;
}
";

/// Converts the chances of the side on roll, and their cubeless equity.
pub(super) fn chances(chances: Chances) -> Properties {
    Properties::new()
        .with("win", chances.win)
        .with("winGammon", chances.win_gammon)
        .with("winBackgammon", chances.win_backgammon)
        .with("loseGammon", chances.lose_gammon)
        .with("loseBackgammon", chances.lose_backgammon)
        .with("equity", chances.equity())
}

/// Returns the evaluation of a position: by a bear-off database that covers it, else by the
/// network. Throws `RolloutLabError` if the position is invalid, or the game is over.
#[wasm_bindgen(js_name = evaluateContact, unchecked_return_type = "ContactEvaluation")]
pub fn evaluate_contact(what: &JsPosition) -> Result<JsValue, JsValue> {
    let board = board(what)?;
    let value = Networks::trained().evaluate(&board, &mut NetworkScratch::default());
    Value::from(chances(value.chances()).with("source", source(ValueSource::of(&board)))).to_js()
}
