//! The search for an ID in a text that a reader has pasted: a mail, a forum post, a link.
//!
//! An XGID is recognised by its label, or by its 26 places before a colon. A position ID is
//! recognised by fourteen characters of base64 that describe a board. Links write characters as
//! `%3D`, and a plus as a space. Word processors turn two hyphens into an en dash and three into an
//! em dash.

use core::fmt;

use super::other_format::OtherFormat;
use super::text_error::TextError;
use super::{gnu_id, match_id, xgid};
use crate::backgammon::board::CHECKERS;
use crate::backgammon::position_id::{CheckerCounts, RawPosition, split_at_colon, text_after};
use crate::backgammon::side::Side;

/// An ID, without the text around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundId {
    /// An XGID's places and fields, with colons between them. Dashes are written as hyphens.
    Xgid(String),
    /// GNU Backgammon's position ID.
    Gnu {
        /// The fourteen characters of the position ID.
        position: String,
        /// The match ID beside the position ID, or any other text after its colon.
        match_id: Option<String>,
    },
}

/// Writes the ID as its program does.
impl fmt::Display for FoundId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Xgid(text) => write!(f, "XGID={text}"),
            Self::Gnu { position, match_id } => {
                f.write_str(position)?;
                match match_id {
                    Some(match_id) => write!(f, ":{match_id}"),
                    None => Ok(()),
                }
            }
        }
    }
}

impl FoundId {
    /// Reads the ID. X is the side on roll of a position ID, and the player at the bottom of an
    /// XGID.
    ///
    /// # Errors
    /// [`TextError`] if the ID describes no position.
    pub(super) fn decode(&self) -> Result<RawPosition, TextError> {
        match self {
            Self::Xgid(text) => xgid::decode(text),
            Self::Gnu { position, match_id } => Ok(RawPosition {
                sides: gnu_id::decode(position)?,
                on_roll: Side::X,
                ignored: match_id
                    .as_deref()
                    .map(match_id::decode)
                    .unwrap_or_default(),
            }),
        }
    }
}

/// Returns the first ID in a text. XGIDs come before position IDs.
///
/// # Errors
/// [`TextError`] if the text has no ID, with the reason if it looks like one.
pub fn find(text: &str) -> Result<FoundId, TextError> {
    let decoded = percent_decoded(text);
    let text = decoded.as_str();
    let labelled = after_label(text, "XGID").map(take_xgid);
    let is_valid = |found: &String| xgid::decode(found).is_ok();
    let xgid = labelled
        .clone()
        .filter(is_valid)
        .or_else(|| unlabelled_xgid(text));
    if let Some(found) = xgid {
        return Ok(FoundId::Xgid(found));
    }
    // The label may also be an ordinary word of a sentence.
    let found = position_id(text).or_else(|| labelled.map(FoundId::Xgid));
    found.ok_or_else(|| not_found_error(text))
}

/// Returns the reason why a text has no ID.
fn not_found_error(text: &str) -> TextError {
    if let Some(format) = OtherFormat::detect(text) {
        return TextError::OtherFormat(format);
    }
    let labelled = LABELS.iter().find_map(|label| after_label(text, label));
    let mut words = labelled.unwrap_or(text).split_ascii_whitespace();
    let word = words.next().unwrap_or("");
    let (board, fields) = split_at_colon(word);
    // Among several words without a label, none is more likely to be an ID than the others.
    let is_single = labelled.is_some() || words.next().is_none();
    if board.is_empty() || !is_single || text_after(word, "://").is_some() {
        return TextError::Unknown;
    }
    // A position ID has no hyphens, and is shorter than a board.
    let is_xgid =
        text_after(board, "-").is_some() && (fields.is_some() || width(board) == xgid::BOARD_LEN);
    let problem = if is_xgid {
        xgid::decode(word).err()
    } else {
        gnu_id::decode(board).err()
    };
    problem.unwrap_or(TextError::Unknown)
}

/// The labels that may stand before a position ID.
const LABELS: [&str; 5] = ["Position ID", "GNUBGID", "GNUID", "GNUBG ID", "set board"];

