//! In which order tables of two sides are worked out: row by row, from the end of the game backwards.

use core::ops::Range;

use super::arrangements::Arrangements;

/// Rows that are still to be worked out: of a mover, against a range of opponents.
///
/// Arrangements join in the order of their pips. When those of p pips join, they come first as movers against all of fewer
/// pips: after a play the opponent is on roll against fewer than p pips, which is known. Then all that have joined, as movers
/// against these: after a play one of these is on roll against fewer pips than the mover had, which is known by then.
pub(crate) struct RetrogradeOrder {
    size: usize,
    pips: u8,
    max_pips: u8,
    /// How much of the arrangements of `pips` pips has been done.
    step: usize,
    cells_done: usize,
}

impl RetrogradeOrder {
    /// The rows of this many arrangements.
    pub const fn new(size: usize, max_pips: u8) -> Self {
        Self {
            size,
            pips: 1,
            max_pips,
            step: 0,
            cells_done: 0,
        }
    }

    /// How many cells are done.
    #[cfg(test)]
    pub const fn cells_done(&self) -> usize {
        self.cells_done
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        let pairs = self.size - 1;
        self.cells_done as f64 / (pairs * pairs) as f64
    }

    /// Has one row worked out after the other as long as `keep_going` says so; returns whether all is done.
    pub fn for_each_row_while(
        &mut self,
        arrangements: &Arrangements,
        keep_going: &mut dyn FnMut() -> bool,
        mut compute_row: impl FnMut(usize, Range<usize>),
    ) -> bool {
        while self.pips <= self.max_pips {
            let joining = arrangements.pip_range(self.pips);
            let (mover, others) = if self.step < joining.len() {
                (joining.start + self.step, 1..joining.start)
            } else {
                (1 + self.step - joining.len(), joining.clone())
            };
            compute_row(mover, others.clone());
            self.cells_done += others.len();
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
