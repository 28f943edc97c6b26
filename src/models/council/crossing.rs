//! Where one rule ceases to be better than another, and what more programs are worth.

use super::exact::exact_rate;
use super::model::{MOST_PROGRAMS, Model};
use super::rule::Rule;

/// Crossings are looked for up to this ratio of the others' noise to the strongest program's.
pub const MOST_CROSSING: f64 = 20.0;

/// The rules whose crossings are asked for: one, and the other.
pub const CROSSINGS: [(Rule, Rule); 3] = [
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
    /// The ratio s₂ / s₁; `None` if there is none, see [`crossing`].
    pub ratio: Option<f64>,
}

/// Rates that differ by less than this, in percentage points, are the same: quadrature is no better.
pub(super) const SAME: f64 = 1e-7;

/// The ratio s₂ / s₁, from 1 to [`MOST_CROSSING`], at which two rules' exact rates cross, and beyond which the other one is
/// better: the first there is, to 1e-9, all else being as the model says. `None` if there is none, where a rate is not known,
/// and where the programs are not three.
///
/// It is looked for in forty steps of the same ratio, and then halved. Curves that only touch do not cross.
#[must_use]
pub fn crossing(model: &Model, a: Rule, b: Rule) -> Option<f64> {
    /// So many of them.
    const STEPS: u32 = 40;
    let ahead = |ratio: f64| -> Option<f64> {
        let model = model.with_ratio(ratio).ok()?;
        Some(exact_rate(&model, a)? - exact_rate(&model, b)?)
    };
    let step = libm::pow(MOST_CROSSING, 1.0 / f64::from(STEPS));
    // The last ratio at which one was ahead, and by how much.
    let mut before: Option<(f64, f64)> = None;
    let mut ratio = 1.0;
    for _ in 0..=STEPS {
        let now = ahead(ratio)?;
        if now.abs() > SAME {
            match before {
                Some((from, then)) if (then > 0.0) != (now > 0.0) => {
                    return halved(from, ratio, |ratio| {
                        Some((ahead(ratio)? > 0.0) == (then > 0.0))
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
fn halved(mut from: f64, mut to: f64, still: impl Fn(f64) -> Option<bool>) -> Option<f64> {
    while to - from > 1e-9 {
        let middle = 0.5 * (from + to);
        if still(middle)? {
            from = middle;
        } else {
            to = middle;
        }
    }
    Some(0.5 * (from + to))
}

/// Rates of a council whose programs all have the same noise, in percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Panel {
    /// How many there are.
    pub programs: u64,
    /// How often their majority is right; it does not matter how draws of votes are settled.
    pub majority: f64,
    /// How often the move is right that is reported with the largest value.
    pub optimistic: f64,
    /// How often it would be if everything that all of them think was known.
    pub ceiling: f64,
}

/// One program like the strongest of this council, two such, and so on to [`MOST_PROGRAMS`], without copying.
#[must_use]
pub fn panels(model: &Model) -> Vec<Panel> {
    (1..=MOST_PROGRAMS)
        .filter_map(|programs| {
            let panel = model.panel(programs).ok()?;
            Some(Panel {
                programs,
                majority: exact_rate(&panel, Rule::MajorityStrongest)?,
                optimistic: exact_rate(&panel, Rule::Optimistic)?,
                ceiling: exact_rate(&panel, Rule::Ceiling)?,
            })
        })
        .collect()
}
