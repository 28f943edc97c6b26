//! GNU Backgammon's position IDs, also of boards that the core would refuse.
#![allow(dead_code)] // Each test file uses its part.

/// Returns GNU Backgammon's position ID of two sides' checkers on all 25 points; the 25th is the
/// bar.
///
/// The source is "A technical description of the Position ID" in the manual of GNU Backgammon.
pub fn gnu_position_id(on_roll: [u8; 25], other: [u8; 25]) -> String {
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
    base64(&bytes)[..14].to_owned()
}

/// Encodes bytes in base64. Their number must be a multiple of three.
pub fn base64(bytes: &[u32]) -> String {
    let character = |value: u32| {
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
            [18, 12, 6, 0].map(|shift| character(group >> shift & 63))
        })
        .collect()
}
