//! Any text at all is a bear-off, or a board, that can be written and read again, or is refused with a sentence.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/common/any_text.rs"]
mod any_text;

fuzz_target!(|text: &str| {
    any_text::assert_position_or_refused(text);
    any_text::assert_board_or_refused(text);
});
