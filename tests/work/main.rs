//! Work that is done in blocks and in slices, by whoever and whenever.

#[path = "../common/mod.rs"]
mod common;

mod blocks;
mod refused;
mod slices;
