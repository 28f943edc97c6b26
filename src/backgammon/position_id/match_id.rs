//! GNU Backgammon's match ID, which it writes beside a position ID: 12 characters of base64 for 66
//! bits.
//!
//! From the lowest bit on, the fields are:
//!
//! - 4 bits for the cube's power of two, and 2 for its owner (3 for neither);
//! - 1 bit for the player on roll;
//! - 1 bit for the Crawford game;
//! - 3 bits for the state of the game, and 1 for the player who decides;
//! - 1 bit for a double that is offered, and 2 for a resignation;
//! - 3 bits for each of the dice;
//! - 15 bits each for the match's length and the scores of players 0 and 1.
//!
//! (GNU Backgammon manual, "A technical description of the Match ID".) Later versions have one more
//! bit at the end, for the Jacoby rule. Earlier versions left it 0, as if the rule was in force
//! (`matchid.c`), so it is not read.

use super::gnu_id::decode_bits;
use super::ignored_fields::{CubeOffer, IgnoredIdFields, XgidFields};
use crate::backgammon::side::Side;

/// The number of characters in a match ID.
pub(super) const LEN: usize = 12;

/// Returns whether a text looks like a match ID even without a label. The last character of a match
/// ID holds only three bits.
pub(super) fn is_match_id(text: &str) -> bool {
    text.len() == LEN && matches!(text.as_bytes().last(), Some(b'A'..=b'H'))
}

/// Reads the facts of the game from a match ID. The player on roll is X. Only `malformed` is set if
/// the text is no match ID.
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
