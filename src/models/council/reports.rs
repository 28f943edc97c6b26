//! What one program reports: which move, and its value.

use super::normal::{CUTOFF, integrate, slope};
use super::weight::weight;
use crate::stats::normal::{cdf, pdf};

/// One program's reports, as chances. Values are told as x = (V − A) / s: V is reported, A is what the best move is worth, s
/// is the program's noise. δ = d / s.
///
/// The largest of all its evaluations is V. If it is that of the best move, its error was x, and all other evaluations are
/// below: their errors are below y = x + δ. If it is that of another move, that one's error was y, and the others are below:
///
/// - right: φ(x) Φ(y)ⁿ⁻¹
/// - wrong, any of n − 1 moves: (n − 1) φ(y) Φ(x) Φ(y)ⁿ⁻²
/// - right or wrong, and no more than x: Φ(x) Φ(y)ⁿ⁻¹
#[derive(Clone, Copy, Debug)]
pub(super) struct Reports {
    /// How many wrong moves there are.
    wrong_moves: usize,
    /// d / s.
    delta: f64,
}

impl Reports {
    /// Of a program with this noise, in units of d, that chooses from so many candidates.
    pub(super) fn new(candidates: usize, noise: f64) -> Self {
        Self {
            wrong_moves: candidates - 1,
            delta: 1.0 / noise,
        }
    }

    /// d / s.
    pub(super) const fn delta(self) -> f64 {
        self.delta
    }

    /// Density in x of being right, and of being wrong with any of the moves.
    pub(super) fn densities(self, x: f64) -> (f64, f64) {
        let y = x + self.delta;
        let below = cdf(y);
        let without_one = powi(below, self.wrong_moves - 1);
        let right = pdf(x) * without_one * below;
        let wrong = self.wrong_moves as f64 * pdf(y) * cdf(x) * without_one;
        (right, wrong)
    }

    /// The chance, 0..1, that it reports a value up to x.
    pub(super) fn chance_up_to(self, x: f64) -> f64 {
        cdf(x) * powi(cdf(x + self.delta), self.wrong_moves)
    }

    /// The chance, 0..1, that it is right.
    pub(super) fn right_chance(self) -> f64 {
        integrate(8.0, |x| self.densities(x).0)
    }
}

/// The same bits everywhere, which is not promised of `f64::powi`.
pub(super) fn powi(base: f64, exponent: usize) -> f64 {
    (0..exponent).fold(1.0, |product, _| product * base)
}

/// Chances of reports up to a weight: a table, between whose entries cubics go (Hermite's, with the right slopes at both
/// ends). They are off by less than 1e-10.
#[derive(Clone, Debug)]
pub(super) struct ByWeight {
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

impl ByWeight {
    /// Of these reports.
    pub(super) fn of(reports: Reports) -> Self {
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
        hermite(
            t,
            of(&low.chance),
            of(&high.chance),
            slope(low, of(&low.density)),
            slope(high, of(&high.density)),
        )
    };
    RightWrong {
        right: side(|sides| sides.right),
        wrong: side(|sides| sides.wrong),
    }
}

/// A cubic at t from 0 to 1, with these values and slopes at the ends.
#[inline]
fn hermite(t: f64, from: f64, to: f64, start: f64, end: f64) -> f64 {
    let rise = to - from;
    from + t * (start + t * (3.0 * rise - 2.0 * start - end + t * (start + end - 2.0 * rise)))
}
