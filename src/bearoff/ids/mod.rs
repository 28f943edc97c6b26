//! Positions as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Both name any backgammon position; only those without contact, all checkers in the home boards, become a
//! [`Position`].

mod board;
mod error;
mod gnu_id;
mod xgid;

use super::position::Position;

pub use error::IdError;
pub use gnu_id::write as position_id;
pub(super) use xgid::places as xgid_board;
pub use xgid::write as xgid;

/// Reads a position ID (perhaps with a match ID behind it) or an XGID, also where a program's own words stand
/// before it. White space around it is ignored.
///
/// # Errors
/// [`IdError`] says what is wrong with it.
pub fn read(text: &str) -> Result<Position, IdError> {
    if let Some(xgid) = after(text, "XGID=") {
        return xgid::read(first_word(xgid));
    }
    let word = first_word(after(text, LABEL).unwrap_or(text));
    let mut halves = word.split(xgid::is_colon);
    let (board, rest) = (halves.next().unwrap_or(""), halves.next());
    if board.is_empty() {
        Err(IdError::Unknown)
    } else if rest.is_some() && board.len() == xgid::PLACES {
        xgid::read(word)
    } else {
        // The second half is a match ID, which says nothing about the board.
        gnu_id::read(board)
    }
}

/// What GNU Backgammon writes before a position ID.
const LABEL: &str = "Position ID:";

/// What stands behind a label, if it is there. (The standard library's search for text is a tenth of the WebAssembly
/// module.)
fn after<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let at = text
        .as_bytes()
        .windows(label.len())
        .position(|bytes| bytes == label.as_bytes())?;
    text.get(at + label.len()..)
}

/// Up to the first white space after something else.
fn first_word(text: &str) -> &str {
    text.split_ascii_whitespace().next().unwrap_or("")
}
