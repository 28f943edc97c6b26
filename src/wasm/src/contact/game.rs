//! A position with whoever measures luck, made ready as a JavaScript class.

use std::sync::Arc;

use rollout_lab::labs::contact::{Game, RollMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::JsSetup;
use super::{setup, shapes};
use crate::errors::Refusal;
use crate::loans;

/// A position, and the evaluator that measures the luck of its games. The network plays both sides, and databases the
/// bear-offs at the end, with every evaluator.
#[wasm_bindgen]
pub struct ContactGame {
    game: Arc<Game>,
}

#[wasm_bindgen]
impl ContactGame {
    /// Makes a setup ready, which takes some milliseconds. Throws `RolloutLabError` if it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(js_name = setup)] what: &JsSetup) -> Result<Self, JsValue> {
        Ok(Self {
            game: Arc::new(setup::game(what)?),
        })
    }

    /// The 36 rolls from the position, by the evaluator that measures luck; null if nothing is estimated. Takes some
    /// milliseconds.
    #[wasm_bindgen(js_name = rollMap, unchecked_return_type = "ContactRollMap | null")]
    pub fn roll_map(&self) -> Result<JsValue, JsValue> {
        RollMap::new(&self.game, 0).map_or(Ok(JsValue::NULL), |map| shapes::roll_map(&map).to_js())
    }

    /// For this module's own use: see `loans`.
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        loans::lend(Ok(self.game.clone()));
    }
}

/// The game that an argument is.
pub(super) fn game(value: &JsValue) -> Result<Arc<Game>, Refusal> {
    loans::borrow("game", "ContactGame", value)
}
