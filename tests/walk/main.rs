//! The walk lab's core against independent numbers. All seeds are fixed: a bound that holds, holds for ever, and none was
//! chosen after looking.

#[path = "../common/golden.rs"]
mod golden;
#[path = "../common/bits.rs"]
mod hexadecimal;

mod antithetic;
mod any_share;
mod batches;
mod bits;
mod fit;
mod lengths;
mod luck;
mod orders;
mod refused;
mod rolled;
mod scales;
mod solved;
mod transform;
