//! The distribution of one program's reports, in a table.

use super::normal::{CUTOFF, slope};
use super::reports::Reports;
use super::weight::weight;
use crate::models::hermite;

/// Chances of reports up to a weight: a table, between whose entries cubics go (Hermite's, with the right slopes at both
/// ends). They are off by less than 1e-10.
#[derive(Clone, Debug)]
pub(super) struct ReportDistribution {
    entries: Vec<Entry>,
}

/// At some value of x.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    /// What a report with this value weighs.
    pub(super) weight: f64,
    /// How fast that rises with x.
    weight_slope: f64,
    /// Densities in x of being right and wrong.
    pub(super) density: RightWrong,
    /// Chances to be right and wrong with no larger value.
    pub(super) chance: RightWrong,
}

/// A number each for being right and for being wrong, with any of the moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RightWrong {
    pub(super) right: f64,
    pub(super) wrong: f64,
}

/// Entries per unit of x.
const ENTRIES_PER_UNIT: usize = 128;

/// Of these one serves as a node of an integral.
const NODE_STRIDE: usize = 32;

impl ReportDistribution {
    /// Of these reports.
    pub(super) fn new(reports: Reports) -> Self {
        let step = 1.0 / ENTRIES_PER_UNIT as f64;
        let densities = |x| {
            let (right, wrong) = reports.densities(x);
            RightWrong { right, wrong }
        };
        // Gauss's two points of a stretch: off by the fifth power of its length / 4320.
        let off = 0.5 * step / 3.0_f64.sqrt();
        let mut chance = RightWrong::default();
        let entries = (0..=2 * CUTOFF as usize * ENTRIES_PER_UNIT)
            .map(|k| {
                let x = step * k as f64 - CUTOFF;
                if k > 0 {
                    let middle = x - 0.5 * step;
                    let (one, two) = (densities(middle - off), densities(middle + off));
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

    /// Chances, 0..1, to be right and wrong.
    pub(super) fn total(&self) -> RightWrong {
        self.entries.last().copied().unwrap_or_default().chance
    }

    /// ∫ f(entry) dx, by the trapezoidal rule in four steps per standard deviation. (The functions here are analytic out to
    /// the zeros of Φ, the nearest of which are 2.8 off the real axis: twice as many steps change less than 1e-11.)
    pub(super) fn integrate(&self, f: impl FnMut(&Entry) -> f64) -> f64 {
        let sum: f64 = self.entries.iter().step_by(NODE_STRIDE).map(f).sum();
        sum * NODE_STRIDE as f64 / ENTRIES_PER_UNIT as f64
    }

    /// Chances, 0..1, to be right and wrong with a value up to x.
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

    /// Chances, 0..1, to be right and wrong with a report that weighs up to so much.
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
        // Slopes in t: density per x, by x per weight, by weight per t.
        interpolate(low, high, t, |entry, density| {
            density / entry.weight_slope * width
        })
    }
}

/// Chances at t from 0 to 1 between two entries, with the slope in t that an entry gives a density.
#[inline]
fn interpolate(
    low: &Entry,
    high: &Entry,
    t: f64,
    slope: impl Fn(&Entry, f64) -> f64,
) -> RightWrong {
    let side = |of: fn(&RightWrong) -> f64| {
        let values = [low, high].map(|entry| of(&entry.chance));
        let slopes = [low, high].map(|entry| slope(entry, of(&entry.density)));
        hermite::evaluate(hermite::cubic(values, slopes), t)
    };
    RightWrong {
        right: side(|sides| sides.right),
        wrong: side(|sides| sides.wrong),
    }
}
