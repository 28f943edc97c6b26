//! GNU Backgammon's position ID: 14 characters of base64 for 80 bits.
//!
//! For each point from the ace point up and then the bar, as many ones as there are checkers and a zero after
//! them; the side *not* on roll first, then the one on roll. The bits fill bytes from the lowest bit on. (GNU
//! Backgammon manual, "A technical description of the Position ID".)

use super::board::{BAR, board, position};
use super::error::IdError;
use crate::bearoff::position::Position;

const CHARACTERS: usize = 14;
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bits in whole bytes that hold so many characters of six bits.
const fn bits_for(characters: usize) -> usize {
    (6 * characters).next_multiple_of(8)
}

/// Which of the bits is number `bit` (from the highest down) of character `at`: base64 takes each byte from its highest
/// bit down, the bits fill it from the lowest up.
const fn place(at: usize, bit: usize) -> usize {
    let from_above = 6 * at + bit;
    from_above / 8 * 8 + 7 - from_above % 8
}

/// The position's ID. It does not say who is X.
#[must_use]
pub fn write(position: Position) -> String {
    let mut bits = Vec::new();
    let on_roll = position.on_roll();
    for side in [on_roll.other(), on_roll] {
        for count in board(position.side(side)) {
            bits.resize(bits.len() + usize::from(count), true);
            bits.push(false);
        }
    }
    // At most 2 × (15 + 25) = 80 of them.
    bits.resize(bits_for(CHARACTERS), false);
    let character = |at| {
        let sextet = (0..6).fold(0, |sextet, bit| {
            2 * sextet + usize::from(bits[place(at, bit)])
        });
        char::from(BASE64[sextet])
    };
    (0..CHARACTERS).map(character).collect()
}

/// The position with this ID; X is on roll.
pub(super) fn read(id: &str) -> Result<Position, IdError> {
    // Not `count()`, which is quick for texts as long as books, and as large.
    let characters = id.chars().fold(0, |count, _| count + 1);
    if characters != CHARACTERS {
        return Err(IdError::Length { characters });
    }
    let bits = bits_of(id)?;
    // Each of the 2 × 25 points' ones end with a zero. After the last of them there is nothing.
    let mut counts = vec![0];
    for bit in bits {
        match counts.last_mut() {
            Some(count) if bit => *count += 1,
            _ => counts.push(0),
        }
    }
    let after = counts.get(2 * BAR..).ok_or(IdError::NoBoard)?;
    if after.iter().any(|&count| count > 0) {
        return Err(IdError::NoBoard);
    }
    position(&counts[BAR..2 * BAR], &counts[..BAR])
}

/// The bits of an ID in base64, in the order in which they are counted.
// Not inlined: it is called twice.
#[inline(never)]
pub(super) fn bits_of(id: &str) -> Result<Vec<bool>, IdError> {
    // No character is shorter than a byte.
    let mut bits = vec![false; bits_for(id.len())];
    for (at, found) in (0..).zip(id.chars()) {
        let sextet = BASE64
            .iter()
            .position(|&character| char::from(character) == found);
        let sextet = sextet.ok_or(IdError::Character { at: at + 1, found })?;
        for bit in 0..6 {
            bits[place(at, bit)] = sextet >> (5 - bit) & 1 == 1;
        }
    }
    Ok(bits)
}