/// Returns the text after a label and its separator, such as `XGID=` or `XGID: `. Repeated labels
/// (`xgid=XGID=`) count as one.
fn after_label<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let mut rest = text_after(text, label)?;
    loop {
        rest = rest.trim_ascii_start();
        rest = rest
            .strip_prefix(['=', ':'])
            .unwrap_or(rest)
            .trim_ascii_start();
        match rest.split_at_checked(label.len()) {
            Some((again, after)) if again.eq_ignore_ascii_case(label) => rest = after,
            _ => return Some(rest),
        }
    }
}

/// Returns the number of hyphens that a dash stands for; 0 for other characters.
const fn hyphens(c: char) -> usize {
    match c {
        // Hyphen-minus, hyphen, non-breaking hyphen, figure dash, minus.
        '-' | '\u{2010}' | '\u{2011}' | '\u{2012}' | '\u{2212}' => 1,
        '\u{2013}' => 2,
        '\u{2014}' => 3,
        _ => 0,
    }
}

/// Returns the number of places in a board, with dashes counted as hyphens.
fn width(board: &str) -> usize {
    board.chars().fold(0, |width, c| width + hyphens(c).max(1))
}

/// Returns the XGID at the start of a text: places up to a colon or white space, then fields of
/// digits, letters and signs.
fn take_xgid(text: &str) -> String {
    let mut found = String::new();
    let mut in_fields = false;
    for c in text.chars() {
        let is_field = c.is_ascii_alphanumeric() || c == ':' || hyphens(c) > 0;
        if c.is_ascii_whitespace() || in_fields && !is_field {
            break;
        }
        in_fields |= c == ':';
        match hyphens(c) {
            0 => found.push(c),
            // In a field a dash is a sign.
            _ if in_fields => found.push('-'),
            hyphens => (0..hyphens).for_each(|_| found.push('-')),
        }
    }
    found
}

/// A longest piece of a text whose characters are all of one kind.
#[derive(Clone, Copy)]
struct Run<'a> {
    /// The piece.
    text: &'a str,
    /// The place in the whole text where the piece begins, in bytes.
    start: usize,
}

impl Run<'_> {
    /// Returns the place in the whole text where the piece ends, in bytes.
    const fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// Returns the runs of characters of a kind in a text.
fn runs(text: &str, is_of_kind: fn(char) -> bool) -> Vec<Run<'_>> {
    let mut runs = Vec::new();
    let mut start = None;
    let end = (text.len(), None);
    let all = text.char_indices().map(|(at, c)| (at, Some(c)));
    for (at, c) in all.chain([end]) {
        if c.is_some_and(is_of_kind) {
            start = start.or(Some(at));
        } else if let Some(from) = start.take()
            && let Some(run) = text.get(from..at)
        {
            runs.push(Run {
                text: run,
                start: from,
            });
        }
    }
    runs
}

/// Returns an XGID without a label: 26 places of a board before a colon.
fn unlabelled_xgid(text: &str) -> Option<String> {
    let is_place = |c| hyphens(c) > 0 || matches!(c, 'a'..='o' | 'A'..='O');
    let board = runs(text, is_place).into_iter().find(|run| {
        let is_before_colon = text
            .get(run.end()..)
            .is_some_and(|rest| rest.starts_with(':'));
        is_before_colon && width(run.text) == xgid::BOARD_LEN
    })?;
    text.get(board.start..).map(take_xgid)
}

/// Returns whether a character is a digit of base64.
const fn is_base64(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '+' || c == '/'
}

/// A text that may be a position ID, and the runs from which it was taken.
struct Candidate {
    /// The text of fourteen characters.
    id: String,
    /// Whether neither side has more than fifteen checkers.
    is_possible: bool,
    /// The index of the first run.
    first: usize,
    /// The index after the last run.
    end: usize,
}

