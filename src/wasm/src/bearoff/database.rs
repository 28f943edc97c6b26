//! Databases as a JavaScript class: built in slices, then shared by all games.

use std::sync::Arc;

use rollout_lab::bearoff::{Database, DatabaseBuilder, Reach};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::not_ready;
use super::position::reach_name;
use crate::clock::Deadline;
use crate::errors::{Refusal, milliseconds};

/// What all rollouts need to know of bear-offs of up to six or up to fifteen checkers a side.
#[wasm_bindgen]
pub struct BearoffDatabase {
    reach: Reach,
    state: State,
}

enum State {
    /// `None` only while a slice of work is done.
    Building(Option<Box<DatabaseBuilder>>),
    Ready(Arc<Database>),
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
            state: State::Building(Some(Box::new(DatabaseBuilder::new(reach)))),
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
        let deadline = Deadline::after(milliseconds(budget)?);
        let State::Building(builder) = &mut self.state else {
            return Ok(true);
        };
        if let Some(mut at_work) = builder.take() {
            if !at_work.build_while(|| !deadline.passed()) {
                *builder = Some(at_work);
                return Ok(false);
            }
            self.state = State::Ready(Arc::new(at_work.finish()));
        }
        Ok(true)
    }

    /// How much is done, 0..1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        match &self.state {
            State::Building(builder) => builder.as_ref().map_or(0.0, |builder| builder.progress()),
            State::Ready(_) => 1.0,
        }
    }
}

impl BearoffDatabase {
    pub(super) fn ready(&self) -> Result<Arc<Database>, Refusal> {
        match &self.state {
            State::Ready(database) => Ok(database.clone()),
            State::Building(_) => Err(not_ready()),
        }
    }
}
