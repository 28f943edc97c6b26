//! GNU Backgammon's position ID: 14 characters of base64 for 80 bits.
//!
//! The bits describe the side *not* on roll first, then the side on roll. For each point from the
//! ace point up, and then for the bar, they have a one per checker and then a zero. They fill bytes
//! from the lowest bit on. (GNU Backgammon manual, "A technical description of the Position ID".)

use super::text_error::TextError;
use crate::backgammon::position_id::{CheckerCounts, POINTS_AND_BAR};

/// The number of characters in a position ID.
pub(super) const LEN: usize = 14;
/// The digits of base64.
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The number of bits in the whole bytes that 14 characters of six bits need.
const BITS: usize = 88;

/// Returns the position ID of two sides with at most fifteen checkers each, the side on roll first.
/// The ID does not say which side is X.
pub(crate) fn encode(sides: [CheckerCounts; 2]) -> String {
    // From the last bit to the first.
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

/// Reads the checkers of the side on roll and of the other side from a position ID.
///
/// # Errors
/// [`TextError`] if the ID has the wrong length, a character outside base64, or bits that describe
/// no board.
pub(super) fn decode(id: &str) -> Result<[CheckerCounts; 2], TextError> {
    // Not `count()`, whose code is fast for very long texts, and large.
    let characters = id.chars().fold(0, |count, _| count + 1);
    if characters != LEN {
        return Err(TextError::Length { characters });
    }
    let mut key = decode_bits(id)?;
    // A zero ends the ones of each of the 2 × 25 places. After the last zero there is nothing.
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
    let [opponent, mover] = counts;
    Ok([mover, opponent])
}

/// Decodes up to fourteen characters of base64 to bits, the first bit lowest.
///
/// Base64 takes each byte from its highest bit down, but the bits of an ID fill it from the lowest
/// up.
///
/// # Errors
/// [`TextError::Character`] for a character outside base64.
// Not inlined: it has two callers.
#[inline(never)]
pub(super) fn decode_bits(id: &str) -> Result<u128, TextError> {
    let mut key = 0;
    let mut characters = id.chars();
    for at in 1..=LEN {
        let found = characters.next().unwrap_or('A');
        // The index of the character in `BASE64`.
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
