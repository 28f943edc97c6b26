//! The browser's clock, so that long work can be cut into slices.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Performance;

use crate::errors::{Refusal, milliseconds};

#[wasm_bindgen]
extern "C" {
    // The global variable, which a page, a worker and Node.js all have; `window` is a page's alone.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static CLOCK: Option<Performance>;
}

/// A moment after which a slice of work should stop.
pub(crate) struct Deadline(f64);

impl Deadline {
    /// This many milliseconds from now.
    pub fn after(milliseconds: f64) -> Self {
        Self(now() + milliseconds)
    }

    pub fn passed(&self) -> bool {
        now() >= self.0
    }
}

/// Says whether to go on: for about so many milliseconds, or for ever if no budget is given.
pub(crate) fn within(budget: &JsValue) -> Result<impl Fn() -> bool, Refusal> {
    let deadline = if budget.is_undefined() {
        None
    } else {
        Some(Deadline::after(milliseconds(budget)?))
    };
    Ok(move || deadline.as_ref().is_none_or(|deadline| !deadline.passed()))
}

/// Milliseconds since some moment; without a clock, later than any deadline: slices are then as short as can be.
fn now() -> f64 {
    CLOCK.with(|clock| clock.as_ref().map_or(f64::INFINITY, Performance::now))
}
