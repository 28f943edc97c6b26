//! Databases with a cube as a JavaScript class: built step by step, or by a worker, then shared by all games.

use js_sys::Uint8Array;
use rollout_lab::backgammon::cube::{CubeDatabase as Database, CubeDatabaseBuilder};
use rollout_lab::labs::bearoff::SetupError;
use rollout_lab::labs::cube::CubeJobSpec;
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::shapes;
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::slices::Slices;
use crate::errors::Refusal;
use crate::worker_job::CUBE;
use crate::{loans, works};

/// Exact chances and equities of all positions of up to six checkers a side.
#[wasm_bindgen]
pub struct CubeDatabase {
    state: Slices<CubeDatabaseBuilder>,
}

#[wasm_bindgen]
impl CubeDatabase {
    /// Begins it.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)] // JavaScript knows no defaults.
    pub fn new() -> Self {
        Self {
            state: Slices::new(CubeDatabaseBuilder::new()),
        }
    }

    /// The order from which a worker builds the database.
    pub fn order() -> Uint8Array {
        works::order(CUBE, &CubeJobSpec::database())
    }

    /// Begins the database that a worker has made: what is left to be built takes some milliseconds. Throws
    /// `RolloutLabError` if these bytes are none.
    pub fn made(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] sent: &JsValue,
    ) -> Result<Self, JsValue> {
        let builder = CubeDatabaseBuilder::from_bytes(&works::bytes("bytes", sent)?);
        let state = Slices::new(builder.map_err(Refusal::from)?);
        Ok(Self { state })
    }

    /// Builds one least step, some microseconds to a millisecond of work; returns whether all is done.
    pub fn build(&mut self) -> bool {
        self.state.build()
    }

    /// How much is done, 0..1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.state.progress()
    }

    /// The exact decisions of a position, for the side on roll. Throws `RolloutLabError` if a side has more than six
    /// checkers.
    #[wasm_bindgen(unchecked_return_type = "CubeDecisions")]
    pub fn decisions(
        &self,
        #[wasm_bindgen(js_name = position)] of: &JsPosition,
    ) -> Result<JsValue, JsValue> {
        let database = self.state.ready()?;
        let known = database.decisions(position(of)?);
        let known = known.ok_or_else(|| Refusal::from(SetupError::BeyondDatabase))?;
        shapes::decisions(&known).to_js()
    }

    /// For this module's own use: see `loans`.
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        loans::lend(self.state.ready());
    }
}

/// The database that an argument is.
pub(super) fn database(value: &JsValue) -> Result<Arc<Database>, Refusal> {
    loans::borrow("database", "CubeDatabase", value)
}
