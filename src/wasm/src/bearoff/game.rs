//! Games made ready as a JavaScript class: built step by step, or by a worker, then shared by rollouts.

use std::sync::Arc;

use js_sys::Uint8Array;
use rollout_lab::labs::bearoff::{PreparedGame, PreparedGameBuilder, RollMap, Theory};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::database::database;
use super::setup::{JsSetup, numbered, setup};
use super::shapes;
use super::slices::Slices;
use crate::columns::Expected;
use crate::errors::{Refusal, games};
use crate::worker_job::BEAROFF;
use crate::{columns, loans, works};

/// A position with its players and estimates.
#[wasm_bindgen]
pub struct BearoffGame {
    state: Slices<PreparedGameBuilder>,
}

#[wasm_bindgen]
impl BearoffGame {
    /// Begins to make a setup ready. Throws `RolloutLabError` if it is none, or if the database does not know
    /// enough for it.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffDatabase", js_name = database)]
        known: &JsValue,
        #[wasm_bindgen(js_name = setup)] what: &JsSetup,
    ) -> Result<Self, JsValue> {
        let builder = PreparedGameBuilder::new(database(known)?, setup(what)?);
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
        Ok(works::order(BEAROFF, &self.state.order()?))
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

    /// The 36 rolls from the position, as an estimate (its number, from 0) sees them.
    #[wasm_bindgen(js_name = rollMap, unchecked_return_type = "RollMap")]
    pub fn roll_map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.ready()?;
        shapes::roll_map(&RollMap::new(&game, self::estimate(&game, estimate)?)).to_js()
    }

    /// The exact statistics of a rollout with the luck of an estimate subtracted; null beyond six checkers a side.
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

    /// The exact funnels of the plain rollout and of one reduced with an estimate, up to this many games: mean ± 1.96
    /// standard errors; null beyond six checkers a side.
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

    /// For this module's own use: see `loans`.
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        loans::lend(self.ready());
    }
}

impl BearoffGame {
    /// A game that is still to be built.
    #[cfg(feature = "hand")]
    pub(super) fn of(builder: PreparedGameBuilder) -> Self {
        Self {
            state: Slices::new(builder),
        }
    }

    fn ready(&self) -> Result<Arc<PreparedGame>, Refusal> {
        self.state.ready()
    }
}

/// The game that an argument is.
pub(super) fn game(value: &JsValue) -> Result<Arc<PreparedGame>, Refusal> {
    loans::borrow("game", "BearoffGame", value)
}

/// The number of one of a game's estimates.
pub(super) fn estimate(game: &PreparedGame, value: &JsValue) -> Result<usize, Refusal> {
    numbered(game.setup().estimates.len(), value)
}
