//! Where one rule ceases to be better than another, and what more programs are worth.

use super::exact_rates::exact_rate;
use super::model::Model;
use super::model_error::MAX_PROGRAMS;
use super::rule::Rule;

/// Crossings are looked for up to this ratio of the others' noise to the strongest program's.
pub const MAX_CROSSING_RATIO: f64 = 20.0;

/// The rules whose crossings are asked for: one, and the other.
pub const CROSSING_PAIRS: [(Rule, Rule); 3] = [
    (Rule::MajorityStrongest, Rule::Strongest),
    (Rule::Optimistic, Rule::MajorityStrongest),
    (Rule::Optimistic, Rule::Strongest),
];

/// Where two rules' rates cross.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crossing {
    /// One rule.
    pub a: Rule,
    /// And the other.
    pub b: Rule,
    /// The ratio s₂ / s₁; `None` if there is none, see [`crossing()`].
    pub ratio: Option<f64>,
}

/// Rates that differ by less than this, in percentage points, are the same: quadrature is no better.
pub(super) const RATE_TOLERANCE: f64 = 1e-7;

/// The ratio s₂ / s₁, from 1 to [`MAX_CROSSING_RATIO`], at which two rules' exact rates cross, and beyond which the other one is
/// better: the first there is, to 1e-9, all else being as the model says. `None` if there is none, where a rate is not known,
/// and where the programs are not three.
///
/// It is looked for in forty steps of the same ratio, and then halved. Curves that only touch do not cross.
#[must_use]
pub fn crossing(model: &Model, a: Rule, b: Rule) -> Option<f64> {
    /// So many of them.
    const STEPS: u32 = 40;
    let lead = |ratio: f64| -> Option<f64> {
        let model = model.with_ratio(ratio).ok()?;
        Some(exact_rate(&model, a)? - exact_rate(&model, b)?)
    };
    let step = libm::pow(MAX_CROSSING_RATIO, 1.0 / f64::from(STEPS));
    // The last ratio at which one was ahead, and by how much.
    let mut before: Option<(f64, f64)> = None;
    let mut ratio = 1.0;
    for _ in 0..=STEPS {
        let now = lead(ratio)?;
        if now.abs() > RATE_TOLERANCE {
            match before {
                Some((from, then)) if (then > 0.0) != (now > 0.0) => {
                    return bisect(from, ratio, |ratio| {
                        Some((lead(ratio)? > 0.0) == (then > 0.0))
                    });
                }
                _ => before = Some((ratio, now)),
            }
        }
        ratio *= step;
    }
    None
}

/// Between a ratio at which something is still so and one at which it is not: where it ceases to be.
fn bisect(mut from: f64, mut to: f64, is_before: impl Fn(f64) -> Option<bool>) -> Option<f64> {
    while to - from > 1e-9 {
        let middle = 0.5 * (from + to);
        if is_before(middle)? {
            from = middle;
        } else {
            to = middle;
        }
    }
    Some(0.5 * (from + to))
}

/// Rates of a council whose programs all have the same noise, in percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EqualNoisePanel {
    /// How many there are.
    pub programs: u64,
    /// How often their majority is right; it does not matter how draws of votes are settled.
    pub majority: f64,
    /// How often the move is right that is reported with the largest value.
    pub optimistic: f64,
    /// How often it would be if everything that all of them think was known.
    pub ceiling: f64,
}

/// One program like the strongest of this council, two such, and so on to [`MAX_PROGRAMS`], without copying.
#[must_use]
pub fn equal_noise_panels(model: &Model) -> Vec<EqualNoisePanel> {
    (1..=MAX_PROGRAMS)
        .filter_map(|programs| {
            let panel = model.panel(programs).ok()?;
            Some(EqualNoisePanel {
                programs,
                majority: exact_rate(&panel, Rule::MajorityStrongest)?,
                optimistic: exact_rate(&panel, Rule::Optimistic)?,
                ceiling: exact_rate(&panel, Rule::Ceiling)?,
            })
        })
        .collect()
}
