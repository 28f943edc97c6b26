//! Positions and rolls on the command line.

use rollout_lab::backgammon::position_id::bearoff_id::ParsedBearoff;
use rollout_lab::backgammon::position_id::board_id::ParsedBoard;
use rollout_lab::backgammon::position_id::{IgnoredIdFields, bearoff_id, board_id};
use rollout_lab::rollout::dice::Roll;

use crate::failure::{Failure, Result, fail, say};

/// Reads the board of an XGID or a position ID, with any dice.
///
/// # Errors
/// A sentence with the reason why the text describes no board.
pub fn board(text: &str) -> Result<ParsedBoard> {
    board_id::parse(text).map_err(|error| no_position(text, &error))
}

/// Reads the bear-off of an XGID or a position ID.
///
/// # Errors
/// A sentence with the reason why the text describes no bear-off.
pub fn bearoff(text: &str) -> Result<ParsedBearoff> {
    bearoff_id::parse(text).map_err(|error| no_position(text, &error))
}

/// Returns the roll of the option `--roll`, or else that of the position's ID.
///
/// # Errors
/// A sentence, if neither has a roll, or if the option is none.
pub fn roll(option: Option<&str>, parsed: &ParsedBoard) -> Result<Roll> {
    match (option, parsed.roll) {
        (Some(text), _) => read_roll(text),
        (None, Some(roll)) => Ok(roll),
        (None, None) => fail("the ID has no dice: give them with --roll, such as --roll 31"),
    }
}

/// Reads two dice, such as `31` or `3-1`.
fn read_roll(text: &str) -> Result<Roll> {
    let dice: Vec<u8> = text.bytes().filter(|c| !b"-, ".contains(c)).collect();
    let roll = match dice[..] {
        [first, second] => Roll::new(first.wrapping_sub(b'0'), second.wrapping_sub(b'0')),
        _ => None,
    };
    roll.ok_or_else(|| {
        Failure::new(format!(
            "{text:?} is not a roll: use two digits from 1 to 6, such as 31"
        ))
    })
}

/// Returns the failure of a text that describes no position. The error says what is wrong.
fn no_position(text: &str, error: &impl std::fmt::Display) -> Failure {
    Failure::new(format!("{text:?} can't be used as a position: {error}"))
}

/// Notes on standard error which facts of an ID a command has ignored.
///
/// Commands call this after everything that may fail, so that a failure is the only sentence there.
pub fn note_ignored(ignored: &IgnoredIdFields, ignores_dice: bool) {
    let facts = [
        ("the match score", ignored.score.is_some()),
        (
            "the cube",
            ignored.cube.is_some() || ignored.offer.is_some(),
        ),
        ("the dice", ignores_dice),
    ];
    let facts = facts.iter().filter(|(_, is_there)| *is_there);
    let facts: Vec<&str> = facts.map(|(fact, _)| *fact).collect();
    if !facts.is_empty() {
        say(&format!("note: ignored in the ID: {}.", facts.join(", ")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_have_two_dice() {
        for text in ["31", "3-1", "3, 1"] {
            assert_eq!(read_roll(text).unwrap().dice(), (3, 1), "{text:?}");
        }
        for text in ["", "3", "07", "71", "311", "three", "３１"] {
            assert!(read_roll(text).is_err(), "{text:?}");
        }
    }
}
