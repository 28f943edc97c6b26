//! Tables of the mean of a function after a move, for fast loops; cells are computed on demand.

use core::fmt;
use core::sync::atomic::{AtomicU64, Ordering};

use super::panels::Panels;
use crate::models::hermite;

/// A table of a function's mean after a move: Hermite's cubics in cells of equal width on 0..1.
///
/// Each cubic has the mean's values and slopes at both ends of its cell. Its error is at most h⁴ /
/// 384 times the largest fourth derivative, where h is the width of a cell. (Abramowitz and Stegun,
/// 25.2.)
///
/// A cell is computed when it is first needed, always with the same bits. So a caller that shows
/// one walk doesn't wait for the whole table, and a caller that rolls millions soon has all of it.
pub struct SplineTable {
    function: Panels,
    /// The number of cells within 0..1.
    cell_count: f64,
    cells: Vec<Cell>,
}

impl fmt::Debug for SplineTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SplineTable")
            .field("cell_count", &self.cell_count)
            .finish_non_exhaustive()
    }
}

/// A cell: the coefficients of its cubic in t, the place within the cell (0..1), as bits.
///
/// The first coefficient is NaN until the cell is filled. It is stored last and loaded first, so a
/// thread that sees it sees all of them.
#[derive(Debug)]
struct Cell([AtomicU64; 4]);

impl Cell {
    /// Creates a cell that is not filled.
    fn new() -> Self {
        Self([const { AtomicU64::new(f64::NAN.to_bits()) }; 4])
    }

    /// Returns the coefficients, if the cell is filled.
    #[inline]
    fn get(&self) -> Option<[f64; 4]> {
        let [first, second, third, fourth] = &self.0;
        let first = f64::from_bits(first.load(Ordering::Acquire));
        let later = |bits: &AtomicU64| f64::from_bits(bits.load(Ordering::Relaxed));
        (!first.is_nan()).then(|| [first, later(second), later(third), later(fourth)])
    }

    /// Fills the cell.
    fn set(&self, coefficients: [f64; 4]) {
        for (bits, coefficient) in self.0.iter().zip(coefficients).rev() {
            bits.store(coefficient.to_bits(), Ordering::Release);
        }
    }
}

impl SplineTable {
    /// Creates a table with this number of cells, none of them filled, for a function's mean after
    /// a move.
    pub fn new(cells: usize, function: Panels) -> Self {
        Self {
            function,
            cell_count: cells as f64,
            // One more cell, because the place of an `x` just below 1 can round up to `cells`.
            cells: (0..=cells).map(|_| Cell::new()).collect(),
        }
    }

    /// Returns the mean after a move from `x`, which must be at least 0 and below 1.
    #[inline]
    pub fn value(&self, x: f64) -> f64 {
        let place = x * self.cell_count;
        let at = place as usize;
        let within = place - at as f64;
        let coefficients = self.cells[at].get().unwrap_or_else(|| self.fill(at));
        hermite::evaluate(coefficients, within)
    }

    /// Computes cell `at`, stores its coefficients and returns them.
    #[cold]
    #[inline(never)]
    fn fill(&self, at: usize) -> [f64; 4] {
        let width = 1.0 / self.cell_count;
        let end = |at: usize| {
            let (value, slope) = self.function.mean(at as f64 * width);
            [value, slope * width]
        };
        let [left, left_slope] = end(at);
        // The left end of the next cell has the same value and slope.
        let next = self.cells.get(at + 1).and_then(Cell::get);
        let [right, right_slope] = next.map_or_else(|| end(at + 1), |next| [next[0], next[1]]);
        let coefficients = hermite::cubic([left, right], [left_slope, right_slope]);
        self.cells[at].set(coefficients);
        coefficients
    }

    /// Returns the number of filled cells.
    #[cfg(test)]
    pub fn filled(&self) -> usize {
        self.cells
            .iter()
            .filter(|cell| cell.get().is_some())
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::super::winning_chance_scale::WinningChanceScale;
    use super::*;

    /// Returns the table that takes longest to fill: the scale of whole pawns, with the smallest
    /// moves.
    fn table() -> SplineTable {
        SplineTable::new(5_120, Panels::for_scale(WinningChanceScale::Pawns, 0.05))
    }

    #[test]
    fn fills_only_requested_cells() {
        let table = table();
        assert_eq!(table.filled(), 0);
        for requested in 1..=424 {
            // These places are 11 or 12 cells apart.
            table.value(f64::from(requested) * 0.002_2);
            assert_eq!(table.filled(), requested as usize);
            table.value(f64::from(requested) * 0.002_2);
            assert_eq!(table.filled(), requested as usize);
        }
    }

    #[test]
    fn values_do_not_depend_on_order() {
        let places = (0..700).map(|i| f64::from(i) * 0.001_428);
        let [rising, falling] = [table(), table()];
        let mut values: Vec<f64> = places.clone().map(|x| rising.value(x)).collect();
        for x in places.rev() {
            assert_eq!(falling.value(x).to_bits(), values.pop().unwrap().to_bits());
            // The neighbouring cell may share an end with a filled one, or not.
            falling.value((x - 0.000_7).abs());
        }
        assert!(rising.filled() < falling.filled());
    }

    #[test]
    fn covers_values_just_below_one() {
        for cells in [256, 1_035, 5_120] {
            let table = SplineTable::new(
                cells,
                Panels::for_scale(WinningChanceScale::Linear, 256.0 / cells as f64),
            );
            // Means are stored minus 1/2.
            assert!((0.0..0.5).contains(&table.value(1.0_f64.next_down())));
        }
    }
}
