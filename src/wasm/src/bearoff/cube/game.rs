//! Prepared games with a cube as a JavaScript class. The page builds one in steps, or a worker
//! analyses it, and rollouts share it.

use rollout_lab::labs::cube::{CubeGame as Game, CubeGameBuilder};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::database::database;
use super::setup::{JsCubeSetup, setup};
use super::shapes::{CubeRollMap, CubeTheory};
use crate::bearoff::incremental::Incremental;
use crate::bearoff::prepared_methods::impl_prepared_game;
use crate::errors::Refusal;
use crate::job_codes::CUBE;
use crate::objects::to_js;

/// A bear-off with a cube that is prepared for rollouts: a position, its players and the estimates
/// of luck.
#[wasm_bindgen]
pub struct CubeGame {
    state: Incremental<CubeGameBuilder>,
}

impl_prepared_game!(
    CubeGame: Game, of CUBE;
    builders: builder, "CubeDatabase", JsCubeSetup;
    theories: CubeTheory::new, "CubeTheory"; funnels: "Funnel"
);

/// Begins to prepare a `CubeSetup`.
fn builder(js_database: &JsValue, js_setup: &JsCubeSetup) -> Result<CubeGameBuilder, Refusal> {
    Ok(CubeGameBuilder::new(
        database(js_database)?,
        setup(js_setup)?,
    )?)
}

#[wasm_bindgen]
impl CubeGame {
    /// Returns the 36 rolls from the position: with the cube as it is, or after a double and a
    /// take.
    #[wasm_bindgen(js_name = rollMap, unchecked_return_type = "CubeRollMap")]
    pub fn roll_map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "boolean")] turned: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let map = self.state.ready()?.roll_map(turned.is_truthy());
        Ok(to_js(CubeRollMap::from(map)))
    }
}
