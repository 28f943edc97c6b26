//! Curves of exact rates against how much more the others err, a point at a time: they take tenths of a second.

use super::crossing::{CROSSING_PAIRS, Crossing, MAX_CROSSING_RATIO, crossing};
use super::exact_rates::exact_rates;
use super::model::Model;
use super::rule::{Rates, Rule};
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::SegmentedWork;

/// A point of a curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    /// s₂ / s₁.
    pub ratio: f64,
    /// How often each rule is right there, in percent.
    pub rates: Rates,
}

/// Steps of a curve.
const STEPS: u32 = 48;

/// How often each rule is right, against s₂ / s₁ from 1 to some last one, all else being as a model says; and where curves
/// [cross](crossing), up to [`MAX_CROSSING_RATIO`].
///
/// It is work whose units are first the points, in even steps, and then the crossings. Where there is no such council, for its
/// programs are not three or would err too much, there is no point.
#[derive(Clone, Debug)]
pub struct Curves {
    model: Model,
    last: f64,
    /// Of all points.
    ratios: Vec<f64>,
    /// What is known of the units that are done.
    units: Vec<Unit>,
}

/// A point's rates, in the order of [`Rule::ALL`], or where a crossing is and nothing else. NaN: that is not known.
type Unit = [f64; Rule::COUNT];

/// No rate is above 100 percent by more than rounding.
const MAX_RATE: f64 = 100.0 + 1e-9;

impl Curves {
    /// None done yet. `last` is brought into 1 to [`MAX_CROSSING_RATIO`]; what is no number is 1.
    #[must_use]
    pub fn new(model: Model, last: f64) -> Self {
        Self {
            model,
            last: clamp_ratio(last),
            ratios: ratios(&model, last),
            units: Vec::new(),
        }
    }

    /// The council.
    pub(super) const fn model(&self) -> Model {
        self.model
    }

    /// The last ratio.
    pub(super) const fn last(&self) -> f64 {
        self.last
    }

    /// All points that are done, from ratio 1 on.
    pub fn points(&self) -> impl Iterator<Item = CurvePoint> {
        self.ratios.iter().zip(&self.units).map(|(&ratio, unit)| {
            let rates = Rates::from_fn(|rule| none_if_nan(unit[rule.index()]));
            CurvePoint { ratio, rates }
        })
    }

    /// The [`CROSSING_PAIRS`] that are computed so far.
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

    /// Unit number `unit`.
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

    /// Whether these can be the numbers of unit number `unit`.
    fn is_valid_unit(&self, unit: usize, numbers: &Unit) -> bool {
        let point = unit < self.ratios.len();
        let (least, most) = if point {
            (0.0, MAX_RATE)
        } else {
            (1.0, MAX_CROSSING_RATIO)
        };
        let is_in_range = |number: f64| number.is_nan() || (least <= number && number <= most);
        numbers.iter().all(|&number| is_in_range(number))
    }
}

/// The last ratio of a curve: from 1 to [`MAX_CROSSING_RATIO`].
fn clamp_ratio(last: f64) -> f64 {
    if last.is_nan() {
        1.0
    } else {
        last.clamp(1.0, MAX_CROSSING_RATIO)
    }
}

/// The ratios of a curve's points: in even steps from 1 to the last one, where there is such a council.
pub(super) fn ratios(model: &Model, last: f64) -> Vec<f64> {
    let last = clamp_ratio(last);
    (0..=STEPS)
        .map(|step| 1.0 + (last - 1.0) * f64::from(step) / f64::from(STEPS))
        .filter(|&ratio| model.with_ratio(ratio).is_ok())
        .collect()
}

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

    /// There are no cuts: a block is one piece, which can be looked at as a whole.
    fn segment_end(&self, _: u64) -> u64 {
        SegmentedWork::total(self)
    }

    /// With which unit it begins, and then each.
    fn run_segment(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>) {
        // Of units that there are, dozens.
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
        let whole =
            rest.is_empty() && from == done as u64 && count <= SegmentedWork::total(self) - from;
        if !whole || !numbered.all(|(unit, numbers)| self.is_valid_unit(unit, numbers)) {
            return Err(DecodeError);
        }
        if merged {
            self.units.extend_from_slice(units);
        }
        Ok(count)
    }
}
