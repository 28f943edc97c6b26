//! A smooth function on 0..1 in a table, for loops that have no time to work it out.

/// Third-degree polynomials in cells of equal width, each with the function's values and slopes at its ends.
///
/// Between them it misses at most h⁴ / 384 times the largest fourth derivative, h being the width of a cell (Hermite's
/// interpolation; Abramowitz and Stegun, 25.2).
#[derive(Clone, Debug)]
pub struct Table {
    cells: f64,
    /// By the power of the place within a cell, 0..1.
    coefficients: Vec<[f64; 4]>,
}

impl Table {
    /// A table with so many cells of a function that says its value and its slope.
    pub fn new(cells: usize, function: &dyn Fn(f64) -> (f64, f64)) -> Self {
        let width = 1.0 / cells as f64;
        // One cell more: rounding can lead there from just below 1.
        let ends: Vec<(f64, f64)> = (0..cells + 2).map(|i| function(i as f64 * width)).collect();
        let cell = |pair: &[(f64, f64)]| {
            let [(left, rises), (right, rises_then)] = [pair[0], pair[1]];
            let (rises, rises_then) = (rises * width, rises_then * width);
            let rise = right - left;
            [
                left,
                rises,
                3.0 * rise - 2.0 * rises - rises_then,
                rises + rises_then - 2.0 * rise,
            ]
        };
        Self {
            cells: cells as f64,
            coefficients: ends.windows(2).map(cell).collect(),
        }
    }

    /// The function's value at `x`, which is at least 0 and below 1.
    #[inline]
    pub fn at(&self, x: f64) -> f64 {
        let place = x * self.cells;
        let cell = place as usize;
        let within = place - cell as f64;
        let [c0, c1, c2, c3] = self.coefficients[cell];
        c0 + within * (c1 + within * (c2 + within * c3))
    }
}
