//! The JavaScript bindings of Rollout Lab's core. This crate checks its arguments, calls the core,
//! and converts the results into plain JavaScript objects and columns. It decides nothing.
//!
//! Numbers arrive as JavaScript values and are checked here, because WebAssembly would silently
//! turn NaN into 0 and −1 into 4,294,967,295. Every refusal is thrown as one kind of error, which
//! `errors.rs` defines.
//!
//! Each lab's page loads a module of its own, built from this crate with the feature of its name.
//! So no page loads the code of another lab. The story has a module of its own, too.

#![allow(
    missing_debug_implementations,
    reason = "JavaScript, which can't print them this way, is the only user of the classes"
)]
// A single lab may leave shared code unused. A build with all features reports code that no lab
// uses.
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

mod arguments;
#[cfg(feature = "averages")]
mod averages;
#[cfg(any(
    feature = "bearoff",
    feature = "cube",
    feature = "two-checker",
    feature = "walk",
    feature = "story"
))]
mod batch_shapes;
#[cfg(any(
    feature = "two-checker",
    feature = "bearoff",
    feature = "cube",
    feature = "hand",
    feature = "hand-cube",
    feature = "story"
))]
mod block_worth;
mod chunked_work;
mod class_args;
mod columns;
#[cfg(any(feature = "bearoff", feature = "contact"))]
mod error_seeds;
mod errors;
#[cfg(feature = "positions")]
mod ids;
mod job_codes;
#[cfg(feature = "positions")]
mod noise;
mod objects;
#[cfg(any(feature = "pairs", feature = "contact"))]
mod pairs;
mod rollouts;
#[cfg(any(
    feature = "two-checker",
    feature = "bearoff",
    feature = "cube",
    feature = "hand",
    feature = "hand-cube",
    feature = "contact",
    feature = "story"
))]
mod rotation;
mod sampled;
mod seeds;
mod shapes;
mod workbench;

#[cfg(feature = "bearoffs")]
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

/// Sends the messages of panics to the console.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
