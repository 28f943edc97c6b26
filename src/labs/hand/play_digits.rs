//! Plays as digits: the number of one among all that a roll could make of the checkers, one of 62 digits where there are no more
//! than 62, else two.

use super::error::NotPlayedReason;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;

/// The digits, by their values.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// How many digits tell so many plays apart.
const fn width(plays: usize) -> usize {
    if plays > DIGITS.len() { 2 } else { 1 }
}

/// A play as it is written: one of these choices, in their order.
pub(crate) fn encode(play: ArrangementIndex, legal_plays: &[ArrangementIndex]) -> String {
    // What was made is one of them.
    let index = legal_plays.binary_search(&play).unwrap_or(0);
    let digits = [index / DIGITS.len(), index % DIGITS.len()];
    let used = &digits[digits.len() - width(legal_plays.len())..];
    used.iter()
        .map(|&digit| char::from(DIGITS[digit]))
        .collect()
}

/// The play that a text begins with, and with how many digits it is written.
pub(crate) fn decode(
    text: &[u8],
    legal_plays: &[ArrangementIndex],
) -> Result<(ArrangementIndex, usize), NotPlayedReason> {
    let width = width(legal_plays.len());
    let mut number = 0;
    for digit in text.get(..width).ok_or(NotPlayedReason::CutOff)? {
        let value = DIGITS.iter().position(|known| known == digit);
        number = DIGITS.len() * number + value.ok_or(NotPlayedReason::InvalidCharacter)?;
    }
    if legal_plays.is_empty() {
        return Err(NotPlayedReason::NoGame);
    }
    let play = legal_plays.get(number).ok_or(NotPlayedReason::NoSuchPlay {
        plays: legal_plays.len(),
    })?;
    Ok((*play, width))
}
