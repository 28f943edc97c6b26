//! GNU Backgammon's position ID of any board, including boards that the core would not write.
#![allow(dead_code)] // Each test file uses its part.

/// Returns GNU Backgammon's position ID of two sides' checkers on all 25 points; the 25th is the
/// bar.
///
/// It follows "A technical description of the Position ID" in the manual of GNU Backgammon.
pub fn written(on_roll: [u8; 25], other: [u8; 25]) -> String {
    let bits: Vec<bool> = [other, on_roll]
        .concat()
        .into_iter()
        .flat_map(|count| [vec![true; count.into()], vec![false]].concat())
        .chain([false; 88])
        .take(84)
        .collect();
    let byte = |byte: usize| {
        (0..8)
            .map(|bit| u32::from(*bits.get(8 * byte + bit).unwrap_or(&false)) << bit)
            .sum()
    };
    let bytes: Vec<u32> = (0..12).map(byte).collect();
    let base64 = |value: u32| {
        char::from(match value as u8 {
            value @ 0..26 => b'A' + value,
            value @ 26..52 => b'a' + value - 26,
            value @ 52..62 => b'0' + value - 52,
            62 => b'+',
            _ => b'/',
        })
    };
    bytes
        .chunks(3)
        .flat_map(|three| {
            let group = three[0] << 16 | three[1] << 8 | three[2];
            [18, 12, 6, 0].map(|shift| base64(group >> shift & 63))
        })
        .take(14)
        .collect()
}

/// Returns a board of 25 points with checkers given as pairs (point, count).
pub fn board(on: &[(usize, u8)]) -> [u8; 25] {
    let mut board = [0; 25];
    for &(point, count) in on {
        board[point - 1] = count;
    }
    board
}
