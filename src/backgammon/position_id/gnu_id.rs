//! GNU Backgammon's position ID: 14 characters of base64 for 80 bits.
//!
//! For each point from the ace point up and then the bar, as many ones as there are checkers and a zero after
//! them; the side *not* on roll first, then the one on roll. The bits fill bytes from the lowest bit on. (GNU
//! Backgammon manual, "A technical description of the Position ID".)

use super::text_error::TextError;
use crate::backgammon::position_id::{CheckerCounts, POINTS_AND_BAR};

/// How many characters it has.
pub(super) const LEN: usize = 14;
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bits in whole bytes that hold 14 characters of six bits.
const BITS: usize = 88;

/// The ID of these checkers of the side on roll and of the other, at most fifteen each. It does not say who is X.
pub(crate) fn encode(sides: [CheckerCounts; 2]) -> String {
    // From the last bit on.
    let mut key = 0_u128;
    for side in sides {
        for count in side.into_iter().rev() {
            key <<= 1;
            for _ in 0..count {
                key = key << 1 | 1;
            }
        }
    }
    key = key.swap_bytes();
    let mut next = |_| {
        let sextet = (key >> (128 - 6)) as usize;
        key <<= 6;
        char::from(BASE64[sextet])
    };
    (0..LEN).map(&mut next).collect()
}

/// The checkers of the side on roll and of the other.
pub(super) fn decode(id: &str) -> Result<[CheckerCounts; 2], TextError> {
    // Not `count()`, which is quick for texts as long as books, and as large.
    let characters = id.chars().fold(0, |count, _| count + 1);
    if characters != LEN {
        return Err(TextError::Length { characters });
    }
    let mut key = decode_bits(id)?;
    // Each of the 2 × 25 points' ones end with a zero. After the last of them there is nothing.
    let mut counts = [[0; POINTS_AND_BAR]; 2];
    let flat_counts = counts.as_flattened_mut();
    let mut zeros = 0;
    for _ in 0..BITS {
        if key & 1 == 0 {
            zeros += 1;
        } else {
            *flat_counts.get_mut(zeros).ok_or(TextError::NoBoard)? += 1;
        }
        key >>= 1;
    }
    if zeros < flat_counts.len() {
        return Err(TextError::NoBoard);
    }
    let [other, on_roll] = counts;
    Ok([on_roll, other])
}

/// The bits of an ID in base64 of up to fourteen characters, the first bit lowest. Base64 takes each byte from its
/// highest bit down, and the bits fill it from the lowest up.
// Not inlined: it is called twice.
#[inline(never)]
pub(super) fn decode_bits(id: &str) -> Result<u128, TextError> {
    let mut key = 0;
    let mut characters = id.chars();
    for at in 1..=LEN {
        let found = characters.next().unwrap_or('A');
        // The places that these characters have in `BASE64`.
        let sextet = match found {
            'A'..='Z' => found as u8 - b'A',
            'a'..='z' => found as u8 - b'a' + 26,
            '0'..='9' => found as u8 - b'0' + 52,
            '+' => 62,
            '/' => 63,
            _ => return Err(TextError::Character { at, found }),
        };
        key = key << 6 | u128::from(sextet);
    }
    Ok((key << (128 - 6 * LEN)).swap_bytes())
}
