//! Inputs of the network, compared with counts by hand, and its evaluations, compared with
//! computations in f64. All seeds are fixed.

#[path = "../common/boards.rs"]
mod boards;
#[path = "../common/random_numbers.rs"]
mod random_numbers;

mod evaluation;
mod expert_features;
mod fixtures;
mod lookahead;
mod weights_file;
