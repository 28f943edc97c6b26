//! Positions as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Both name any backgammon position; only those without contact, all checkers in the home boards, become a
//! [`Position`]. What else they say of the game is set aside, and said to be.

mod aside;
mod board;
mod error;
mod gnu_id;
mod match_id;
mod xgid;

use super::position::Position;

pub use aside::{Aside, Score};
pub use error::IdError;
pub use gnu_id::write as position_id;
pub(super) use xgid::places as xgid_board;
pub use xgid::write as xgid;

/// What an ID says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// With the side on roll.
    pub position: Position,
    /// What else it says of the game, and nothing here uses.
    pub aside: Aside,
}

/// Reads a position ID (perhaps with a match ID behind it) or an XGID, also where a program's own words stand
/// before it. White space around it is ignored.
///
/// # Errors
/// [`IdError`] says what is wrong with it.
pub fn read(text: &str) -> Result<Reading, IdError> {
    if let Some(xgid) = after(text, "XGID=") {
        return xgid::read(first_word(xgid));
    }
    let text = after(text, "Position ID:")
        .or_else(|| after(text, "GNUID="))
        .unwrap_or(text);
    let word = first_word(text);
    let mut halves = word.split(xgid::is_colon);
    let (board, rest) = (halves.next().unwrap_or(""), halves.next());
    if board.is_empty() {
        return Err(IdError::Unknown);
    }
    // Two of these three make an XGID without its label; a position ID has none of them but a colon.
    let (fields, long) = (rest.is_some(), board.len() == xgid::PLACES);
    if fields && long || (fields || long) && after(board, "-").is_some() {
        return xgid::read(word);
    }
    let position = gnu_id::read(board).map_err(|error| match after(text, "://") {
        Some(_) => IdError::Unknown,
        None => error,
    })?;
    let match_id = rest.filter(|rest| !rest.is_empty()).or_else(|| {
        let behind = after(after(text, "Match ID")?, ":")?;
        Some(first_word(behind))
    });
    Ok(Reading {
        position,
        aside: match_id.map_or(Aside::default(), match_id::read),
    })
}

/// What stands behind a label, if it is there, in capitals or not. (The standard library's search for text is a tenth of
/// the WebAssembly module.)
#[inline(never)]
fn after<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let at = text
        .as_bytes()
        .windows(label.len())
        .position(|bytes| bytes.eq_ignore_ascii_case(label.as_bytes()))?;
    text.get(at + label.len()..)
}

/// Up to the first white space after something else.
#[inline(never)]
fn first_word(text: &str) -> &str {
    text.split_ascii_whitespace().next().unwrap_or("")
}
