//! GNU Backgammon's position ID: 14 characters of base64 for 80 bits.
//!
//! For each point from the ace point up and then the bar, as many ones as there are checkers and a zero after
//! them; the side *not* on roll first, then the one on roll. The bits fill bytes from the lowest bit on. (GNU
//! Backgammon manual, "A technical description of the Position ID".)

use super::checkers::Checkers;
use super::id::{BAR, Board, IdError, board, position};
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
    let characters = id.chars().count();
    if characters != CHARACTERS {
        return Err(IdError::Length { characters });
    }
    let mut sextets = [0_u8; CHARACTERS + 2];
    for ((at, found), sextet) in (1..).zip(id.chars()).zip(&mut sextets) {
        *sextet = BASE64
            .iter()
            .position(|&character| char::from(character) == found)
            .ok_or(IdError::Character { at, found })? as u8;
    }
    let mut bits: u128 = 0;
    for (group, four) in sextets.chunks_exact(4).enumerate() {
        let three = four
            .iter()
            .fold(0_u32, |three, &sextet| three << 6 | u32::from(sextet));
        let [_, first, second, third] = three.to_be_bytes();
        for (byte, value) in [first, second, third].into_iter().enumerate() {
            bits |= u128::from(value) << (8 * (3 * group + byte));
        }
    }
    let (o, rest) = side(bits)?;
    let (x, rest) = side(rest)?;
    if rest != 0 {
        return Err(IdError::NoBoard);
    }
    position(x, o)
}

/// One side's board, and the bits after it.
fn side(mut bits: u128) -> Result<(Board, u128), IdError> {
    let mut board = [0; BAR];
    for count in &mut board {
        *count = bits.trailing_ones() as u8;
        if *count > Checkers::MOST {
            return Err(IdError::NoBoard);
        }
        bits >>= *count + 1;
    }
    Ok((board, bits))
}
