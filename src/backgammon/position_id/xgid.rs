//! eXtreme Gammon's XGID: 26 places, then the cube, whose turn it is, the dice and the match, separated by colons.
//!
//! Places 1 to 24 are the points as the player at the bottom counts them, his checkers in capitals (`A` is one),
//! his opponent's in small letters; place 0 is the opponent's bar and place 25 his own.
//!
//! Of the player at the bottom 1 stands for him and −1 for his opponent. The fields after the board are the cube's power
//! of two, its owner (0: nobody), the turn, the dice (`00` before the roll; `D` if a double is offered, `B`
//! after a beaver and `R` after a raccoon, and then the turn is that of the player who doubled), the two scores, a rule (in a match 1 for the Crawford game, otherwise 1 for the
//! Jacoby rule, 2 for beavers, 3 for both), the match's length (0: none) and the highest cube. So GNU Backgammon reads
//! it (`SetXGID` in its `set.c`, `PositionFromXG` in its `positionid.c`).

use super::ignored_fields::{CubeOffer, IgnoredIdFields, NOT_A_NUMBER, XgidFields};
use super::text_error::TextError;
use crate::backgammon::board::CHECKERS;
use crate::backgammon::position_id::{CheckerCounts, POINTS_AND_BAR, RawPosition, split_at_colon};
use crate::backgammon::side::Side;

/// How many characters the board has.
pub(super) const BOARD_LEN: usize = POINTS_AND_BAR + 1;

// One letter for each number of checkers on a point.
const _: () = assert!(b'O' - b'A' + 1 == CHECKERS);

/// The cube in the middle, X's and O's. No program knows a cube that has never been turned and has an owner; figures here
/// are per unit of the cube, so the lowest that has one says all.
const CENTRED: &str = ":0:0:";
const OWNED_BY_X: &str = ":1:1:";
const OWNED_BY_O: &str = ":1:-1:";

/// The field of the dice, counted from the cube's.
const DICE_FIELD: usize = 3;

/// What stands after the dice: money play.
const MONEY_SUFFIX: &str = ":0:0:0:0:10";

/// The XGID of X's checkers and of O's, at most [`CHECKERS`] each, with the cube of this owner (`None` for nobody) and the two dice
/// (`00` before the roll). X is the player at the bottom.
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

/// The 26 places of X's checkers and of O's; X is the player at the bottom.
pub(crate) fn encode_board([x, o]: [CheckerCounts; 2]) -> String {
    let place = |place: usize| {
        // Place 0 is O's bar and nothing of X's, place 25 X's bar and nothing of O's.
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

/// What this XGID says, without `XGID=`; the player at the bottom is X.
// Not inlined: it is called twice.
#[inline(never)]
pub(super) fn decode(text: &str) -> Result<RawPosition, TextError> {
    let (places, mut fields) = split_at_colon(text);
    // Not `count()`: see `gnu_id`.
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
        // A player's own checkers cannot stand on the other's bar, nor anything beyond the board.
        let here = point.checked_sub(1).and_then(|point| board.get_mut(point));
        *here.ok_or(TextError::Character {
            at: place + 1,
            found,
        })? = found as u8 - first + 1;
    }
    // Those that are missing are as in money play before the roll, but for the turn.
    let mut numbers = [0; 8];
    let mut offer = None;
    for (at, number) in numbers.iter_mut().enumerate() {
        let Some(text) = fields else { break };
        let (field, others) = split_at_colon(text);
        fields = others;
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
    // A score means nothing without a match, and the highest cube that follows nothing for a cube that is lower.
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

/// Reads the letter that takes the place of the dice after a double.
fn parse_offer(field: &str) -> Option<CubeOffer> {
    match field {
        "D" => Some(CubeOffer::Double),
        "B" => Some(CubeOffer::Beaver),
        "R" => Some(CubeOffer::Raccoon),
        _ => None,
    }
}

/// A field's number, of up to five digits.
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
