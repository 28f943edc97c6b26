//! Bear-off databases with a cube as a JavaScript class. The page builds one in steps, or receives
//! it from a worker, and all games share it.

use js_sys::Uint8Array;
use rollout_lab::backgammon::cube::CubeDatabase as Database;
use rollout_lab::labs::bearoff::SetupError;
use rollout_lab::rollout::resumable::Resumable;
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::shapes::CubeDecisions;
use crate::bearoff::incremental::Incremental;
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::prepared_methods::impl_steps;
use crate::errors::Refusal;
use crate::job_codes::CUBE_DATABASE;
use crate::objects::to_js;
use crate::{arguments, chunked_work, class_args};

/// A database of exact chances and equities with a cube, for all bear-offs of up to six checkers a
/// side.
#[wasm_bindgen]
pub struct CubeDatabase {
    state: Incremental<Resumable<Database>>,
}

impl_steps!(CubeDatabase);

#[wasm_bindgen]
impl CubeDatabase {
    /// Begins an empty database.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)] // JavaScript knows no defaults.
    pub fn new() -> Self {
        Self {
            state: Incremental::new(Database::build()),
        }
    }

    /// Returns the job from which a worker builds the database, in bytes.
    pub fn order() -> Uint8Array {
        chunked_work::encode_job(CUBE_DATABASE, &())
    }

    /// Begins a database from a worker's output. Building the rest takes some milliseconds. Throws
    /// `RolloutLabError` if the bytes are no database.
    pub fn made(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] js_bytes: &JsValue,
    ) -> Result<Self, JsValue> {
        let builder = Database::build_from_bytes(&arguments::bytes("bytes", js_bytes)?);
        let state = Incremental::new(builder.map_err(Refusal::from)?);
        Ok(Self { state })
    }

    /// Returns the exact cube decisions in a position, for the side on roll. Throws
    /// `RolloutLabError` if a side has more than six checkers.
    #[wasm_bindgen(unchecked_return_type = "CubeDecisions")]
    pub fn decisions(
        &self,
        #[wasm_bindgen(js_name = position)] js_position: &JsPosition,
    ) -> Result<JsValue, JsValue> {
        let database = self.state.ready()?;
        let decisions = database.decisions(position(js_position)?);
        let decisions = decisions.ok_or_else(|| Refusal::from(SetupError::BeyondDatabase))?;
        Ok(to_js(CubeDecisions::from(decisions)))
    }
}

/// Returns the database that an argument is.
pub(super) fn database(value: &JsValue) -> Result<Arc<Database>, Refusal> {
    class_args::borrow("database", "CubeDatabase", value)
}
