//! What a vote weighs: the optimal rule.
//!
//! A program reports a move and the value V that it has for it. What the best move is worth, A, is known (somebody predicts it
//! from the position), and so are d and the program's noise s. With x = (V − A) / s and y = x + d / s, the density of the
//! report is φ(x) Φ(y)ⁿ⁻¹ if the move is the best, and φ(y) Φ(x) Φ(y)ⁿ⁻² if it is another one (see `reports.rs`). The
//! logarithm of their ratio does not depend on the number n of candidates:
//!
//! w(V) = ln φ(x) Φ(y) / (φ(y) Φ(x)) = (y² − x²) / 2 + ln Φ(y) − ln Φ(x).
//!
//! If move c is the best, the reports of independent programs have the density ∏ (density if c is another move) × exp of the
//! sum of the weights of those that report c. The first factor is the same for every c: the most likely best move is the
//! one for which the reports weigh most. All moves are as likely to be the best before anything is reported, so no other rule
//! that sees the reports alone is right more often.
//!
//! w = h(y) − h(x) with h(u) = ln Φ(u) + u²/2. As h rises, all weights are positive; as it rises ever more steeply, they rise
//! with V: a move that is reported with a larger value is more likely to be the best.

use super::normal::{log_cumulative_and_half_square, slope};
use crate::models::hermite;

/// The weight of a report: the natural logarithm of its likelihood if its move is the best one, divided by its
/// likelihood if another move is. `x` is (V − A) / s, and `delta` is d / s.
#[must_use]
pub fn weight(x: f64, delta: f64) -> f64 {
    log_cumulative_and_half_square(x + delta) - log_cumulative_and_half_square(x)
}

/// The same from a table, for weighing millions of reports: off by less than 1e-9 where x is above −[`MAX_X`]. All errors
/// that occur are: the one of the best move, which x is never below, would have to be ten standard deviations.
#[derive(Clone, Debug)]
pub(super) struct WeightTable {
    /// Value and slope of h at −[`MAX_X`], and then every 1/[`ENTRIES_PER_UNIT`].
    entries: Vec<(f64, f64)>,
}

/// The table goes so far to both sides; above it h is u²/2, up to 1e-23.
const MAX_X: f64 = 10.0;

/// Entries per unit.
const ENTRIES_PER_UNIT: f64 = 64.0;

impl WeightTable {
    pub(super) fn new() -> Self {
        let entries = (0..=(2.0 * MAX_X * ENTRIES_PER_UNIT) as u32)
            .map(|k| f64::from(k) / ENTRIES_PER_UNIT - MAX_X)
            .map(|u| (log_cumulative_and_half_square(u), slope(u)))
            .collect();
        Self { entries }
    }

    /// [`weight`].
    #[inline]
    pub(super) fn weight(&self, x: f64, delta: f64) -> f64 {
        self.h(x + delta) - self.h(x)
    }

    /// [`weight`], where x may also be below −[`MAX_X`]: a predicted A may be far above the reported value.
    #[inline(never)]
    pub(super) fn weight_unbounded(&self, x: f64, delta: f64) -> f64 {
        if x < -MAX_X {
            weight(x, delta)
        } else {
            self.weight(x, delta)
        }
    }

    #[inline]
    fn h(&self, u: f64) -> f64 {
        let place = (u + MAX_X) * ENTRIES_PER_UNIT;
        // Negative places become 0: below the table it is continued as its first cubic.
        let index = place as usize;
        let (Some(&(low, low_slope)), Some(&(high, high_slope))) =
            (self.entries.get(index), self.entries.get(index + 1))
        else {
            return 0.5 * u * u;
        };
        let slopes = [low_slope, high_slope].map(|slope| slope / ENTRIES_PER_UNIT);
        hermite::evaluate(hermite::cubic([low, high], slopes), place - index as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_matches_formula() {
        let table = WeightTable::new();
        for delta in [0.001, 0.1, 0.5, 1.0, 7.3, 100.0] {
            let mut x = -10.0;
            while x < 12.0 {
                let (read, formula) = (table.weight(x, delta), weight(x, delta));
                let error = (read - formula).abs();
                // Where squares are large there is their rounding besides.
                assert!(error < 1e-9 + 1e-14 * formula, "{x}, {delta}: {error}");
                x += 0.001_7;
            }
        }
    }
}
