//! The whole game's core against rules that are written in another way, and positions of other programs. All seeds are fixed.

#[path = "../common/golden_contact.rs"]
mod golden_contact;
#[path = "../common/written_ids.rs"]
mod written_ids;

mod all_plays;
mod boards;
mod counts;
mod golden_plays;
mod names;
mod numbers;
mod outcomes;
mod pasted;
mod rules;
mod slow;
mod texts;
