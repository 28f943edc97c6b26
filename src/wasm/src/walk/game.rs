//! Walks made ready as a JavaScript class, and what is exactly true of their outcome.

use std::sync::Arc;

use rollout_lab::models::walk::{LuckShare, Walks};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsSetup, setup, share};
use super::shapes;
use crate::columns::Expected;
use crate::errors::{Refusal, games};
use crate::{columns, loans};

/// Walks of a model, what is asked of them, and who measures luck.
#[wasm_bindgen]
pub struct WalkGame {
    walks: Arc<Walks>,
}

#[wasm_bindgen]
impl WalkGame {
    /// Makes a setup ready, which takes some milliseconds. Throws `RolloutLabError` if it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(js_name = setup)] what: &JsSetup) -> Result<Self, JsValue> {
        let (model, measure) = setup(what)?;
        Ok(Self {
            walks: Arc::new(Walks::with_any_share(model, measure)),
        })
    }

    /// The exact statistics of a rollout with this share of the luck subtracted.
    #[wasm_bindgen(unchecked_return_type = "WalkTheory")]
    pub fn theory(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] of_luck: &JsValue,
    ) -> Result<JsValue, JsValue> {
        shapes::theory(&self.walks, share(of_luck)?).to_js()
    }

    /// The exact funnels of the plain rollout and of one with this share of the luck subtracted, up to so many walks: mean ±
    /// 1.96 standard errors.
    #[wasm_bindgen(unchecked_return_type = "Funnel")]
    pub fn funnel(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] of_luck: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (share, last) = (share(of_luck)?, games("last", last)?);
        let [plain, reduced] = [LuckShare::NONE, share].map(|share| {
            let expected = self.walks.expected_with_share(share);
            Expected {
                mean: expected.mean,
                sd: expected.sd,
            }
        });
        Ok(columns::funnel(&plain, &reduced, last))
    }

    /// For this module's own use: see `loans`.
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        loans::lend(Ok(self.walks.clone()));
    }
}

/// The walks that an argument is.
#[inline(never)]
pub(super) fn walks(value: &JsValue) -> Result<Arc<Walks>, Refusal> {
    loans::borrow("game", "WalkGame", value)
}
