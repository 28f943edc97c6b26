//! Positions as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Both name any backgammon position, and what it is in: a match, a cube, a roll. Which of these boards can be rolled out,
//! and what is set aside, is said by the games: [`crate::bearoff::ids`], [`crate::contact::ids`].

mod aside;
mod error;
pub(crate) mod gnu_id;
mod match_id;
pub(crate) mod xgid;

pub use aside::{Aside, Score};
pub use error::TextError;

use crate::side::Side;

/// A side's points 1 to 24, and its bar behind them.
pub(crate) const PLACES: usize = 25;

/// So many checkers of a side on one point an XGID has letters for, and a side has no more.
pub(crate) const CHECKERS: u8 = b'O' - b'A' + 1;

/// How many checkers a side has on its own points 1 to 24 and on the bar: `side[p - 1]`.
pub(crate) type Places = [u8; PLACES];

/// What an ID says, whether a game has such a position or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    /// X's checkers, and O's.
    pub sides: [Places; 2],
    pub on_roll: Side,
    pub aside: Aside,
}

/// Reads a position ID (perhaps with a match ID behind it) or an XGID, also where a program's own words stand
/// before it. White space around it is ignored. The side on roll of a position ID is X, and so is the player at the bottom
/// of an XGID.
pub(crate) fn read(text: &str) -> Result<Written, TextError> {
    if let Some(xgid) = after(text, "XGID=") {
        return xgid::read(first_word(xgid));
    }
    let text = after(text, "Position ID:")
        .or_else(|| after(text, "GNUID="))
        .unwrap_or(text);
    let word = first_word(text);
    let (board, rest) = cut(word);
    if board.is_empty() {
        return Err(TextError::Unknown);
    }
    // Two of these three make an XGID without its label; a position ID has none of them but a colon.
    let (fields, long) = (rest.is_some(), board.len() == xgid::CHARACTERS);
    if fields && long || (fields || long) && after(board, "-").is_some() {
        return xgid::read(word);
    }
    let sides = gnu_id::read(board).map_err(|error| match after(text, "://") {
        Some(_) => TextError::Unknown,
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
    Ok(Written {
        sides,
        on_roll: Side::X,
        aside,
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
