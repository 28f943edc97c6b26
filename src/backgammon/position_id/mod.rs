//! Positions as other programs write them: GNU Backgammon's position ID and eXtreme Gammon's XGID.
//!
//! Both describe any backgammon position. An XGID, or a match ID beside a position ID, also
//! describes the match, the cube and the roll. [`bearoff_id`] and [`board_id`] say which boards
//! they accept, and which of the other facts they ignore.
//!
//! ```
//! use rollout_lab::backgammon::position_id::{OtherFormat, TextError, find};
//!
//! // IDs are found in the texts around them (tests/golden/pasted.json).
//! assert_eq!(find("set board fycAAPC9EwwAAA")?.to_string(), "fycAAPC9EwwAAA");
//!
//! // Other formats are recognised, so an error can name them.
//! let text = "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0";
//! assert_eq!(find(text), Err(TextError::OtherFormat(OtherFormat::OpenGammonId)));
//! # Ok::<(), TextError>(())
//! ```

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

/// The numbers of checkers on a side's own points 1 to 24 and on the bar: `side[p - 1]` on point p.
pub(crate) type CheckerCounts = [u8; POINTS_AND_BAR];

/// The position and the other facts that an ID describes, before any check that a game can have
/// such a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RawPosition {
    /// X's checkers, and O's.
    pub sides: [CheckerCounts; 2],
    /// The side on roll.
    pub on_roll: Side,
    /// Facts besides the position.
    pub ignored: IgnoredIdFields,
}

/// Reads the position ID, perhaps with a match ID beside it, or the XGID, anywhere in a text. X is
/// the side on roll of a position ID, and the player at the bottom of an XGID.
pub(crate) fn parse(text: &str) -> Result<RawPosition, TextError> {
    find(text)?.decode()
}

/// Returns the text after the first `label`, whose letters may be large or small; `None` if there
/// is no such label.
// The standard library's search for text is a tenth of the WebAssembly module.
#[inline(never)]
fn text_after<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let at = text
        .as_bytes()
        .windows(label.len())
        .position(|bytes| bytes.eq_ignore_ascii_case(label.as_bytes()))?;
    text.get(at + label.len()..)
}

/// Returns the text before the first colon, and the text after it if there is a colon.
fn split_at_colon(text: &str) -> (&str, Option<&str>) {
    let after = text_after(text, ":");
    let before = after.and_then(|after| text.get(..text.len() - after.len() - 1));
    (before.unwrap_or(text), after)
}
