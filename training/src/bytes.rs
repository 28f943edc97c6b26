//! Bytes of a file that only the trainer reads: little-endian, with a sum of them all at the end.

/// What is being written.
pub struct Writer(Vec<u8>);

/// What is still to be read. What is not there is `None`.
pub struct Reader<'a>(&'a [u8]);

/// A sum of bytes, FNV-1a: it finds a file that was cut off or changed by mistake.
pub fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Writer {
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    pub fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    pub fn floats(&mut self, floats: &[f32]) {
        for float in floats {
            self.bytes(&float.to_le_bytes());
        }
    }

    pub fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes(text.as_bytes());
    }

    pub fn finish(mut self) -> Vec<u8> {
        let sum = sum(&self.0);
        self.number(sum);
        self.0
    }
}

impl<'a> Reader<'a> {
    /// `None` if the sum at the end is not that of the bytes.
    pub fn new(bytes: &'a [u8]) -> Option<Self> {
        let (bytes, last) = bytes.split_last_chunk()?;
        (sum(bytes) == u64::from_le_bytes(*last)).then_some(Self(bytes))
    }

    pub fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }

    pub fn number(&mut self) -> Option<u64> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*bytes))
    }

    /// Fills floats.
    pub fn floats(&mut self, floats: &mut [f32]) -> Option<()> {
        let bytes = self.bytes(4 * floats.len())?;
        for (float, bytes) in floats.iter_mut().zip(bytes.as_chunks().0) {
            *float = f32::from_le_bytes(*bytes);
        }
        Some(())
    }

    pub fn text(&mut self) -> Option<&'a str> {
        let length = usize::try_from(self.number()?).ok()?;
        core::str::from_utf8(self.bytes(length)?).ok()
    }

    /// Whether nothing is left over.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut writer = Writer::new();
        writer.number(u64::MAX);
        writer.floats(&[1.5, -0.0]);
        writer.text("two lines\n± each");
        let bytes = writer.finish();
        let mut reader = Reader::new(&bytes).expect("a sum");
        let mut floats = [0.0; 2];
        assert_eq!(reader.number(), Some(u64::MAX));
        assert_eq!(reader.floats(&mut floats), Some(()));
        assert_eq!(floats.map(f32::to_bits), [1.5, -0.0].map(f32::to_bits));
        assert_eq!(reader.text(), Some("two lines\n± each"));
        assert!(reader.is_empty());
        assert_eq!(reader.number(), None);
    }

    #[test]
    fn a_changed_byte_and_a_lost_one_are_found() {
        let mut writer = Writer::new();
        writer.number(5);
        let bytes = writer.finish();
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            assert!(Reader::new(&changed).is_none(), "{place}");
            assert!(Reader::new(&bytes[..place]).is_none(), "{place}");
        }
    }

    #[test]
    fn the_sum_is_fnv() {
        // From the authors' list of known sums, isthe.com/chongo/src/fnv/test_fnv.c: of "" and of "foobar".
        assert_eq!(sum(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(sum(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
