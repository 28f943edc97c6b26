//! The JavaScript face of Rollout Lab's core. This crate checks the shape of its arguments, calls the core, and turns
//! the answer into plain JavaScript objects and columns. It decides nothing.
//!
//! Numbers arrive as JavaScript values and are checked here, because WebAssembly would silently turn NaN into 0 and −1
//! into 4,294,967,295. Every refusal is thrown as one kind of error, see `errors.rs`.
//!
//! Every lab's page loads a module of its own, made from this crate with the feature of its name, so that no page
//! pays for another's lab. So does the story.

// One lab need not use all that labs share. With all of them, what none uses is reported.
#![cfg_attr(
    not(all(
        feature = "two-checker",
        feature = "bearoff",
        feature = "cube",
        feature = "hand",
        feature = "hand-cube",
        feature = "pairs",
        feature = "walk",
        feature = "council",
        feature = "contact",
        feature = "story"
    )),
    allow(dead_code, unused_imports, unused_macros)
)]

#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
compile_error!(
    "the core is built with SIMD: RUSTFLAGS in the environment has replaced .cargo/config.toml's; unset it"
);

mod columns;
mod errors;
#[cfg(any(
    feature = "bearoff",
    feature = "cube",
    feature = "hand",
    feature = "hand-cube",
    feature = "pairs",
    feature = "contact"
))]
mod ids;
mod loans;
#[cfg(any(
    feature = "bearoff",
    feature = "cube",
    feature = "two-checker",
    feature = "walk",
    feature = "story"
))]
mod many_shapes;
#[cfg(any(
    feature = "bearoff",
    feature = "cube",
    feature = "hand",
    feature = "hand-cube",
    feature = "pairs",
    feature = "contact"
))]
mod noise;
mod objects;
#[cfg(any(feature = "pairs", feature = "contact"))]
mod pairs;
mod rollouts;
mod sampled;
mod seeds;
mod shapes;
mod workbench;
mod worker_job;
mod works;

#[cfg(any(
    feature = "bearoff",
    feature = "cube",
    feature = "hand",
    feature = "hand-cube",
    feature = "pairs"
))]
mod bearoff;
#[cfg(feature = "contact")]
mod contact;
#[cfg(feature = "council")]
mod council;
#[cfg(feature = "story")]
mod story;
#[cfg(any(feature = "two-checker", feature = "story"))]
mod two_checker;
#[cfg(feature = "walk")]
mod walk;

#[cfg(test)]
#[path = "../tests/javascript/main.rs"]
mod javascript;

use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Sends what a panic says to the console before the module stops.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
