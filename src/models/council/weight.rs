//! Weights of reports in the optimal rule.
//!
//! A program reports a move and its value V. Suppose that A, the value of the best move, is known,
//! and so are d and the program's noise s. Let x = (V − A) / s and y = x + d / s. The density of
//! the report is φ(x) Φ(y)ⁿ⁻¹ if its move is the best, and φ(y) Φ(x) Φ(y)ⁿ⁻² if it is another move
//! (see `reports.rs`). The logarithm of their ratio does not depend on the number n of candidates:
//!
//! w(V) = ln φ(x) Φ(y) / (φ(y) Φ(x)) = (y² − x²) / 2 + ln Φ(y) − ln Φ(x).
//!
//! Suppose that move c is the best. The density of the reports of independent programs is then a
//! product of two factors. The first is ∏ (density if its move is not the best), which is the same
//! for every c. The second is the exponential of the total weight of the reports that name c. So
//! the most likely best move is the one with the largest total weight. All moves are equally likely
//! to be the best before the reports. Therefore no other rule that sees only the reports is right
//! more often.
//!
//! w = h(y) − h(x) with h(u) = ln Φ(u) + u²/2. h is increasing, so all weights are positive. h is
//! convex, so weights increase with V: a larger reported value makes the move more likely to be the
//! best.

use super::model::Model;
use super::normal::{log_cumulative_and_half_square, slope};
use crate::models::hermite;

/// Returns the weight of a report: the natural logarithm of a ratio of likelihoods.
///
/// The ratio is the report's likelihood if its move is the best one, divided by that if another
/// move is. `x` is (V − A) / s, and `delta` is d / s.
#[must_use]
pub fn weight(x: f64, delta: f64) -> f64 {
    log_cumulative_and_half_square(x + delta) - log_cumulative_and_half_square(x)
}

/// The steps of a [`weight_curve`].
const CURVE_STEPS: u32 = 48;

/// The number of the strongest program's standard deviations that a [`weight_curve`] reaches to
/// both sides of the best move's true value.
const MAX_DEVIATIONS: f64 = 2.0;

/// The weights of reports with the same value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightPoint {
    /// The reported value minus the true value of the best move, in the unit of d.
    pub value: f64,
    /// The weight of a report by the strongest program.
    pub strongest: f64,
    /// The weight of a report by one of the others; that of the strongest if there are none.
    pub others: f64,
}

/// Iterates over the weights of reports against the reported value, up to two standard deviations
/// of the strongest program to both sides of the best move's true value.
pub fn weight_curve(model: &Model) -> impl Iterator<Item = WeightPoint> {
    let other = model.programs().min(2) - 1;
    let max_value = MAX_DEVIATIONS * model.noise(0);
    (0..=CURVE_STEPS).map(move |step| {
        let value = max_value * (2.0 * f64::from(step) / f64::from(CURVE_STEPS) - 1.0);
        let program_weight = |program| {
            let noise = model.noise(program);
            weight(value / noise, 1.0 / noise)
        };
        WeightPoint {
            value,
            strongest: program_weight(0),
            others: program_weight(other),
        }
    })
}

/// A table of the function h, for weighing millions of reports.
///
/// Weights from it are off by less than 1e-9 where x is above −[`MAX_X`]. All x that occur are: x
/// is at least the error of the best move, which would have to be −10 standard deviations.
#[derive(Clone, Debug)]
pub(super) struct WeightTable {
    /// The value and the slope of h at −[`MAX_X`], and then at steps of 1/[`ENTRIES_PER_UNIT`].
    entries: Vec<(f64, f64)>,
}

/// The limit of the table on both sides. Above it h is u²/2, up to 1e-23.
const MAX_X: f64 = 10.0;

/// The number of entries per unit of u.
const ENTRIES_PER_UNIT: f64 = 64.0;

impl WeightTable {
    /// Computes the table.
    pub(super) fn new() -> Self {
        let entries = (0..=(2.0 * MAX_X * ENTRIES_PER_UNIT) as u32)
            .map(|k| f64::from(k) / ENTRIES_PER_UNIT - MAX_X)
            .map(|u| (log_cumulative_and_half_square(u), slope(u)))
            .collect();
        Self { entries }
    }

    /// Returns [`weight`] by the table, where `x` is above −[`MAX_X`].
    #[inline]
    pub(super) fn weight(&self, x: f64, delta: f64) -> f64 {
        self.h(x + delta) - self.h(x)
    }

    /// Returns [`weight`] for any `x`. A predicted A may be far above the reported value.
    #[inline(never)]
    pub(super) fn weight_unbounded(&self, x: f64, delta: f64) -> f64 {
        if x < -MAX_X {
            weight(x, delta)
        } else {
            self.weight(x, delta)
        }
    }

    /// Returns h(u) = ln Φ(u) + u²/2.
    #[inline]
    fn h(&self, u: f64) -> f64 {
        let place = (u + MAX_X) * ENTRIES_PER_UNIT;
        // The cast turns negative places into 0, so the first cubic continues below the table.
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
    fn curve_reaches_two_standard_deviations() {
        let points: Vec<WeightPoint> = weight_curve(&Model::DEFAULT).collect();
        let (first, last) = (points[0], points[48]);
        assert_eq!(points.len(), 49);
        assert_eq!(last.value, 2.0 * Model::DEFAULT.noise(0));
        assert_eq!((first.value, points[24].value), (-last.value, 0.0));
        // At the ends the strongest program's error is −2 and 2 standard deviations.
        let delta = 1.0 / Model::DEFAULT.noise(0);
        assert_eq!(first.strongest, weight(-2.0, delta));
        assert_eq!(last.strongest, weight(2.0, delta));
        let others = Model::DEFAULT.noise(1);
        assert_eq!(points[24].others, weight(0.0, 1.0 / others));
    }

    #[test]
    fn table_matches_formula() {
        let table = WeightTable::new();
        for delta in [0.001, 0.1, 0.5, 1.0, 7.3, 100.0] {
            let mut x = -10.0;
            while x < 12.0 {
                let (read, formula) = (table.weight(x, delta), weight(x, delta));
                let error = (read - formula).abs();
                // Where squares are large, their rounding adds to the error.
                assert!(error < 1e-9 + 1e-14 * formula, "{x}, {delta}: {error}");
                x += 0.001_7;
            }
        }
    }
}
