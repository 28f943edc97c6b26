//! Tables of equities: for each pair of arrangements of up to six checkers, what not doubling is worth to the side on roll,
//! by whose the cube is.

use super::decision::NoDouble;
use super::equity::{EQUAL, Equity, POINT};
use super::owner::{HOLDERS, Holder};
use crate::backgammon::bearoff_db::arrangements::{Index, OFF};
use crate::backgammon::bearoff_db::u32_codec;
use crate::codec::Garbled;

/// What not doubling is worth.
#[derive(Debug, PartialEq)]
pub(crate) struct Equities {
    size: usize,
    /// By whose the cube is, then by the mover's arrangement, then by the other's.
    tables: [Vec<Equity>; HOLDERS],
}

/// No equity is further from zero.
const MOST: Equity = POINT + EQUAL;

impl Equities {
    /// Tables for this many arrangements, all unknown.
    pub fn new(size: usize) -> Self {
        Self {
            size,
            tables: core::array::from_fn(|_| vec![0; size * size]),
        }
    }

    /// The values of not doubling for a side on roll, while both sides have checkers left.
    #[inline]
    pub fn no_double(&self, mover: Index, other: Index) -> NoDouble {
        let at = usize::from(mover) * self.size + usize::from(other);
        NoDouble(self.tables.each_ref().map(|table| table[at]))
    }

    /// The value of a position for the side on roll before it may double. It has checkers left.
    #[inline]
    pub fn value(&self, mover: Index, other: Index, holder: Holder) -> Equity {
        if other == OFF {
            -POINT
        } else {
            self.no_double(mover, other).value(holder)
        }
    }

    pub fn row_mut(&mut self, holder: Holder, mover: usize) -> &mut [Equity] {
        &mut self.tables[holder as usize][mover * self.size..][..self.size]
    }

    pub fn pack(&self, bytes: &mut Vec<u8>) {
        for table in &self.tables {
            u32_codec::pack(table.iter().map(|&equity| (equity + MOST) as u32), bytes);
        }
    }

    pub fn unpack(size: usize, bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let mut equities = Self::new(size);
        for table in &mut equities.tables {
            let words = u32_codec::unpack(bytes, size * size, 2 * MOST as u32)?;
            *table = words
                .iter()
                .map(|&word| word.cast_signed() - MOST)
                .collect();
        }
        Ok(equities)
    }
}
