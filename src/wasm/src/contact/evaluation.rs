//! Evaluations of positions before the roll, by the network or the bear-off databases.

use rollout_lab::backgammon::Networks;
use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::NetworkScratch;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::databases::source_name;
use super::position::{JsPosition, board};
use crate::objects::{Shape, to_js};

/// Chances of the side on roll, 0 to 1. `win` includes gammons, and chances of gammons include
/// backgammons.
#[derive(Shape)]
struct ContactEvaluation {
    win: f64,
    win_gammon: f64,
    win_backgammon: f64,
    lose_gammon: f64,
    lose_backgammon: f64,
    /// Cubeless equity for money, in points.
    equity: f64,
    /// The source of these values.
    #[shape(type = "ContactSource")]
    source: &'static str,
    /// Chances of the six ways in which the game can end, 0 to 1, from a backgammon won to a
    /// backgammon lost. Together they are 1.
    #[shape(type = "number[]")]
    outcomes: [f64; 6],
}

/// Returns the evaluation of a position: by a bear-off database that covers it, else by the
/// network. Throws `RolloutLabError` if the position is invalid, or the game is over.
#[wasm_bindgen(js_name = evaluateContact, unchecked_return_type = "ContactEvaluation")]
pub fn evaluate_contact(what: &JsPosition) -> Result<JsValue, JsValue> {
    let board = board(what)?;
    let value = Networks::trained().evaluate(&board, &mut NetworkScratch::default());
    let chances = value.chances();
    Ok(to_js(ContactEvaluation {
        win: chances.win,
        win_gammon: chances.win_gammon,
        win_backgammon: chances.win_backgammon,
        lose_gammon: chances.lose_gammon,
        lose_backgammon: chances.lose_backgammon,
        equity: chances.equity(),
        source: source_name(ValueSource::of(&board)),
        outcomes: chances.outcomes(),
    }))
}
