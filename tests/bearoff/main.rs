//! Bear-offs: rules, IDs, databases, exact theory and rollouts. All seeds are fixed, so a bound
//! that holds once holds forever. No seed or bound was chosen after looking at results.

#[path = "../common/mod.rs"]
mod common;

mod arbitrary_texts;
mod bits;
mod codec;
mod cut_rollouts;
mod cut_short;
mod determinism;
mod error_seeds;
mod first_rolls;
mod ids;
mod ignored_id_fields;
mod jobs;
mod luck;
mod player_luck;
mod reference;
mod rotation;
mod rules;
mod stability;
mod theory;
mod two_checker;
mod unbiased;
mod williams;
