//! Rollouts of whole games: what is true of them whatever the network has learnt. All seeds are fixed, and nothing here knows a
//! number of the trained weights but `bits`.

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
mod blocks;
mod gammons;
mod hours;
mod orders;
mod pairs;
mod play_list;
mod positions;
mod records;
mod roll_map;
mod stop;
mod texts;
mod unbiased;
mod whole_tree;
