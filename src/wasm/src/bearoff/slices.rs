//! What is built in slices, with the page alive between them, and then shared.

use std::sync::Arc;

use rollout_lab::bearoff::{Database, DatabaseBuilder, PreparedGame, PreparedGameBuilder};
use wasm_bindgen::JsValue;

use super::errors::not_ready;
use crate::clock::Deadline;
use crate::errors::{Refusal, milliseconds};

/// Something in the making.
pub(super) trait Builder {
    type Made;
    fn progress(&self) -> f64;
    fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool;
    fn finish(self) -> Self::Made;
}

impl Builder for DatabaseBuilder {
    type Made = Database;

    fn progress(&self) -> f64 {
        self.progress()
    }

    fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.build_while(keep_going)
    }

    fn finish(self) -> Database {
        self.finish()
    }
}

impl Builder for PreparedGameBuilder {
    type Made = PreparedGame;

    fn progress(&self) -> f64 {
        self.progress()
    }

    fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.build_while(keep_going)
    }

    fn finish(self) -> PreparedGame {
        self.finish()
    }
}

/// Something that is being built, or is ready.
pub(super) enum Slices<B: Builder> {
    /// `None` only while a slice of work is done.
    Building(Option<Box<B>>),
    Ready(Arc<B::Made>),
}

impl<B: Builder> Slices<B> {
    pub fn new(builder: B) -> Self {
        Self::Building(Some(Box::new(builder)))
    }

    /// Builds for about so many milliseconds; returns whether all is done.
    pub fn build_for(&mut self, budget: &JsValue) -> Result<bool, Refusal> {
        let deadline = Deadline::after(milliseconds(budget)?);
        let Self::Building(builder) = self else {
            return Ok(true);
        };
        if let Some(mut at_work) = builder.take() {
            if !at_work.build_while(|| !deadline.passed()) {
                *builder = Some(at_work);
                return Ok(false);
            }
            *self = Self::Ready(Arc::new(at_work.finish()));
        }
        Ok(true)
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        match self {
            Self::Building(builder) => builder.as_ref().map_or(0.0, |builder| builder.progress()),
            Self::Ready(_) => 1.0,
        }
    }

    pub fn ready(&self) -> Result<Arc<B::Made>, Refusal> {
        match self {
            Self::Ready(made) => Ok(made.clone()),
            Self::Building(_) => Err(not_ready()),
        }
    }
}
