//! What JavaScript gets from the wasm module, by `wasm-pack test --node src/wasm`.

mod columns;
mod errors;
#[path = "../../../../tests/common/golden.rs"]
mod golden;
mod module;
mod readout;
mod stability;