/// Returns the texts of fourteen characters that describe boards.
///
/// Single runs come first. Then come runs that are joined with pluses, because a link may have
/// turned a plus into a space.
fn candidates(text: &str, runs: &[Run<'_>]) -> Vec<Candidate> {
    let intact = (0..runs.len()).filter_map(|first| {
        let run = runs[first].text;
        let before = run.len().checked_sub(gnu_id::LEN)?;
        // In a web address a slash may stand before the ID.
        let (before, id) = run.split_at_checked(before)?;
        let is_last_part = before.is_empty() || before.ends_with('/');
        is_last_part.then(|| (id.to_owned(), first, first + 1))
    });
    let rejoined = (0..runs.len()).filter_map(|first| {
        let mut id = runs[first].text.to_owned();
        let mut end = first + 1;
        while id.len() < gnu_id::LEN {
            let next = runs.get(end)?;
            if text.get(runs[end - 1].end()..next.start) != Some(" ") {
                return None;
            }
            id.push('+');
            id.push_str(next.text);
            end += 1;
        }
        Some((id, first, end))
    });
    let mut candidates = Vec::new();
    for (id, first, end) in intact.chain(rejoined) {
        if let Ok(sides) = gnu_id::decode(&id) {
            candidates.push(Candidate {
                id,
                is_possible: is_possible(&sides),
                first,
                end,
            });
        }
    }
    candidates
}

/// Returns whether neither side has more than fifteen checkers.
fn is_possible(sides: &[CheckerCounts; 2]) -> bool {
    let count = |side: &CheckerCounts| side.iter().map(|&count| u32::from(count)).sum::<u32>();
    sides.iter().all(|side| count(side) <= CHECKERS.into())
}

/// Returns the position ID in a text, with the match ID beside it.
fn position_id(text: &str) -> Option<FoundId> {
    let runs = runs(text, is_base64);
    let candidates = candidates(text, &runs);
    let best = candidates.iter().find(|candidate| candidate.is_possible);
    let Candidate { id, first, end, .. } = best.or_else(|| candidates.first())?;
    let match_id = adjacent_match_id(text, &runs, *first, *end);
    Some(FoundId::Gnu {
        position: id.clone(),
        match_id: match_id.map(str::to_owned),
    })
}

/// Returns the match ID beside the position ID of the runs from `first` to `end`: after it, before
/// it, or anywhere with its label.
///
/// A text directly after a colon or a label is returned even if it is no match ID, because it was
/// meant as one.
fn adjacent_match_id<'a>(
    text: &'a str,
    runs: &[Run<'a>],
    first: usize,
    end: usize,
) -> Option<&'a str> {
    let between =
        |left: &Run<'_>, right: &Run<'_>| text.get(left.end()..right.start).unwrap_or("?");
    let is_separator = |between: &str| {
        between
            .bytes()
            .all(|c| c == b':' || c.is_ascii_whitespace())
    };
    let after = runs
        .get(end)
        .filter(|run| is_separator(between(&runs[end - 1], run)));
    let before = first
        .checked_sub(1)
        .map(|before| &runs[before])
        .filter(|run| is_separator(between(run, &runs[first])));
    let adjacent = [after, before]
        .into_iter()
        .flatten()
        .find(|run| match_id::is_match_id(run.text));
    if let Some(run) = adjacent {
        return Some(run.text);
    }
    let rest = text.get(runs[end - 1].end()..)?;
    let intended = match rest.strip_prefix(':') {
        Some(fields) => fields.split(|c: char| c.is_ascii_whitespace()).next(),
        None => after_label(text, "Match ID").and_then(|rest| rest.split_ascii_whitespace().next()),
    };
    intended.filter(|text| !text.is_empty())
}

/// Decodes the characters that links write as `%` and two hexadecimal digits.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, others @ ..] = rest {
        let digits = (*first == b'%').then(|| others.get(..2)).flatten();
        let code = digits.and_then(|digits| {
            let digit = |at: usize| char::from(digits[at]).to_digit(16);
            Some((16 * digit(0)? + digit(1)?) as u8)
        });
        bytes.push(code.unwrap_or(*first));
        rest = if code.is_some() { &others[2..] } else { others };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
