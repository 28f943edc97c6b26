//! Prepared games as a JavaScript class. The page builds one in steps, or a worker analyses it, and
//! rollouts share it.

use rollout_lab::labs::bearoff::{PreparedGame, PreparedGameBuilder};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::database::database;
use super::game_shapes::{BearoffTheory, LuckSpreads, RollMap};
use super::incremental::Incremental;
use super::prepared_methods::impl_prepared_game;
use super::setup::{JsSetup, luck_measure, setup};
use crate::errors::Refusal;
use crate::job_codes::BEAROFF;
use crate::objects::to_js;

/// A bear-off that is prepared for rollouts: a position, its players and the estimates of luck.
#[wasm_bindgen]
pub struct BearoffGame {
    state: Incremental<PreparedGameBuilder>,
}

impl_prepared_game!(
    BearoffGame: PreparedGame, of BEAROFF;
    builders: builder, "BearoffDatabase", JsSetup;
    theories: BearoffTheory::new, "BearoffTheory | null"; funnels: "Funnel | null"
);

/// Begins to prepare a `BearoffSetup`.
fn builder(js_database: &JsValue, js_setup: &JsSetup) -> Result<PreparedGameBuilder, Refusal> {
    let builder = PreparedGameBuilder::new(database(js_database)?, setup(js_setup)?)?;
    Ok(builder.with_luck(luck_measure(js_setup)?))
}

#[wasm_bindgen]
impl BearoffGame {
    /// Returns the exact spreads of a reduced game by both measures of luck that know the players;
    /// null without a careless player, and beyond six checkers a side. `estimate` is the number of
    /// the estimate in the setup, from 0.
    #[wasm_bindgen(js_name = luckSpreads, unchecked_return_type = "LuckSpreads | null")]
    pub fn luck_spreads(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.state.ready()?;
        let estimate = self::estimate(&game, estimate)?;
        let theory = game.theory().map(|theory| theory.estimates[estimate]);
        let spreads = theory.and_then(|theory| theory.luck_spreads);
        Ok(to_js(spreads.map(LuckSpreads::from)))
    }

    /// Returns the 36 rolls from the position, by the evaluator of an estimate (its number in the
    /// setup, from 0).
    #[wasm_bindgen(js_name = rollMap, unchecked_return_type = "RollMap")]
    pub fn roll_map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.state.ready()?;
        let estimate = self::estimate(&game, estimate)?;
        Ok(to_js(RollMap::new(&game, estimate)))
    }
}

#[cfg(feature = "hand")]
impl BearoffGame {
    /// Wraps a builder of a game.
    pub(super) fn from_builder(builder: PreparedGameBuilder) -> Self {
        Self {
            state: Incremental::new(builder),
        }
    }
}
