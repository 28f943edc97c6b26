//! A table of the equities of not doubling, for each pair of arrangements of up to six checkers and
//! each owner of the cube.

use super::decision::NoDoubleEquities;
use super::equity::{Equity, POINT, TIE_TOLERANCE};
use super::owner::{OWNER_COUNT, RelativeOwner};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::u32_codec;
use crate::codec::DecodeError;

/// The equities of not doubling, for each owner of the cube.
#[derive(Debug, PartialEq)]
pub(crate) struct NoDoubleTable {
    /// The number of arrangements a side.
    size: usize,
    /// A table for each owner of the cube, with a row for each arrangement of the mover and a
    /// column for each of her opponent's.
    tables: [Vec<Equity>; OWNER_COUNT],
}

/// The largest distance of an equity from zero.
const MAX_EQUITY: Equity = POINT + TIE_TOLERANCE;

impl NoDoubleTable {
    /// Creates a table of zeros for `size` arrangements a side.
    pub fn new(size: usize) -> Self {
        Self {
            size,
            tables: core::array::from_fn(|_| vec![0; size * size]),
        }
    }

    /// Returns the equities of not doubling for `mover`, who is on roll. Neither side is off.
    #[inline]
    pub fn no_double(
        &self,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> NoDoubleEquities {
        let at = usize::from(mover) * self.size + usize::from(opponent);
        NoDoubleEquities(self.tables.each_ref().map(|table| table[at]))
    }

    /// Returns the equity of a position for `mover`, who is on roll and may double first. The mover
    /// is not off.
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

    /// Returns a mover's row to be written.
    pub fn row_mut(&mut self, owner: RelativeOwner, mover: usize) -> &mut [Equity] {
        &mut self.tables[owner as usize][mover * self.size..][..self.size]
    }

    /// Appends the table to `bytes`.
    pub fn encode(&self, bytes: &mut Vec<u8>) {
        for table in &self.tables {
            u32_codec::encode(
                table.iter().map(|&equity| (equity + MAX_EQUITY) as u32),
                bytes,
            );
        }
    }

    /// Reads the table of `size` arrangements a side from the front of `bytes`.
    ///
    /// # Errors
    /// [`DecodeError`] if there are too few bytes, or an equity is too far from zero.
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
