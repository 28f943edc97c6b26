//! Games with a cube made ready as a JavaScript class: built step by step, or by a worker, then shared by rollouts.

use std::sync::Arc;

use js_sys::Uint8Array;
use rollout_lab::labs::cube::{CubeGame as Game, CubeGameBuilder, CubeRollMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::database::database;
use super::setup::{JsCubeSetup, setup};
use super::shapes;
use crate::bearoff::setup::numbered;
use crate::bearoff::slices::Slices;
use crate::columns::Expected;
use crate::errors::{Refusal, games};
use crate::worker_job::CUBE;
use crate::{columns, loans, works};

/// A position and a cube with players and estimates.
#[wasm_bindgen]
pub struct CubeGame {
    state: Slices<CubeGameBuilder>,
}

#[wasm_bindgen]
impl CubeGame {
    /// Begins to make a setup ready. Throws `RolloutLabError` if it is none, or if a side has more than six checkers.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "CubeDatabase", js_name = database)] known: &JsValue,
        #[wasm_bindgen(js_name = setup)] what: &JsCubeSetup,
    ) -> Result<Self, JsValue> {
        let builder = CubeGameBuilder::new(database(known)?, setup(what)?);
        Ok(Self {
            state: Slices::new(builder.map_err(Refusal::from)?),
        })
    }

    /// Builds one least step, some microseconds to a millisecond of work; returns whether all is done.
    pub fn build(&mut self) -> bool {
        self.state.build()
    }

    /// The order from which a worker analyses the game.
    pub fn order(&self) -> Result<Uint8Array, JsValue> {
        Ok(works::order(CUBE, &self.state.order()?))
    }

    /// Takes what a worker has found: then all is done. Throws `RolloutLabError` if these bytes say nothing of it.
    pub fn take(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] sent: &JsValue,
    ) -> Result<(), JsValue> {
        Ok(self.state.take(&works::bytes("bytes", sent)?)?)
    }

    /// How much is done, 0..1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.state.progress()
    }

    /// The 36 rolls from the position, if the cube stays as it is, or is turned and taken.
    #[wasm_bindgen(js_name = rollMap, unchecked_return_type = "CubeRollMap")]
    pub fn roll_map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "boolean")] turned: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let map = CubeRollMap::new(&*self.state.ready()?, turned.is_truthy());
        shapes::roll_map(&map).to_js()
    }

    /// The exact statistics of a rollout with the luck of an estimate subtracted.
    #[wasm_bindgen(unchecked_return_type = "CubeTheory")]
    pub fn theory(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.state.ready()?;
        shapes::theory(game.theory(), self::estimate(&game, estimate)?).to_js()
    }

    /// The exact funnels of the plain rollout and of one reduced with an estimate, up to this many games: mean ± 1.96
    /// standard errors.
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

    /// For this module's own use: see `loans`.
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        loans::lend(self.state.ready());
    }
}

/// The game that an argument is.
pub(super) fn game(value: &JsValue) -> Result<Arc<Game>, Refusal> {
    loans::borrow("game", "CubeGame", value)
}

/// The number of one of a game's estimates.
pub(super) fn estimate(game: &Game, value: &JsValue) -> Result<usize, Refusal> {
    numbered(game.setup().estimates.len(), value)
}
