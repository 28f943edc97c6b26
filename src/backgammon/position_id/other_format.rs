//! Formats of other programs that are recognised but not read.

use core::fmt;

/// A format for positions or matches that is neither a position ID nor an XGID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherFormat {
    /// Open Gammon ID: both sides' checkers, point by point, with a letter or digit for each.
    OpenGammonId,
    /// A match as Jellyfish writes it: numbered lines of plays (`.mat`).
    MatchFile,
    /// Smart Game Format (`.sgf`).
    SmartGameFormat,
}

impl fmt::Display for OtherFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OpenGammonId => "an Open Gammon ID",
            Self::MatchFile => "a match file (.mat)",
            Self::SmartGameFormat => "a game in Smart Game Format (.sgf)",
        })
    }
}

impl OtherFormat {
    /// Returns the format that a text looks like.
    pub(super) fn detect(text: &str) -> Option<Self> {
        let is_sgf = crate::backgammon::position_id::text_after(text, "(;")
            .is_some_and(|game| crate::backgammon::position_id::text_after(game, "GM[").is_some());
        if is_sgf {
            Some(Self::SmartGameFormat)
        } else if text.split_ascii_whitespace().any(is_open_gammon_id) {
            Some(Self::OpenGammonId)
        } else if text.lines().any(is_match_file_line) {
            Some(Self::MatchFile)
        } else {
            None
        }
    }
}

/// Returns whether a word has the first fields of an Open Gammon ID.
///
/// These are up to fifteen checkers of each side, a character each, and the cube's owner (`W`, `B`,
/// or `N` for neither) with its power of two.
fn is_open_gammon_id(word: &str) -> bool {
    let mut fields = word.split(':');
    let mut next = || fields.next().unwrap_or("");
    let (first, second, cube) = (next(), next(), next());
    let is_side = |field: &str| {
        (1..=15).contains(&field.len())
            && field
                .bytes()
                .all(|place| matches!(place, b'0'..=b'9' | b'a'..=b'p'))
    };
    is_side(first)
        && is_side(second)
        && matches!(cube.as_bytes(), [b'N' | b'W' | b'B', b'0'..=b'9', ..])
}

/// Returns whether a line belongs to a match file: the match's length, a game's heading, or a
/// numbered play.
fn is_match_file_line(line: &str) -> bool {
    let mut words = line.split_ascii_whitespace();
    let mut next = || words.next().unwrap_or("");
    let (first, second, third) = (next(), next(), next());
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|c| c.is_ascii_digit());
    let is_numbered = first.strip_suffix(')').is_some_and(is_number);
    // If the second player begins a game, the first column is empty, and the dice are still the
    // second word.
    let is_roll = |word: &str| {
        word.strip_suffix(':')
            .is_some_and(|dice| dice.len() == 2 && is_number(dice))
    };
    is_number(first) && second == "point" && third == "match"
        || first == "Game" && is_number(second) && third.is_empty()
        || is_numbered && is_roll(second)
}
