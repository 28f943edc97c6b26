//! Tests that run the command-line program.

mod documentation;
#[path = "../../../../tests/common/golden.rs"]
mod golden;
#[path = "../../../../tests/common/golden_contact.rs"]
mod golden_contact;
mod golden_numbers;
#[path = "../../../../tests/common/bits.rs"]
mod hexadecimal;
mod outputs;
mod ranges;
mod refusals;
mod reports;
mod run;
