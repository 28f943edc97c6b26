//! eXtreme Gammon's XGID: 26 places, then the cube, the turn, the dice and the match, separated by
//! colons.
//!
//! Places 1 to 24 are the points as the player at the bottom counts them. His checkers are capital
//! letters (`A` is one checker) and his opponent's small letters. Place 0 is the opponent's bar,
//! and place 25 his own.
//!
//! The fields after the board are:
//!
//! - the cube's power of two;
//! - the cube's owner: 1 for the player at the bottom, −1 for his opponent, 0 for neither;
//! - the turn: 1 for the player at the bottom, −1 for his opponent;
//! - the dice: `00` before the roll; `D` if a double is offered, `B` after a beaver and `R` after a
//!   raccoon, and then the turn is that of the player who doubled;
//! - the scores of the player at the bottom and of his opponent;
//! - a rule: in a match 1 for the Crawford game; otherwise 1 for the Jacoby rule, 2 for beavers, 3
//!   for both;
//! - the match's length, 0 for none;
//! - the highest cube.
//!
//! GNU Backgammon reads XGIDs in this way (`SetXGID` in its `set.c`, `PositionFromXG` in its
//! `positionid.c`).

use super::ignored_fields::{CubeOffer, IgnoredIdFields, NOT_A_NUMBER, XgidFields};
use super::text_error::TextError;
use crate::backgammon::board::CHECKERS;
use crate::backgammon::position_id::{CheckerCounts, POINTS_AND_BAR, RawPosition, split_at_colon};
use crate::backgammon::side::Side;

/// The number of characters in an XGID's board.
pub(super) const BOARD_LEN: usize = POINTS_AND_BAR + 1;

// A letter for each number of checkers that a side can have on a point.
const _: () = assert!(b'O' - b'A' + 1 == CHECKERS);

/// The fields of a centred cube.
const CENTRED: &str = ":0:0:";
/// The fields of X's cube, at 2.
// No program knows an owner of a cube that was never turned. Figures here are per unit of the cube,
// so the lowest cube that has an owner stands for all.
const OWNED_BY_X: &str = ":1:1:";
/// The fields of O's cube, at 2.
const OWNED_BY_O: &str = ":1:-1:";

/// The index of the dice field, counted from the cube field.
const DICE_FIELD: usize = 3;

/// The fields after the dice for money play.
const MONEY_SUFFIX: &str = ":0:0:0:0:10";

/// Returns the XGID of X's and O's checkers, at most [`CHECKERS`] each, in money play. X is the
/// player at the bottom.
///
/// `owner` is the owner of the cube, `None` for a centred one. `dice` are the two dice, `00` before
/// the roll.
pub(crate) fn encode(
    sides: [CheckerCounts; 2],
    owner: Option<Side>,
    on_roll: Side,
    dice: &str,
) -> String {
    let cube = match owner {
        None => CENTRED,
        Some(Side::X) => OWNED_BY_X,
        Some(Side::O) => OWNED_BY_O,
    };
    let turn = match on_roll {
        Side::X => "1:",
        Side::O => "-1:",
    };
    [
        "XGID=",
        &encode_board(sides),
        cube,
        turn,
        dice,
        MONEY_SUFFIX,
    ]
    .concat()
}

/// Returns the 26 places of X's and O's checkers. X is the player at the bottom.
pub(crate) fn encode_board([x, o]: [CheckerCounts; 2]) -> String {
    let place = |place: usize| {
        // Place 0 is O's bar, where X has no checkers; place 25 is X's bar, where O has none.
        let mine = place.checked_sub(1).map_or(0, |point| x[point]);
        let theirs = (POINTS_AND_BAR - place)
            .checked_sub(1)
            .map_or(0, |point| o[point]);
        match (mine, theirs) {
            (0, 0) => '-',
            (mine, 0) => char::from(b'A' - 1 + mine),
            (_, theirs) => char::from(b'a' - 1 + theirs),
        }
    };
    (0..BOARD_LEN).map(place).collect()
}

/// Reads an XGID without `XGID=`. X is the player at the bottom.
///
/// # Errors
/// [`TextError`] if the board has the wrong length or a wrong character, or the turn is missing.
// Not inlined: it has two callers.
#[inline(never)]
pub(super) fn decode(text: &str) -> Result<RawPosition, TextError> {
    let (places, mut fields) = split_at_colon(text);
    // Not `count()`, whose code is large.
    let count = places.chars().fold(0, |count, _| count + 1);
    if count != BOARD_LEN {
        return Err(TextError::Places { places: count });
    }
    let (mut bottom, mut top) = ([0; POINTS_AND_BAR], [0; POINTS_AND_BAR]);
    for (place, found) in places.chars().enumerate() {
        let (board, point, first) = match found {
            '-' => continue,
            'A'..='O' => (&mut bottom, place, b'A'),
            'a'..='o' => (&mut top, POINTS_AND_BAR.wrapping_sub(place), b'a'),
            _ => {
                return Err(TextError::Character {
                    at: place + 1,
                    found,
                });
            }
        };
        // A player's checkers can stand neither on the other's bar nor beyond the board.
        let count = point.checked_sub(1).and_then(|point| board.get_mut(point));
        *count.ok_or(TextError::Character {
            at: place + 1,
            found,
        })? = found as u8 - first + 1;
    }
    // Missing fields are those of money play before the roll, but the turn must be present.
    let mut numbers = [0; 8];
    let mut offer = None;
    for (at, number) in numbers.iter_mut().enumerate() {
        let Some(text) = fields else { break };
        let (field, rest) = split_at_colon(text);
        fields = rest;
        if at == DICE_FIELD {
            offer = parse_offer(field);
        }
        if at != DICE_FIELD || offer.is_none() {
            *number = parse_number(field);
        }
    }
    let [cube, owner, turn, dice, x, o, rule, length] = numbers;
    let on_roll = match turn {
        1 => Side::X,
        -1 => Side::O,
        _ => return Err(TextError::NoTurn),
    };
    // A score counts only in a match. The highest cube is not read, because it means nothing for a
    // lower cube.
    Ok(RawPosition {
        sides: [bottom, top],
        on_roll,
        ignored: IgnoredIdFields::from_fields(&XgidFields {
            cube,
            owner,
            dice,
            offer,
            on_roll,
            x,
            o,
            rule,
            length,
        }),
    })
}

/// Returns the offer that a letter in place of the dice stands for; `None` for other text.
fn parse_offer(field: &str) -> Option<CubeOffer> {
    match field {
        "D" => Some(CubeOffer::Double),
        "B" => Some(CubeOffer::Beaver),
        "R" => Some(CubeOffer::Raccoon),
        _ => None,
    }
}

/// Returns a field's number of up to five digits, or [`NOT_A_NUMBER`].
fn parse_number(text: &str) -> i32 {
    let (sign, digits) = match text.as_bytes() {
        [b'-', digits @ ..] => (-1, digits),
        digits => (1, digits),
    };
    if !(1..=5).contains(&digits.len()) || !digits.iter().all(u8::is_ascii_digit) {
        return NOT_A_NUMBER;
    }
    let add = |number, &digit: &u8| 10 * number + i32::from(digit - b'0');
    sign * digits.iter().fold(0, add)
}
