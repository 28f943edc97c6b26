//! What is known of a position before the roll, by the network or the databases of bear-offs.

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
/** Chances of the side on roll, 0 to 1: those of a win count gammons, those of a gammon backgammons. Equity: for money without
 *  a cube, in points. Source: where they come from. */
export interface ContactEvaluation {
  win: number; winGammon: number; winBackgammon: number; loseGammon: number; loseBackgammon: number; equity: number;
  source: ContactSource;
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

/// The evaluation of a position: by the databases of bear-offs where they know it, else by the network. Throws `RolloutLabError` if
/// it is none, or the game is over.
#[wasm_bindgen(js_name = evaluateContact, unchecked_return_type = "ContactEvaluation")]
pub fn evaluate_contact(what: &JsPosition) -> Result<JsValue, JsValue> {
    let board = board(what)?;
    let value = Networks::trained().evaluate(&board, &mut NetworkScratch::default());
    Value::from(chances(value.chances()).with("source", source(ValueSource::of(&board)))).to_js()
}
