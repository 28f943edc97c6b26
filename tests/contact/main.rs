//! Boards, plays and IDs of whole games, compared with a second implementation of the rules and
//! with other programs. All seeds are fixed.

#[path = "../common/boards.rs"]
mod boards;
#[path = "../common/gnu_ids.rs"]
mod gnu_ids;
#[path = "../common/golden_contact.rs"]
mod golden_contact;
#[path = "../common/random_numbers.rs"]
mod random_numbers;

mod all_plays;
mod board_ids;
mod golden_plays;
mod outcomes;
mod pasted;
mod play_texts;
mod position_counts;
mod rules;
mod slow_rules;
