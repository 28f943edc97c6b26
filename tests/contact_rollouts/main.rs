//! Rollouts of whole games: properties that hold for all weights of the network. All seeds are
//! fixed. Only `bits` and `hours` depend on the trained weights.

#[path = "../common/boards.rs"]
mod boards;
#[path = "../common/golden.rs"]
mod golden;
#[path = "../common/golden_contact.rs"]
mod golden_contact;
#[path = "../common/bits.rs"]
mod hexadecimal;
#[path = "../common/plan.rs"]
mod plan;

mod bearoffs;
mod bits;
mod chunks;
mod cut_short;
mod error_seeds;
mod first_rolls;
mod gammons;
mod hours;
mod job_specs;
mod opening;
mod pairs;
mod play_list;
mod play_notation;
mod positions;
mod records;
mod roll_map;
mod rotation;
mod stopping_rule;
mod unbiased;
mod whole_tree;
