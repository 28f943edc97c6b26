//! The network's inputs against counts by hand, and how it evaluates against the same in f64. All seeds are fixed.

#[path = "../contact/boards.rs"]
mod boards;
#[path = "../contact/numbers.rs"]
mod numbers;

mod counted;
mod evaluated;
mod files;
mod lookahead;
mod reached;
