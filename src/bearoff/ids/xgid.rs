//! eXtreme Gammon's XGID: 26 places, then the cube, whose turn it is, the dice and the match, separated by colons.
//!
//! Places 1 to 24 are the points as the player at the bottom counts them, his checkers in capitals (`A` is one),
//! his opponent's in small letters; place 0 is the opponent's bar and place 25 his own.
//!
//! Of the player at the bottom 1 stands for him and −1 for his opponent. The fields after the board are the cube's power
//! of two, its owner (0: nobody), the turn, the dice (`00` before the roll, `D` if a double is offered, and then the turn
//! is that of the player who doubles), the two scores, a rule (in a match 1 for the Crawford game, otherwise 1 for the
//! Jacoby rule, 2 for beavers, 3 for both), the match's length (0: none) and the highest cube. So GNU Backgammon reads
//! it (`SetXGID` in its `set.c`, `PositionFromXG` in its `positionid.c`).

use super::aside::{Aside, DOUBLE, Fields, UNREAD};
use super::board::{BAR, board, position};
use super::error::IdError;
use super::{Reading, cut};
use crate::bearoff::checkers::Checkers;
use crate::bearoff::position::{Position, Side};

/// How many characters the board has.
pub(super) const PLACES: usize = 26;

/// What stands between the board and the turn: the cube in the middle, X's and O's. No program knows a cube that has never
/// been turned and has an owner; figures here are per unit of the cube, so the lowest that has one says all.
const CENTRED: &str = ":0:0:";
const OF_X: &str = ":1:1:";
const OF_O: &str = ":1:-1:";

/// What stands after the turn: not rolled yet, money play.
const REST: &str = ":00:0:0:0:0:10";

/// The position's XGID; X is the player at the bottom.
#[must_use]
pub fn write(position: Position) -> String {
    written(position, CENTRED)
}

/// The same with the cube of this owner, `None` for nobody: it shows 2 where somebody owns it.
#[must_use]
pub fn write_with_cube(position: Position, owner: Option<Side>) -> String {
    let cube = match owner {
        None => CENTRED,
        Some(Side::X) => OF_X,
        Some(Side::O) => OF_O,
    };
    written(position, cube)
}

fn written(position: Position, cube: &str) -> String {
    let turn = if position.on_roll() == Side::X {
        "1"
    } else {
        "-1"
    };
    ["XGID=", &places(position), cube, turn, REST].concat()
}

/// The 26 places; X is the player at the bottom.
pub(in crate::bearoff) fn places(position: Position) -> String {
    let (x, o) = (board(position.x()), board(position.o()));
    let place = |place: usize| {
        // Nobody is on a bar, so place 0, O's own point 25, and place 25 are empty.
        let mine = place.checked_sub(1).map_or(0, |point| x[point]);
        let theirs = (BAR - place).checked_sub(1).map_or(0, |point| o[point]);
        match (mine, theirs) {
            (0, 0) => '-',
            (mine, 0) => char::from(b'A' - 1 + mine),
            (_, theirs) => char::from(b'a' - 1 + theirs),
        }
    };
    (0..PLACES).map(place).collect()
}

/// What this XGID says, without `XGID=`; the player at the bottom is X.
// Not inlined: it is called twice.
#[inline(never)]
pub(super) fn read(text: &str) -> Result<Reading, IdError> {
    let (places, mut fields) = cut(text);
    // Not `count()`: see `gnu_id`.
    let count = places.chars().fold(0, |count, _| count + 1);
    if count != PLACES {
        return Err(IdError::Places { places: count });
    }
    let (mut bottom, mut top) = ([0; BAR], [0; BAR]);
    for (place, found) in places.chars().enumerate() {
        let (board, point, first) = match found {
            '-' => continue,
            'A'..='O' => (&mut bottom, place, b'A'),
            'a'..='o' => (&mut top, BAR.wrapping_sub(place), b'a'),
            _ => {
                return Err(IdError::Character {
                    at: place + 1,
                    found,
                });
            }
        };
        // A player's own checkers cannot stand on the other's bar, nor anything beyond the board.
        let here = point.checked_sub(1).and_then(|point| board.get_mut(point));
        *here.ok_or(IdError::Character {
            at: place + 1,
            found,
        })? = found as u8 - first + 1;
    }
    // Those that are missing are as in money play before the roll, but for the turn.
    let mut numbers = [0; 8];
    for number in &mut numbers {
        let Some(text) = fields else { break };
        let (field, others) = cut(text);
        *number = number_of(field);
        fields = others;
    }
    let [cube, owner, turn, dice, x, o, rule, length] = numbers;
    let on_roll = match turn {
        1 => Side::X,
        -1 => Side::O,
        _ => return Err(IdError::NoTurn),
    };
    // A score means nothing without a match, and the highest cube that follows nothing for a cube that is lower.
    Ok(Reading {
        position: position(&bottom, &top)?.with_on_roll(on_roll),
        aside: Aside::of(&Fields {
            cube,
            owner,
            dice,
            x,
            o,
            rule,
            length,
        }),
    })
}

/// A field's number, of up to five digits.
fn number_of(text: &str) -> i32 {
    let (sign, digits) = match text.as_bytes() {
        b"D" => return DOUBLE,
        [b'-', digits @ ..] => (-1, digits),
        digits => (1, digits),
    };
    if !(1..=5).contains(&digits.len()) || !digits.iter().all(u8::is_ascii_digit) {
        return UNREAD;
    }
    let add = |number, &digit: &u8| 10 * number + i32::from(digit - b'0');
    sign * digits.iter().fold(0, add)
}

/// A side's letters go to O for her fifteenth checker.
const _: () = assert!(Checkers::MOST == b'O' - b'A' + 1);
