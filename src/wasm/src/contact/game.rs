//! Prepared games of any position as a JavaScript class.

use std::sync::Arc;

use rollout_lab::labs::contact::Game;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup;
use super::setup::JsSetup;
use super::shapes::ContactRollMap;
use crate::class_args;
use crate::errors::Refusal;
use crate::objects::to_js;

/// A position, and the evaluator that measures the luck of its games. With every evaluator, the
/// network plays both sides, and the databases play the bear-offs at the end.
#[wasm_bindgen]
pub struct ContactGame {
    game: Arc<Game>,
}

#[wasm_bindgen]
impl ContactGame {
    /// Prepares a setup, which takes some milliseconds. Throws `RolloutLabError` if the setup is
    /// invalid.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(js_name = setup)] js_setup: &JsSetup) -> Result<Self, JsValue> {
        Ok(Self {
            game: Arc::new(setup::game(js_setup)?),
        })
    }

    /// Returns the 36 rolls from the position, by the evaluator that measures luck; null for the
    /// evaluator `nothing`. Takes some milliseconds.
    #[wasm_bindgen(js_name = rollMap, unchecked_return_type = "ContactRollMap | null")]
    pub fn roll_map(&self) -> JsValue {
        to_js(ContactRollMap::new(&self.game))
    }

    /// Internal: lends its content to other classes of this module (see `class_args.rs`).
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        class_args::lend(Ok(self.game.clone()));
    }
}

/// Returns the game that an argument is.
pub(super) fn game(value: &JsValue) -> Result<Arc<Game>, Refusal> {
    class_args::borrow("game", "ContactGame", value)
}
