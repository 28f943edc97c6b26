//! The order in which two-sided tables are computed: row by row, from the end of the game
//! backwards.

use core::ops::Range;

use super::arrangements::Arrangements;

/// The rows of a two-sided table that are still to be computed, each a mover against a range of
/// opponents.
///
/// Arrangements join in the order of their pips, so that every row depends only on rows before it.
/// When the arrangements of p pips join, they come first as movers against all arrangements of
/// fewer pips. After a play the opponent is on roll against fewer than p pips, and that entry is
/// known. Then come all arrangements that have joined, as movers against those of p pips. After a
/// play one of these is on roll against fewer pips than the mover had, and that entry is known by
/// then.
pub(crate) struct RetrogradeOrder {
    /// The number of arrangements a side.
    size: usize,
    /// The pip count of the arrangements that join now.
    pips: u8,
    /// The largest pip count of an arrangement.
    max_pips: u8,
    /// The number of rows that are done since these arrangements joined.
    step: usize,
    /// The number of pairs of arrangements that are done.
    cells_done: usize,
}

impl RetrogradeOrder {
    /// Creates the order of the rows of `size` arrangements a side, with up to `max_pips` pips
    /// each.
    pub const fn new(size: usize, max_pips: u8) -> Self {
        Self {
            size,
            pips: 1,
            max_pips,
            step: 0,
            cells_done: 0,
        }
    }

    /// Returns the number of pairs of arrangements that are done.
    #[cfg(test)]
    pub const fn cells_done(&self) -> usize {
        self.cells_done
    }

    /// Returns the share of the pairs that are done, 0..1.
    pub fn progress(&self) -> f64 {
        let pairs = self.size - 1;
        self.cells_done as f64 / (pairs * pairs) as f64
    }

    /// Calls `compute_row(mover, opponents)` for each row until all are done or `keep_going`
    /// returns false. Returns whether all are done.
    ///
    /// Calls `keep_going` after each row.
    pub fn for_each_row_while(
        &mut self,
        arrangements: &Arrangements,
        keep_going: &mut dyn FnMut() -> bool,
        mut compute_row: impl FnMut(usize, Range<usize>),
    ) -> bool {
        while self.pips <= self.max_pips {
            let joining = arrangements.pip_range(self.pips);
            let (mover, opponents) = if self.step < joining.len() {
                (joining.start + self.step, 1..joining.start)
            } else {
                (1 + self.step - joining.len(), joining.clone())
            };
            compute_row(mover, opponents.clone());
            self.cells_done += opponents.len();
            self.step += 1;
            if self.step == joining.len() + joining.end - 1 {
                self.step = 0;
                self.pips += 1;
            }
            if !keep_going() {
                break;
            }
        }
        self.pips > self.max_pips
    }
}
