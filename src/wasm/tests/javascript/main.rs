//! Tests of the wasm module in Node, by `wasm-pack test --node src/wasm`: of all labs, or of those
//! whose features are on.

#[cfg(feature = "bearoff")]
mod bearoff;
#[cfg(feature = "contact")]
mod contact;
#[cfg(feature = "council")]
mod council;
#[cfg(all(feature = "bearoff", feature = "cube"))]
mod cube;
#[path = "../../../../tests/common/golden.rs"]
mod golden;
#[path = "../../../../tests/common/golden_contact.rs"]
mod golden_contact;
#[path = "../../../../tests/common/bits.rs"]
mod hexadecimal;
mod module;
#[cfg(all(feature = "bearoff", feature = "pairs"))]
mod pairs;
mod refusals;
mod seeds;
mod shapes;
#[cfg(feature = "story")]
mod story;
#[cfg(any(feature = "two-checker", feature = "story"))]
mod two_checker;
#[cfg(feature = "walk")]
mod walk;
mod workbench;
