//! A two-sided table: the winning chance of the side on roll for each pair of arrangements.

use super::chance::{Chance, ONE};
use super::checkers::ArrangementIndex;
use super::u32_codec;
use crate::codec::DecodeError;
use crate::rollout::resumable::Pause;

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

    /// Tabulates an evaluator's chances for the first `size` arrangements, and pauses after each
    /// row.
    ///
    /// `chance(mover, opponent)` returns the chance of the mover, who is on roll, against an
    /// opponent who is not off.
    pub async fn tabulate(
        size: usize,
        chance: impl Fn(ArrangementIndex, ArrangementIndex) -> Chance,
        pause: &Pause,
    ) -> Self {
        let mut table = Self::new(size);
        // A side with all checkers off is never on roll.
        for mover in 1..size {
            for (opponent, cell) in table.row_mut(mover).iter_mut().enumerate().skip(1) {
                *cell = chance(mover as ArrangementIndex, opponent as ArrangementIndex);
            }
            pause.at(mover as f64 / size as f64).await;
        }
        table
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::resumable::run_to_end;

    #[test]
    fn tabulation_pauses_after_each_row() {
        let chance = |mover, _| Chance::from(mover);
        let tabulate = async |pause| ChanceTable::tabulate(20, chance, &pause).await;
        let (table, pauses) = run_to_end(tabulate);
        assert_eq!(pauses, 19);
        assert_eq!(table.row(7)[1], 7);
    }
}
