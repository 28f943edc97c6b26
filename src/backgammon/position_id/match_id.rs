//! GNU Backgammon's match ID, which it writes beside a position ID: 12 characters of base64 for 66 bits.
//!
//! From the lowest bit on: 4 bits for the cube's power of two, 2 for its owner (3: nobody), 1 for the player on roll, 1
//! for Crawford, 3 for the state of the game, 1 for the player who decides, 1 for a double that is offered, 2 for a
//! resignation, twice 3 for the dice, and 15 each for the match's length and the scores of players 0 and 1. (GNU
//! Backgammon manual, "A technical description of the Match ID".) Later versions have another bit behind for the Jacoby
//! rule, which the earlier ones left 0, as if it was in force (`matchid.c`): it is not read.

use super::gnu_id::decode_bits;
use super::ignored_fields::{CubeOffer, IgnoredIdFields, XgidFields};
use crate::backgammon::side::Side;

/// How many characters it has.
pub(super) const LEN: usize = 12;

/// Whether a text looks like a match ID even without a label: its last character holds three of its bits.
pub(super) fn is_match_id(text: &str) -> bool {
    text.len() == LEN && matches!(text.as_bytes().last(), Some(b'A'..=b'H'))
}

/// What this match ID says of the game; the player on roll is X.
pub(super) fn decode(id: &str) -> IgnoredIdFields {
    let key = Some(id).filter(|id| id.len() == LEN).map(decode_bits);
    let Some(Ok(key)) = key else {
        return IgnoredIdFields {
            malformed: true,
            ..IgnoredIdFields::default()
        };
    };
    let number = |first: u32, count: u32| (key >> first) as i32 & ((1 << count) - 1);
    let on_roll = number(6, 1);
    let scores = [number(36, 15), number(51, 15)];
    let x = on_roll as usize;
    let doubled = number(12, 1) == 1;
    IgnoredIdFields::from_fields(&XgidFields {
        cube: number(0, 4),
        owner: match number(4, 2) {
            owner if owner == on_roll => 1,
            0 | 1 => -1,
            _ => 0,
        },
        dice: if doubled {
            0
        } else {
            10 * number(15, 3) + number(18, 3)
        },
        offer: doubled.then_some(CubeOffer::Double),
        on_roll: Side::X,
        x: scores[x],
        o: scores[1 - x],
        rule: number(7, 1),
        length: number(21, 15),
    })
}
