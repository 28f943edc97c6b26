//! Databases as a JavaScript class: built step by step, or by a worker, then shared by all games.

use std::sync::Arc;

use js_sys::Uint8Array;
use rollout_lab::backgammon::bearoff_db::{Database, DatabaseBuilder, DatabaseSize};
use rollout_lab::labs::bearoff::BearoffJobSpec;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::reach_name;
use super::slices::Slices;
use crate::errors::Refusal;
use crate::worker_job::BEAROFF;
use crate::{loans, works};

/// The database of bear-offs of up to six or up to fifteen checkers a side, which all rollouts share.
#[wasm_bindgen]
pub struct BearoffDatabase {
    reach: DatabaseSize,
    state: Slices<DatabaseBuilder>,
}

#[wasm_bindgen]
impl BearoffDatabase {
    /// Begins a database for up to six checkers a side, with exact chances, or for all.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "'six' | 'all'", js_name = reach)] name: &JsValue,
    ) -> Result<Self, JsValue> {
        let reach = reach(name)?;
        let state = Slices::new(DatabaseBuilder::new(reach));
        Ok(Self { reach, state })
    }

    /// The order from which a worker builds such a database.
    pub fn order(
        #[wasm_bindgen(unchecked_param_type = "'six' | 'all'", js_name = reach)] name: &JsValue,
    ) -> Result<Uint8Array, JsValue> {
        Ok(works::order(
            BEAROFF,
            &BearoffJobSpec::database(reach(name)?),
        ))
    }

    /// Begins the database that a worker has made: what is left to be built takes some milliseconds. Throws
    /// `RolloutLabError` if these bytes are none.
    pub fn made(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] sent: &JsValue,
    ) -> Result<Self, JsValue> {
        let builder = DatabaseBuilder::from_bytes(&works::bytes("bytes", sent)?);
        let builder = builder.map_err(Refusal::from)?;
        Ok(Self {
            reach: builder.size(),
            state: Slices::new(builder),
        })
    }

    /// The reach that it was made with.
    #[wasm_bindgen(getter, unchecked_return_type = "'six' | 'all'")]
    pub fn reach(&self) -> String {
        reach_name(self.reach).to_owned()
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

    /// For this module's own use: see `loans`.
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        loans::lend(self.state.ready());
    }
}

fn reach(name: &JsValue) -> Result<DatabaseSize, Refusal> {
    match name.as_string().as_deref() {
        Some("six") => Ok(DatabaseSize::SixCheckers),
        Some("all") => Ok(DatabaseSize::AllCheckers),
        _ => Err(Refusal::wrong_shape("reach", "six or all")),
    }
}

/// The database that an argument is.
pub(super) fn database(value: &JsValue) -> Result<Arc<Database>, Refusal> {
    loans::borrow("database", "BearoffDatabase", value)
}
