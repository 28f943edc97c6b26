//! A two-sided table: the winning chance of the side on roll for each pair of arrangements.

use super::arrangements::Arrangements;
use super::chance::{Chance, ONE};
use super::checkers::ArrangementIndex;
use super::u32_codec;
use crate::codec::DecodeError;

/// The most checkers a side that two-sided tables cover.
pub const MAX_TWO_SIDED_CHECKERS: u8 = 6;

/// The winning chance of the side on roll for each pair of arrangements.
#[derive(Debug, PartialEq)]
pub(crate) struct ChanceTable {
    /// The number of arrangements a side.
    size: usize,
    /// A row for each arrangement of the side on roll, a column for each of her opponent's.
    chances: Vec<Chance>,
}

impl ChanceTable {
    /// Creates a table of zeros for `size` arrangements a side.
    pub fn new(size: usize) -> Self {
        Self {
            size,
            chances: vec![0; size * size],
        }
    }

    /// Returns the chances of `mover`, on roll, against each arrangement of her opponent. The
    /// chance is 0 against an opponent who is off.
    #[inline]
    pub fn row(&self, mover: ArrangementIndex) -> &[Chance] {
        &self.chances[usize::from(mover) * self.size..][..self.size]
    }

    /// Appends the table to `bytes`.
    pub fn encode(&self, bytes: &mut Vec<u8>) {
        u32_codec::encode(self.chances.iter().copied(), bytes);
    }

    /// Reads the table of `size` arrangements a side from the front of `bytes`.
    ///
    /// # Errors
    /// [`DecodeError`] if there are too few bytes, or a chance is above [`ONE`].
    pub fn decode(size: usize, bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let chances = u32_codec::decode(bytes, size * size, ONE)?;
        Ok(Self { size, chances })
    }

    /// Returns a mover's row to be written.
    pub fn row_mut(&mut self, mover: usize) -> &mut [Chance] {
        &mut self.chances[mover * self.size..][..self.size]
    }
}

/// Builds the table of an evaluator's chances, a row at a time.
pub(crate) struct ChanceTableBuilder {
    /// The table, with zeros in the rows that are missing.
    table: ChanceTable,
    /// The number of rows that are complete. The first always is: a side with all checkers off is
    /// never on roll.
    rows_done: usize,
}

impl ChanceTableBuilder {
    /// Creates a builder for these arrangements on both sides.
    pub fn new(arrangements: &Arrangements) -> Self {
        Self {
            table: ChanceTable::new(arrangements.len()),
            rows_done: 1,
        }
    }

    /// Returns the share of the rows that are complete, 0..1.
    pub fn progress(&self) -> f64 {
        self.rows_done as f64 / self.table.size as f64
    }

    /// Computes rows until the table is complete or `keep_going` returns false. Returns whether the
    /// table is complete.
    ///
    /// `chance(mover, opponent)` returns the chance of the mover, who is on roll, against an
    /// opponent who is not off. Calls `keep_going` after each row.
    pub fn build_while(
        &mut self,
        chance: impl Fn(ArrangementIndex, ArrangementIndex) -> Chance,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        while self.rows_done < self.table.size {
            let mover = self.rows_done;
            for (opponent, cell) in self.table.row_mut(mover).iter_mut().enumerate().skip(1) {
                *cell = chance(mover as ArrangementIndex, opponent as ArrangementIndex);
            }
            self.rows_done += 1;
            if !keep_going() {
                break;
            }
        }
        self.rows_done == self.table.size
    }

    /// Returns the table. Rows that are missing have zeros.
    pub fn finish(self) -> ChanceTable {
        self.table
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::most_at_once;

    #[test]
    fn checks_clock_after_each_row() {
        let mut builder = ChanceTableBuilder::new(&Arrangements::build(6));
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.rows_done as u64,
            |builder, clock| builder.build_while(|mover, _| mover.into(), clock),
        );
        assert_eq!(at_once, 1);
    }
}
