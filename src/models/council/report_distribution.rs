//! The distribution of one program's reports, as a table by value and by weight.

use super::normal::{CUTOFF, slope};
use super::reports::Reports;
use super::weight::weight;
use crate::models::hermite;

/// The distribution of one program's reports, as a table over x.
///
/// Between entries it is interpolated by Hermite's cubics, with the exact slopes at both ends. The
/// error is below 1e-10. x is the value in standard deviations, see [`Reports`].
#[derive(Clone, Debug)]
pub(super) struct ReportDistribution {
    entries: Vec<Entry>,
}

/// An entry of the table, at one value of x.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    /// The weight of a report with this value.
    pub(super) weight: f64,
    /// The slope of the weight in x.
    weight_slope: f64,
    /// The densities in x of being right and of being wrong.
    pub(super) density: RightWrong,
    /// The chances of being right and of being wrong with a value up to this one.
    pub(super) chance: RightWrong,
}

/// One number for being right, and one for being wrong with any of the moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RightWrong {
    pub(super) right: f64,
    pub(super) wrong: f64,
}

/// The number of entries per unit of x.
const ENTRIES_PER_UNIT: usize = 128;

/// The number of entries from one node of an integral to the next.
const NODE_STRIDE: usize = 32;

impl ReportDistribution {
    /// Creates the table of these reports.
    pub(super) fn new(reports: Reports) -> Self {
        let step = 1.0 / ENTRIES_PER_UNIT as f64;
        let densities = |x| {
            let (right, wrong) = reports.densities(x);
            RightWrong { right, wrong }
        };
        // Gauss's quadrature with two points. Its error is the fifth power of the interval's length
        // / 4320, times the fourth derivative.
        let offset = 0.5 * step / 3.0_f64.sqrt();
        let mut chance = RightWrong::default();
        let entries = (0..=2 * CUTOFF as usize * ENTRIES_PER_UNIT)
            .map(|k| {
                let x = step * k as f64 - CUTOFF;
                if k > 0 {
                    let middle = x - 0.5 * step;
                    let (one, two) = (densities(middle - offset), densities(middle + offset));
                    chance.right += 0.5 * step * (one.right + two.right);
                    chance.wrong += 0.5 * step * (one.wrong + two.wrong);
                }
                Entry {
                    weight: weight(x, reports.delta()),
                    weight_slope: slope(x + reports.delta()) - slope(x),
                    density: densities(x),
                    chance,
                }
            })
            .collect();
        Self { entries }
    }

    /// Returns the chances, 0..1, of being right and of being wrong.
    pub(super) fn total(&self) -> RightWrong {
        self.entries.last().copied().unwrap_or_default().chance
    }

    /// Returns ∫ f(entry) dx, by the trapezoidal rule with four steps per standard deviation.
    ///
    /// The functions here are analytic out to the zeros of Φ, of which the nearest are 2.8 off the
    /// real axis. Twice as many steps change less than 1e-11.
    pub(super) fn integrate(&self, f: impl FnMut(&Entry) -> f64) -> f64 {
        let sum: f64 = self.entries.iter().step_by(NODE_STRIDE).map(f).sum();
        sum * NODE_STRIDE as f64 / ENTRIES_PER_UNIT as f64
    }

    /// Returns the chances, 0..1, of being right and of being wrong with a value up to `x`.
    #[inline]
    pub(super) fn below(&self, x: f64) -> RightWrong {
        let place = (x + CUTOFF) * ENTRIES_PER_UNIT as f64;
        if place <= 0.0 {
            return RightWrong::default();
        }
        let index = place as usize;
        let Some([low, high]) = self.entries.get(index..index + 2) else {
            return self.total();
        };
        let t = place - index as f64;
        interpolate(low, high, t, |_, density| density / ENTRIES_PER_UNIT as f64)
    }

    /// Returns the chances, 0..1, of being right and of being wrong with a report up to this
    /// weight.
    pub(super) fn up_to_weight(&self, weight: f64) -> RightWrong {
        let above = self.entries.partition_point(|entry| entry.weight <= weight);
        if above == 0 {
            return RightWrong::default();
        }
        let Some(high) = self.entries.get(above) else {
            return self.total();
        };
        let low = &self.entries[above - 1];
        let width = high.weight - low.weight;
        let t = (weight - low.weight) / width;
        // The slope in t is density per x, times x per weight, times weight per t.
        interpolate(low, high, t, |entry, density| {
            density / entry.weight_slope * width
        })
    }
}

/// Interpolates chances at `t`, 0..1, between two entries. `slope` converts an entry's density to a
/// slope in t.
#[inline]
fn interpolate(
    low: &Entry,
    high: &Entry,
    t: f64,
    slope: impl Fn(&Entry, f64) -> f64,
) -> RightWrong {
    let side = |select: fn(&RightWrong) -> f64| {
        let values = [low, high].map(|entry| select(&entry.chance));
        let slopes = [low, high].map(|entry| slope(entry, select(&entry.density)));
        hermite::evaluate(hermite::cubic(values, slopes), t)
    };
    RightWrong {
        right: side(|sides| sides.right),
        wrong: side(|sides| sides.wrong),
    }
}
