//! Bear-off databases as a JavaScript class. The page builds one in steps, or receives it from a
//! worker, and all games share it.

use std::sync::Arc;

use js_sys::Uint8Array;
use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
use rollout_lab::codec::Codec;
use rollout_lab::rollout::resumable::Resumable;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::incremental::Incremental;
use super::position::database_size_name;
use super::prepared_methods::impl_steps;
use crate::errors::Refusal;
use crate::job_codes::BEAROFF_DATABASE;
use crate::{arguments, chunked_work, class_args};

/// The database of bear-offs of up to six or up to fifteen checkers a side, which all rollouts
/// share.
#[wasm_bindgen]
pub struct BearoffDatabase {
    size: DatabaseSize,
    state: Incremental<Resumable<Database>>,
}

impl_steps!(BearoffDatabase);

#[wasm_bindgen]
impl BearoffDatabase {
    /// Begins an empty database: `six` for up to six checkers a side, with exact chances, or `all`
    /// for up to fifteen.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "'six' | 'all'", js_name = reach)] js_reach: &JsValue,
    ) -> Result<Self, JsValue> {
        let size = database_size(js_reach)?;
        let state = Incremental::new(Database::build(size));
        Ok(Self { size, state })
    }

    /// Returns the job from which a worker builds such a database, in bytes.
    pub fn order(
        #[wasm_bindgen(unchecked_param_type = "'six' | 'all'", js_name = reach)] js_reach: &JsValue,
    ) -> Result<Uint8Array, JsValue> {
        Ok(chunked_work::encode_job(
            BEAROFF_DATABASE,
            &database_size(js_reach)?,
        ))
    }

    /// Begins a database from a worker's output. Building the rest takes some milliseconds. Throws
    /// `RolloutLabError` if the bytes are no database.
    pub fn made(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] js_bytes: &JsValue,
    ) -> Result<Self, JsValue> {
        let bytes = arguments::bytes("bytes", js_bytes)?;
        let database = Database::build_from_bytes(&bytes).map_err(Refusal::from)?;
        Ok(Self {
            size: DatabaseSize::decode(&mut &*bytes).map_err(Refusal::from)?,
            state: Incremental::new(database),
        })
    }

    /// The most checkers a side that the database covers: `six`, or `all` for fifteen.
    #[wasm_bindgen(getter, unchecked_return_type = "'six' | 'all'")]
    pub fn reach(&self) -> String {
        database_size_name(self.size).to_owned()
    }
}

fn database_size(value: &JsValue) -> Result<DatabaseSize, Refusal> {
    match value.as_string().as_deref() {
        Some("six") => Ok(DatabaseSize::SixCheckers),
        Some("all") => Ok(DatabaseSize::AllCheckers),
        _ => Err(Refusal::wrong_shape("reach", "six or all")),
    }
}

/// Returns the database that an argument is.
pub(super) fn database(value: &JsValue) -> Result<Arc<Database>, Refusal> {
    class_args::borrow("database", "BearoffDatabase", value)
}
