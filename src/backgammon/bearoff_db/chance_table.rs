//! A table of winning chances for each pair of arrangements of up to six checkers.

use super::arrangements::Arrangements;
use super::chance::{Chance, ONE};
use super::checkers::ArrangementIndex;
use super::u32_codec;
use crate::codec::DecodeError;

/// Tables reach to so many checkers a side.
pub const MAX_TWO_SIDED_CHECKERS: u8 = 6;

/// The chance of the side on roll for each pair of arrangements.
#[derive(Debug, PartialEq)]
pub(crate) struct ChanceTable {
    size: usize,
    /// A row for each arrangement of the side on roll, a column for each of her opponent.
    chances: Vec<Chance>,
}

impl ChanceTable {
    pub fn new(size: usize) -> Self {
        Self {
            size,
            chances: vec![0; size * size],
        }
    }

    /// The chances of `mover`, on roll, against each arrangement of her opponent: 0 if the opponent is off.
    #[inline]
    pub fn row(&self, mover: ArrangementIndex) -> &[Chance] {
        &self.chances[usize::from(mover) * self.size..][..self.size]
    }

    pub fn encode(&self, bytes: &mut Vec<u8>) {
        u32_codec::encode(self.chances.iter().copied(), bytes);
    }

    /// Reads the table of `size` arrangements a side from the front of these bytes.
    pub fn decode(size: usize, bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let chances = u32_codec::decode(bytes, size * size, ONE)?;
        Ok(Self { size, chances })
    }

    pub fn row_mut(&mut self, mover: usize) -> &mut [Chance] {
        &mut self.chances[mover * self.size..][..self.size]
    }
}

/// The table of an evaluator's chances in the making: a row at a time.
pub(crate) struct ChanceTableBuilder {
    table: ChanceTable,
    /// Rows that are there. Who is off is not on roll any more.
    rows_done: usize,
}

impl ChanceTableBuilder {
    pub fn new(arrangements: &Arrangements) -> Self {
        Self {
            table: ChanceTable::new(arrangements.len()),
            rows_done: 1,
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.rows_done as f64 / self.table.size as f64
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done. `chance` gives the mover's, on roll,
    /// against an opponent who is not off.
    pub fn build_while(
        &mut self,
        chance: impl Fn(ArrangementIndex, ArrangementIndex) -> Chance,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        while self.rows_done < self.table.size {
            let mover = self.rows_done;
            for (other, cell) in self.table.row_mut(mover).iter_mut().enumerate().skip(1) {
                *cell = chance(mover as ArrangementIndex, other as ArrangementIndex);
            }
            self.rows_done += 1;
            if !keep_going() {
                break;
            }
        }
        self.rows_done == self.table.size
    }

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
