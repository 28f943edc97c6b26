//! Prepared games as a JavaScript class. The page builds one in steps, or a worker analyses it, and
//! rollouts share it.

use std::sync::Arc;

use js_sys::Uint8Array;
use rollout_lab::labs::bearoff::{PreparedGame, PreparedGameBuilder, RollMap, Theory};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::database::database;
use super::incremental::Incremental;
use super::setup::{JsSetup, estimate_index, setup};
use super::shapes;
use crate::arguments::games;
use crate::columns::Expected;
use crate::errors::Refusal;
use crate::job_codes::BEAROFF;
use crate::{arguments, chunked_work, class_args, columns};

/// A bear-off that is prepared for rollouts: a position, its players and the estimates of luck.
#[wasm_bindgen]
pub struct BearoffGame {
    state: Incremental<PreparedGameBuilder>,
}

#[wasm_bindgen]
impl BearoffGame {
    /// Begins to prepare a setup. Throws `RolloutLabError` if the setup is invalid, or if the
    /// database does not cover its position.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffDatabase", js_name = database)]
        js_database: &JsValue,
        #[wasm_bindgen(js_name = setup)] js_setup: &JsSetup,
    ) -> Result<Self, JsValue> {
        let builder = PreparedGameBuilder::new(database(js_database)?, setup(js_setup)?);
        Ok(Self {
            state: Incremental::new(builder.map_err(Refusal::from)?),
        })
    }

    /// Builds the smallest possible part, which takes microseconds to a millisecond. Returns
    /// whether everything is built.
    pub fn build(&mut self) -> bool {
        self.state.build()
    }

    /// Returns the job from which a worker analyses the game, in bytes.
    pub fn order(&self) -> Result<Uint8Array, JsValue> {
        Ok(chunked_work::encode_job(BEAROFF, &self.state.job_spec()?))
    }

    /// Takes over a worker's analysis instead of computing it here. Then the game is ready. Throws
    /// `RolloutLabError` if the bytes are no analysis of this game.
    pub fn take(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] js_bytes: &JsValue,
    ) -> Result<(), JsValue> {
        Ok(self
            .state
            .take_analysis(&arguments::bytes("bytes", js_bytes)?)?)
    }

    /// The fraction that is built, 0..1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.state.progress()
    }

    /// Returns the 36 rolls from the position, by the evaluator of an estimate (its number in the
    /// setup, from 0).
    #[wasm_bindgen(js_name = rollMap, unchecked_return_type = "RollMap")]
    pub fn roll_map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.ready()?;
        shapes::roll_map(&RollMap::new(&game, self::estimate(&game, estimate)?)).to_js()
    }

    /// Returns the exact statistics of a rollout with the luck of an estimate subtracted; null
    /// beyond six checkers a side.
    #[wasm_bindgen(unchecked_return_type = "BearoffTheory | null")]
    pub fn theory(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.ready()?;
        let estimate = self::estimate(&game, estimate)?;
        game.theory().map_or(Ok(JsValue::NULL), |theory| {
            shapes::theory(theory, estimate).to_js()
        })
    }

    /// Returns the exact funnels of the plain rollout, and of the rollout with an estimate's luck
    /// subtracted: mean ± 1.96 standard errors at the checkpoints up to `last` games. null beyond
    /// six checkers a side.
    #[wasm_bindgen(unchecked_return_type = "Funnel | null")]
    pub fn funnel(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.ready()?;
        let (estimate, last) = (self::estimate(&game, estimate)?, games("last", last)?);
        let funnel = |theory: &Theory| {
            let plain = Expected {
                mean: theory.mean,
                sd: theory.plain_sd,
            };
            let reduced = Expected {
                mean: theory.mean,
                sd: theory.estimates[estimate].reduced_sd,
            };
            columns::funnel(&plain, &reduced, last)
        };
        Ok(game.theory().map_or(JsValue::NULL, funnel))
    }

    /// Internal: lends its content to other classes of this module (see `class_args.rs`).
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        class_args::lend(self.ready());
    }
}

impl BearoffGame {
    /// Wraps a builder of a game.
    #[cfg(feature = "hand")]
    pub(super) fn from_builder(builder: PreparedGameBuilder) -> Self {
        Self {
            state: Incremental::new(builder),
        }
    }

    fn ready(&self) -> Result<Arc<PreparedGame>, Refusal> {
        self.state.ready()
    }
}

/// Returns the game that an argument is.
pub(super) fn game(value: &JsValue) -> Result<Arc<PreparedGame>, Refusal> {
    class_args::borrow("game", "BearoffGame", value)
}

/// Returns the index of one of a game's estimates.
pub(super) fn estimate(game: &PreparedGame, value: &JsValue) -> Result<usize, Refusal> {
    estimate_index(game.setup().estimates.len(), value)
}
