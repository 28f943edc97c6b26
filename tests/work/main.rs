//! Work that is done in chunks by several workers, and computations that pause between slices.

#[path = "../common/mod.rs"]
mod common;

mod chunks;
mod invalid_chunks;
mod slices;
mod tasks;
