//! Databases as a JavaScript class: built in slices, then shared by all games.

use std::sync::Arc;

use rollout_lab::bearoff::{Database, DatabaseBuilder, Reach};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::reach_name;
use super::slices::Slices;
use crate::errors::Refusal;
use crate::loans;

/// What all rollouts need to know of bear-offs of up to six or up to fifteen checkers a side.
#[wasm_bindgen]
pub struct BearoffDatabase {
    reach: Reach,
    state: Slices<DatabaseBuilder>,
}

#[wasm_bindgen]
impl BearoffDatabase {
    /// Begins a database for up to six checkers a side, with exact chances, or for all.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "'six' | 'all'", js_name = reach)] name: &JsValue,
    ) -> Result<Self, JsValue> {
        let reach = match name.as_string().as_deref() {
            Some("six") => Reach::SixCheckers,
            Some("all") => Reach::AllCheckers,
            _ => return Err(Refusal::wrong_shape("reach", "six or all").into()),
        };
        Ok(Self {
            reach,
            state: Slices::new(DatabaseBuilder::new(reach)),
        })
    }

    /// The reach that it was made with.
    #[wasm_bindgen(getter, unchecked_return_type = "'six' | 'all'")]
    pub fn reach(&self) -> String {
        reach_name(self.reach).to_owned()
    }

    /// Builds for about so many milliseconds; returns whether all is done.
    #[wasm_bindgen(js_name = buildFor)]
    pub fn build_for(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = milliseconds)] budget: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.state.build_for(budget)?)
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

/// The database that an argument is.
pub(super) fn database(value: &JsValue) -> Result<Arc<Database>, Refusal> {
    loans::borrow("database", "BearoffDatabase", value)
}
