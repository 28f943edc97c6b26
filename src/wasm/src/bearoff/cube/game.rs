//! Prepared games with a cube as a JavaScript class. The page builds one in steps, or a worker
//! analyses it, and rollouts share it.

use std::sync::Arc;

use js_sys::Uint8Array;
use rollout_lab::labs::cube::{CubeGame as Game, CubeGameBuilder, CubeRollMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::database::database;
use super::setup::{JsCubeSetup, setup};
use super::shapes;
use crate::arguments::games;
use crate::bearoff::incremental::Incremental;
use crate::bearoff::setup::estimate_index;
use crate::columns::Expected;
use crate::errors::Refusal;
use crate::job_codes::CUBE;
use crate::{arguments, chunked_work, class_args, columns};

/// A bear-off with a cube that is prepared for rollouts: a position, its players and the estimates
/// of luck.
#[wasm_bindgen]
pub struct CubeGame {
    state: Incremental<CubeGameBuilder>,
}

#[wasm_bindgen]
impl CubeGame {
    /// Begins to prepare a setup. Throws `RolloutLabError` if the setup is invalid, or if a side
    /// has more than six checkers.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "CubeDatabase", js_name = database)]
        js_database: &JsValue,
        #[wasm_bindgen(js_name = setup)] js_setup: &JsCubeSetup,
    ) -> Result<Self, JsValue> {
        let builder = CubeGameBuilder::new(database(js_database)?, setup(js_setup)?);
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
        Ok(chunked_work::encode_job(CUBE, &self.state.job_spec()?))
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

    /// Returns the 36 rolls from the position: with the cube as it is, or after a double and a
    /// take.
    #[wasm_bindgen(js_name = rollMap, unchecked_return_type = "CubeRollMap")]
    pub fn roll_map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "boolean")] turned: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let map = CubeRollMap::new(&*self.state.ready()?, turned.is_truthy());
        shapes::roll_map(&map).to_js()
    }

    /// Returns the exact statistics of a rollout with the luck of an estimate subtracted.
    #[wasm_bindgen(unchecked_return_type = "CubeTheory")]
    pub fn theory(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.state.ready()?;
        shapes::theory(game.theory(), self::estimate(&game, estimate)?).to_js()
    }

    /// Returns the exact funnels of the plain rollout, and of the rollout with an estimate's luck
    /// subtracted: mean ± 1.96 standard errors at the checkpoints up to `last` games.
    #[wasm_bindgen(unchecked_return_type = "Funnel")]
    pub fn funnel(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.state.ready()?;
        let (estimate, last) = (self::estimate(&game, estimate)?, games("last", last)?);
        let theory = game.theory();
        let expected = |sd| Expected {
            mean: theory.mean,
            sd,
        };
        let reduced = theory.estimates[estimate].reduced_sd;
        let funnel = columns::funnel(&expected(theory.plain_sd), &expected(reduced), last);
        Ok(funnel)
    }

    /// Internal: lends its content to other classes of this module (see `class_args.rs`).
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        class_args::lend(self.state.ready());
    }
}

/// Returns the game that an argument is.
pub(super) fn game(value: &JsValue) -> Result<Arc<Game>, Refusal> {
    class_args::borrow("game", "CubeGame", value)
}

/// Returns the index of one of a game's estimates.
pub(super) fn estimate(game: &Game, value: &JsValue) -> Result<usize, Refusal> {
    estimate_index(game.setup().estimates.len(), value)
}
