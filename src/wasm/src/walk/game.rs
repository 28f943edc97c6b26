//! Prepared walks as a JavaScript class, with the exact statistics of their outcomes.

use std::sync::Arc;

use rollout_lab::models::walk::{LuckShare, Walks};
use rollout_lab::stats::funnel::ExactMoments;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsSetup, setup, share};
use super::shapes::WalkTheory;
use crate::arguments::games;
use crate::class_args;
use crate::columns::Funnel;
use crate::errors::Refusal;
use crate::objects::to_js;

/// Walks of a model that are prepared for rollouts of one outcome, with the evaluator that measures
/// luck.
#[wasm_bindgen]
pub struct WalkGame {
    walks: Arc<Walks>,
}

#[wasm_bindgen]
impl WalkGame {
    /// Prepares a setup, which takes some milliseconds. Throws `RolloutLabError` if the setup is
    /// invalid.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(js_name = setup)] js_setup: &JsSetup) -> Result<Self, JsValue> {
        let (model, measure) = setup(js_setup)?;
        Ok(Self {
            walks: Arc::new(Walks::with_any_share(model, measure)),
        })
    }

    /// Returns the exact statistics of a rollout with a share of the luck subtracted, from 0 (none)
    /// to 2 (twice the luck).
    #[wasm_bindgen(unchecked_return_type = "WalkTheory")]
    pub fn theory(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] js_share: &JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(to_js(WalkTheory::new(&self.walks, share(js_share)?)))
    }

    /// Returns the exact funnels of the plain rollout, and of the rollout with a share of the luck
    /// subtracted: mean ± 1.96 standard errors at the checkpoints up to `last` walks.
    #[wasm_bindgen(unchecked_return_type = "Funnel")]
    pub fn funnel(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = share)] js_share: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (share, last) = (share(js_share)?, games("last", last)?);
        let [plain, reduced] = [LuckShare::NONE, share].map(|share| {
            let expected = self.walks.expected_with_share(share);
            ExactMoments {
                mean: expected.mean,
                sd: expected.sd,
            }
        });
        Ok(to_js(Funnel::new(&plain, &reduced, last)))
    }

    /// Internal: lends its content to other classes of this module (see `class_args.rs`).
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        class_args::lend(Ok(self.walks.clone()));
    }
}

/// Returns the prepared walks that an argument is.
#[inline(never)]
pub(super) fn walks(value: &JsValue) -> Result<Arc<Walks>, Refusal> {
    class_args::borrow("game", "WalkGame", value)
}
