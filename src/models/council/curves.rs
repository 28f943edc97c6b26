//! Curves of exact rates against the ratio s₂ / s₁.
//!
//! They take tenths of a second, so they are computed point by point.

use core::fmt;

use super::crossing::{CROSSING_PAIRS, Crossing, MAX_CROSSING_RATIO, crossing};
use super::exact_rates::exact_rates;
use super::model::Model;
use super::rule::{Rates, Rule};
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::SegmentedWork;

/// A point of the curves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    /// The ratio s₂ / s₁.
    pub ratio: f64,
    /// How often each rule is right at this ratio, in percent.
    pub rates: Rates,
}

/// The number of steps between the first and the last point of a curve.
const STEPS: u32 = 48;

/// How often each rule is right, against s₂ / s₁ from 1 to a last ratio, and where curves
/// [cross](crossing).
///
/// Everything else is as in a model. Crossings are searched up to [`MAX_CROSSING_RATIO`].
///
/// This is work in units: first the points, in even steps, and then the crossings. There are no
/// points where there is no such council, because it doesn't have three programs or its noise would
/// be too large.
#[derive(Clone)]
pub struct Curves {
    model: Model,
    last: f64,
    /// The ratio of each point.
    ratios: Vec<f64>,
    /// The results of the units that are done.
    units: Vec<Unit>,
}

impl fmt::Debug for Curves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Curves")
            .field("model", &self.model)
            .field("points", &self.ratios.len())
            .field("units_done", &self.units.len())
            .finish_non_exhaustive()
    }
}

/// The result of a unit: a point's rates in the order of [`Rule::ALL`], or the ratio of a crossing.
/// NaN means unknown.
type Unit = [f64; Rule::COUNT];

/// The largest valid rate: 100 percent, with room for rounding.
const MAX_RATE: f64 = 100.0 + 1e-9;

impl Curves {
    /// Creates the curves, with no unit done.
    ///
    /// `last` is clamped to 1..[`MAX_CROSSING_RATIO`], and NaN becomes 1.
    #[must_use]
    pub fn new(model: Model, last: f64) -> Self {
        Self {
            model,
            last: clamp_ratio(last),
            ratios: ratios(&model, last),
            units: Vec::new(),
        }
    }

    /// Returns the council.
    pub(super) const fn model(&self) -> Model {
        self.model
    }

    /// Returns the last ratio of the curves, within 1..[`MAX_CROSSING_RATIO`].
    pub(super) const fn last(&self) -> f64 {
        self.last
    }

    /// Returns the points that are done, from ratio 1 on.
    pub fn points(&self) -> impl Iterator<Item = CurvePoint> {
        self.ratios.iter().zip(&self.units).map(|(&ratio, unit)| {
            let rates = Rates::from_fn(|rule| none_if_nan(unit[rule.index()]));
            CurvePoint { ratio, rates }
        })
    }

    /// Returns the crossings of [`CROSSING_PAIRS`] that are done.
    pub fn crossings(&self) -> impl Iterator<Item = Crossing> {
        let done = self.units.iter().skip(self.ratios.len());
        CROSSING_PAIRS
            .iter()
            .zip(done)
            .map(|(&(a, b), unit)| Crossing {
                a,
                b,
                ratio: none_if_nan(unit[0]),
            })
    }

    /// Computes unit number `unit`.
    fn compute_unit(&self, unit: usize) -> Unit {
        let mut numbers = [f64::NAN; Rule::COUNT];
        if let Some(&ratio) = self.ratios.get(unit) {
            let model = self.model.with_ratio(ratio).unwrap_or(self.model);
            numbers = exact_rates(&model).to_array();
        } else if let Some(&(a, b)) = CROSSING_PAIRS.get(unit - self.ratios.len()) {
            numbers[0] = crossing(&self.model, a, b).unwrap_or(f64::NAN);
        }
        numbers
    }

    /// Returns whether these numbers can be the result of unit number `unit`.
    fn is_valid_unit(&self, unit: usize, numbers: &Unit) -> bool {
        let is_point = unit < self.ratios.len();
        let (min, max) = if is_point {
            (0.0, MAX_RATE)
        } else {
            (1.0, MAX_CROSSING_RATIO)
        };
        let is_in_range = |number: f64| number.is_nan() || (min <= number && number <= max);
        numbers.iter().all(|&number| is_in_range(number))
    }
}

/// Clamps the last ratio of a curve to 1..[`MAX_CROSSING_RATIO`]. NaN becomes 1.
fn clamp_ratio(last: f64) -> f64 {
    if last.is_nan() {
        1.0
    } else {
        last.clamp(1.0, MAX_CROSSING_RATIO)
    }
}

/// Returns the ratios of a curve's points: even steps from 1 to `last`, as far as there is such a
/// council.
pub(super) fn ratios(model: &Model, last: f64) -> Vec<f64> {
    let last = clamp_ratio(last);
    (0..=STEPS)
        .map(|step| 1.0 + (last - 1.0) * f64::from(step) / f64::from(STEPS))
        .filter(|&ratio| model.with_ratio(ratio).is_ok())
        .collect()
}

/// Returns the number, or `None` for NaN.
fn none_if_nan(number: f64) -> Option<f64> {
    (!number.is_nan()).then_some(number)
}

impl SegmentedWork for Curves {
    fn total(&self) -> u64 {
        (self.ratios.len() + CROSSING_PAIRS.len()) as u64
    }

    fn completed(&self) -> u64 {
        self.units.len() as u64
    }

    /// The end of the work: a chunk is never cut into segments.
    fn segment_end(&self, _: u64) -> u64 {
        SegmentedWork::total(self)
    }

    /// Appends the first unit's number, and then the result of each unit.
    fn run_segment(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>) {
        // The casts are safe, because there are only dozens of units.
        let units = (from..to).map(|unit| self.compute_unit(unit as usize));
        let numbers: Vec<f64> = units.flatten().collect();
        from.encode(bytes);
        numbers.encode(bytes);
    }

    fn decode_segment(&mut self, bytes: &mut &[u8], merged: bool) -> Result<u64, DecodeError> {
        let from = u64::decode(bytes)?;
        let numbers = Vec::<f64>::decode(bytes)?;
        let (units, rest) = numbers.as_chunks();
        let count = units.len() as u64;
        let done = self.units.len();
        let mut numbered = (done..).zip(units);
        let fits =
            rest.is_empty() && from == done as u64 && count <= SegmentedWork::total(self) - from;
        DecodeError::unless(fits)?;
        DecodeError::unless(numbered.all(|(unit, numbers)| self.is_valid_unit(unit, numbers)))?;
        if merged {
            self.units.extend_from_slice(units);
        }
        Ok(count)
    }
}
