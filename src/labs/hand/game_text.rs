//! The text format of games that are played by hand, for addresses.
//!
//! A `_` begins a game and a `-` abandons it. Between them is every play that was made by hand: its
//! index among all arrangements that the roll allows, in their order. The index is one of 62
//! digits, or two digits if there are more than 62 plays. Rolls and the program's plays follow from
//! the seed and the setup. Games with a cube also have letters for the answers to questions about
//! the cube.

use core::fmt;

use crate::backgammon::bearoff_db::checkers::ArrangementIndex;

/// The character that begins a game.
pub(super) const BEGIN: char = '_';

/// The character that abandons a game.
pub(super) const ABANDON: char = '-';

/// The digits of plays, by their values.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The error for a text that can't be played with the dice and the setup of its rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameTextError {
    /// The place of the mistake, in bytes from 0.
    pub at: usize,
    /// The mistake at this place.
    pub reason: NotPlayedReason,
}

/// The reason why a text can't be played at some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlayedReason {
    /// The character has no meaning there.
    InvalidCharacter,
    /// A play or an end stands where no game is in progress.
    NoGame,
    /// A game begins while another is in progress.
    GameInProgress,
    /// The index of a play is too high for the roll.
    NoSuchPlay {
        /// The number of plays that the roll allows.
        plays: usize,
    },
    /// The text ends in the middle of a play.
    CutOff,
}

/// Returns the number of digits that distinguish this many plays, at most 62².
const fn width(plays: usize) -> usize {
    if plays > DIGITS.len() { 2 } else { 1 }
}

/// Returns the digits of a play, which is one of `legal_plays` (sorted).
pub(super) fn encode_play(play: ArrangementIndex, legal_plays: &[ArrangementIndex]) -> String {
    let index = legal_plays.binary_search(&play).unwrap_or(0);
    let digits = [index / DIGITS.len(), index % DIGITS.len()];
    let used = &digits[digits.len() - width(legal_plays.len())..];
    used.iter()
        .map(|&digit| char::from(DIGITS[digit]))
        .collect()
}

/// Reads the play at the front of a text. Returns one of `legal_plays` (sorted) and its number of
/// digits.
pub(super) fn decode_play(
    text: &[u8],
    legal_plays: &[ArrangementIndex],
) -> Result<(ArrangementIndex, usize), NotPlayedReason> {
    let width = width(legal_plays.len());
    let mut index = 0;
    for digit in text.get(..width).ok_or(NotPlayedReason::CutOff)? {
        let value = DIGITS.iter().position(|known| known == digit);
        index = DIGITS.len() * index + value.ok_or(NotPlayedReason::InvalidCharacter)?;
    }
    if legal_plays.is_empty() {
        return Err(NotPlayedReason::NoGame);
    }
    let play = legal_plays.get(index).ok_or(NotPlayedReason::NoSuchPlay {
        plays: legal_plays.len(),
    })?;
    Ok((*play, width))
}

impl fmt::Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: ", self.at + 1)?;
        match self.reason {
            NotPlayedReason::InvalidCharacter => {
                f.write_str("plays are not written with this character")
            }
            NotPlayedReason::NoGame => f.write_str("no game is being played there"),
            NotPlayedReason::GameInProgress => {
                f.write_str("a game begins while another is being played")
            }
            NotPlayedReason::NoSuchPlay { plays } => write!(f, "the roll has only {plays} plays"),
            NotPlayedReason::CutOff => f.write_str("the text ends in the middle of a play"),
        }
    }
}

impl core::error::Error for GameTextError {}
