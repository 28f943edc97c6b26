//! Plays as digits: the number of one among all that a roll could make of the checkers, one of 62 digits where there are no more
//! than 62, else two.

use super::written::NotPlayed;
use crate::backgammon::bearoff_db::arrangements::Index;

/// The digits, by their values.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// How many digits tell so many plays apart.
const fn width(plays: usize) -> usize {
    if plays > DIGITS.len() { 2 } else { 1 }
}

/// A play as it is written: one of these choices, in their order.
pub(crate) fn written(made: Index, choices: &[Index]) -> String {
    // What was made is one of them.
    let choice = choices.binary_search(&made).unwrap_or(0);
    let digits = [choice / DIGITS.len(), choice % DIGITS.len()];
    let used = &digits[digits.len() - width(choices.len())..];
    used.iter()
        .map(|&digit| char::from(DIGITS[digit]))
        .collect()
}

/// The play that a text begins with, and with how many digits it is written.
pub(crate) fn read(text: &[u8], choices: &[Index]) -> Result<(Index, usize), NotPlayed> {
    let width = width(choices.len());
    let mut number = 0;
    for digit in text.get(..width).ok_or(NotPlayed::CutOff)? {
        let value = DIGITS.iter().position(|known| known == digit);
        number = DIGITS.len() * number + value.ok_or(NotPlayed::Sign)?;
    }
    if choices.is_empty() {
        return Err(NotPlayed::NoGame);
    }
    let play = choices.get(number).ok_or(NotPlayed::NoSuchPlay {
        plays: choices.len(),
    })?;
    Ok((*play, width))
}
