//! Positions as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Both name any backgammon position, and what it is in: a match, a cube, a roll. Which of these boards can be rolled out,
//! and what is set aside, is said by the games: [`bearoff_id`], [`board_id`].

pub mod bearoff_id;
mod bearoff_id_error;
pub mod board_id;
mod board_id_error;
mod find;
pub(crate) mod gnu_id;
mod ignored_fields;
mod match_id;
mod other_format;
mod text_error;
pub(crate) mod xgid;

pub use board_id_error::BoardIdError;
pub use find::{FoundId, find};
pub use ignored_fields::{CubeOffer, IgnoredIdFields, MatchScore};
pub use other_format::OtherFormat;
pub use text_error::TextError;

use crate::backgammon::board::PLACES;
use crate::backgammon::side::Side;

/// The number of a side's places: its points 1 to 24, and the bar.
pub(crate) const POINTS_AND_BAR: usize = PLACES;

/// How many checkers a side has on its own points 1 to 24 and on the bar: `side[p - 1]`.
pub(crate) type CheckerCounts = [u8; POINTS_AND_BAR];

/// What an ID says, whether a game has such a position or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RawPosition {
    /// X's checkers, and O's.
    pub sides: [CheckerCounts; 2],
    pub on_roll: Side,
    pub ignored: IgnoredIdFields,
}

/// Reads the position ID (perhaps with a match ID beside it) or the XGID in a text, wherever it stands there. The side on roll
/// of a position ID is X, and so is the player at the bottom of an XGID.
pub(crate) fn parse(text: &str) -> Result<RawPosition, TextError> {
    find(text)?.decode()
}

/// What stands behind a label, if it is there, in capitals or not. (The standard library's search for text is a tenth of
/// the WebAssembly module.)
#[inline(never)]
fn text_after<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let at = text
        .as_bytes()
        .windows(label.len())
        .position(|bytes| bytes.eq_ignore_ascii_case(label.as_bytes()))?;
    text.get(at + label.len()..)
}

/// What stands before the first colon, and behind it if there is one.
fn split_at_colon(text: &str) -> (&str, Option<&str>) {
    let behind = text_after(text, ":");
    let before = behind.and_then(|behind| text.get(..text.len() - behind.len() - 1));
    (before.unwrap_or(text), behind)
}
