//! Two plays of the same roll compared by pairs of games with coupled dice.

mod coupling;
mod ranking;

pub use coupling::Coupling;
