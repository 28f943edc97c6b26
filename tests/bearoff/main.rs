//! Bear-offs: their rules, texts and databases, and what their rollouts come to. All seeds are fixed: a bound that holds,
//! holds for ever, and none was chosen after looking.

#[path = "../common/mod.rs"]
mod common;

mod bits;
mod bytes;
mod determinism;
mod ids;
mod ids_aside;
mod jobs;
mod luck;
mod reference;
mod rules;
mod stability;
mod texts;
mod theory;
mod two_checker;
mod unbiased;
mod williams;
