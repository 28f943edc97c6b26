//! Ratios of noise at which two rules' rates cross, and rates of panels with equal noise.

use super::exact_rates::exact_rate;
use super::model::Model;
use super::model_error::MAX_PROGRAMS;
use super::rule::Rule;

/// The largest ratio s₂ / s₁ at which crossings are searched.
pub const MAX_CROSSING_RATIO: f64 = 20.0;

/// The pairs of rules whose crossings are computed.
pub const CROSSING_PAIRS: [(Rule, Rule); 3] = [
    (Rule::MajorityStrongest, Rule::Strongest),
    (Rule::Optimistic, Rule::MajorityStrongest),
    (Rule::Optimistic, Rule::Strongest),
];

/// The crossing of two rules' rates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crossing {
    /// The first rule.
    pub a: Rule,
    /// The second rule.
    pub b: Rule,
    /// The ratio s₂ / s₁ at the crossing. `None` if [`crossing()`] finds none.
    pub ratio: Option<f64>,
}

/// The difference, in percentage points, up to which two rates count as equal. Quadrature is no
/// more accurate.
pub(super) const RATE_TOLERANCE: f64 = 1e-7;

/// Returns the first ratio s₂ / s₁ at which two rules' exact rates cross, to 1e-9.
///
/// The search covers 1 to [`MAX_CROSSING_RATIO`], and everything else is as in the model. `None` if
/// there is no crossing, if a rate is unknown, or unless there are three programs.
///
/// Forty geometric steps find the interval, and bisection refines it. Curves that only touch don't
/// cross.
#[must_use]
pub fn crossing(model: &Model, a: Rule, b: Rule) -> Option<f64> {
    /// The number of steps.
    const STEPS: u32 = 40;
    let lead = |ratio: f64| -> Option<f64> {
        let model = model.with_ratio(ratio).ok()?;
        Some(exact_rate(&model, a)? - exact_rate(&model, b)?)
    };
    let step = libm::pow(MAX_CROSSING_RATIO, 1.0 / f64::from(STEPS));
    // The last ratio at which one rule was clearly ahead, and its lead in percentage points.
    let mut previous: Option<(f64, f64)> = None;
    let mut ratio = 1.0;
    for _ in 0..=STEPS {
        let current_lead = lead(ratio)?;
        if current_lead.abs() > RATE_TOLERANCE {
            match previous {
                Some((from, previous_lead)) if (previous_lead > 0.0) != (current_lead > 0.0) => {
                    return bisect(from, ratio, |ratio| {
                        Some((lead(ratio)? > 0.0) == (previous_lead > 0.0))
                    });
                }
                _ => previous = Some((ratio, current_lead)),
            }
        }
        ratio *= step;
    }
    None
}

/// Returns the ratio between `from` and `to` at which `is_before` changes from true to false, to
/// 1e-9.
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

/// The rates of a council whose programs all have the same noise, in percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EqualNoisePanel {
    /// The number of programs.
    pub programs: u64,
    /// The rate of the majority, however ties of votes are broken.
    pub majority: f64,
    /// The rate of the optimistic rule: the move reported with the largest value.
    pub optimistic: f64,
    /// The rate of the best mean of all evaluations, the upper bound for any rule.
    pub ceiling: f64,
}

/// Returns the rates of 1, 2, … [`MAX_PROGRAMS`] programs like the strongest of this council,
/// without copies.
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
