//! GNU Backgammon's position ID: 14 characters of base64 for 80 bits.
//!
//! For each point from the ace point up and then the bar, as many ones as there are checkers and a zero after
//! them; the side *not* on roll first, then the one on roll. The bits fill bytes from the lowest bit on. (GNU
//! Backgammon manual, "A technical description of the Position ID".)

use super::id::{BAR, IdError, board, position};
use super::position::Position;

const CHARACTERS: usize = 14;
const BYTES: usize = 10;
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The position's ID. It does not say who is X.
#[must_use]
pub fn write(position: Position) -> String {
    let mut bits: u128 = 0;
    let mut at = 0;
    let on_roll = position.on_roll();
    for checkers in [on_roll.other(), on_roll].map(|side| position.side(side)) {
        for count in board(checkers) {
            bits |= ((1_u128 << count) - 1) << at;
            at += usize::from(count) + 1;
        }
    }
    // At most 2 × (15 + 25) = 80 bits. Three bytes are four characters; the last character has the tenth
    // byte's last two bits and four zeros.
    let bytes: [u8; BYTES + 2] = core::array::from_fn(|byte| (bits >> (8 * byte)) as u8);
    bytes
        .chunks_exact(3)
        .flat_map(|three| {
            let group = three
                .iter()
                .fold(0, |group, &byte| group << 8 | usize::from(byte));
            [18, 12, 6, 0].map(|shift| char::from(BASE64[group >> shift & 63]))
        })
        .take(CHARACTERS)
        .collect()
}

/// The position with this ID; X is on roll.
pub(super) fn read(id: &str) -> Result<Position, IdError> {
    // Not `count()`, which is quick for texts as long as books, and as large.
    let characters = id.chars().fold(0, |count, _| count + 1);
    if characters != CHARACTERS {
        return Err(IdError::Length { characters });
    }
    let mut bits: u128 = 0;
    for (at, found) in (0..).zip(id.chars()) {
        let sextet = BASE64
            .iter()
            .position(|&character| char::from(character) == found);
        let sextet = sextet.ok_or(IdError::Character { at: at + 1, found })? as u128;
        // Character 0 has the high six bits of the first byte, character 1 its low two bits and the high four of the
        // second, and so on.
        for bit in 0..6 {
            let place = 6 * at + bit;
            bits |= (sextet >> (5 - bit) & 1) << (place / 8 * 8 + 7 - place % 8);
        }
    }
    // Each of the 2 × 25 points' ones end with a zero. After the last of them there is nothing.
    let mut counts = Vec::with_capacity(2 * BAR);
    while counts.len() < 2 * BAR {
        let count = bits.trailing_ones();
        counts.push(count as u8);
        bits = bits.checked_shr(count + 1).unwrap_or(0);
    }
    if bits != 0 {
        return Err(IdError::NoBoard);
    }
    let (o, x) = counts.split_at(BAR);
    position(x, o)
}
