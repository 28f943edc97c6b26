//! Numbers with all of their bits, as golden data have them. Also used by the tests of src/wasm.
#![allow(dead_code)] // Each test file uses its part.

use serde_json::Value;

/// Returns a number's bits as hexadecimal digits; null for `None`.
pub fn hex(number: impl Into<Option<f64>>) -> Value {
    number.into().map_or(Value::Null, |number| {
        format!("{:#018x}", number.to_bits()).into()
    })
}

/// Returns the bits of each number.
pub fn hexes(numbers: impl IntoIterator<Item = f64>) -> Value {
    numbers.into_iter().map(hex).collect()
}

/// Returns a 64-bit hash of bytes, by FNV-1a.
pub fn hash(bytes: &[u8]) -> Value {
    let fold = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:#018x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, fold)).into()
}
