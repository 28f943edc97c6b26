//! Tables of equities: for each pair of arrangements of up to six checkers, what not doubling is worth to the side on roll,
//! by whose the cube is.

use super::decision::NoDoubleEquities;
use super::equity::{Equity, POINT, TIE_TOLERANCE};
use super::owner::{OWNER_COUNT, RelativeOwner};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::u32_codec;
use crate::codec::DecodeError;

/// What not doubling is worth.
#[derive(Debug, PartialEq)]
pub(crate) struct NoDoubleTable {
    size: usize,
    /// By whose the cube is, then by the mover's arrangement, then by the other's.
    tables: [Vec<Equity>; OWNER_COUNT],
}

/// No equity is further from zero.
const MAX_EQUITY: Equity = POINT + TIE_TOLERANCE;

impl NoDoubleTable {
    /// Tables for this many arrangements, all unknown.
    pub fn new(size: usize) -> Self {
        Self {
            size,
            tables: core::array::from_fn(|_| vec![0; size * size]),
        }
    }

    /// The values of not doubling for a side on roll, while both sides have checkers left.
    #[inline]
    pub fn no_double(
        &self,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> NoDoubleEquities {
        let at = usize::from(mover) * self.size + usize::from(opponent);
        NoDoubleEquities(self.tables.each_ref().map(|table| table[at]))
    }

    /// The value of a position for the side on roll before it may double. It has checkers left.
    #[inline]
    pub fn value(
        &self,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
        owner: RelativeOwner,
    ) -> Equity {
        if opponent == OFF {
            -POINT
        } else {
            self.no_double(mover, opponent).value(owner)
        }
    }

    pub fn row_mut(&mut self, owner: RelativeOwner, mover: usize) -> &mut [Equity] {
        &mut self.tables[owner as usize][mover * self.size..][..self.size]
    }

    pub fn encode(&self, bytes: &mut Vec<u8>) {
        for table in &self.tables {
            u32_codec::encode(
                table.iter().map(|&equity| (equity + MAX_EQUITY) as u32),
                bytes,
            );
        }
    }

    pub fn decode(size: usize, bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let mut equities = Self::new(size);
        for table in &mut equities.tables {
            let words = u32_codec::decode(bytes, size * size, 2 * MAX_EQUITY as u32)?;
            *table = words
                .iter()
                .map(|&word| word.cast_signed() - MAX_EQUITY)
                .collect();
        }
        Ok(equities)
    }
}
