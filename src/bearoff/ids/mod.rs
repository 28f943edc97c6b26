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
pub use xgid::write_with_cube as xgid_with_cube;

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
    let (board, rest) = cut(word);
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
    let match_id = match rest {
        Some(rest) => rest,
        None => after(text, "Match ID").map_or("", |label| first_word(cut(label).1.unwrap_or(""))),
    };
    let aside = if match_id.is_empty() {
        Aside::default()
    } else {
        match_id::read(match_id)
    };
    Ok(Reading { position, aside })
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

/// What stands before the first colon, and behind it if there is one.
fn cut(text: &str) -> (&str, Option<&str>) {
    let behind = after(text, ":");
    let before = behind.and_then(|behind| text.get(..text.len() - behind.len() - 1));
    (before.unwrap_or(text), behind)
}

/// Up to the first white space after something else.
#[inline(never)]
fn first_word(text: &str) -> &str {
    text.split_ascii_whitespace().next().unwrap_or("")
}
