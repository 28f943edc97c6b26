//! The random walk of the walk lab, compared with independent numbers.
//!
//! All seeds are fixed, so a bound that holds once always holds. No bound or seed was chosen after
//! seeing a result.

#[path = "../common/golden.rs"]
mod golden;
#[path = "../common/bits.rs"]
mod hexadecimal;

mod antithetic;
mod batches;
mod bits;
mod exact;
mod fit;
mod job_specs;
mod lengths;
mod luck;
mod luck_share;
mod scales;
mod simulation;
mod transform;
mod validation;
