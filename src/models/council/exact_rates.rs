//! Exact rates at which rules find the best move, by quadrature instead of sampling.

use super::majority::{TieBreak, majority_rate};
use super::model::Model;
use super::normal::integrate;
use super::optimal::optimal_rate;
use super::predicted::predicted_rate;
use super::reports::{Reports, powi};
use super::rule::{Rates, Rule};
use crate::stats::normal::{cdf, pdf};

/// Returns how often each rule finds the best move, in percent, to 1e-7 of a percentage point.
///
/// `None` where there is no quadrature: for the optimal rules with more than three programs.
#[must_use]
pub fn exact_rates(model: &Model) -> Rates {
    let optimal = exact_rate(model, Rule::Optimal);
    Rates::from_fn(|rule| match rule {
        Rule::Optimal => optimal,
        // This takes longest, and without copies it equals the optimal rule.
        Rule::OptimalKnowingCopies if model.copying() == 0.0 => optimal,
        _ => exact_rate(model, rule),
    })
}

/// Returns the exact rate of one rule, in percent. `None` where there is no quadrature.
#[must_use]
pub fn exact_rate(model: &Model, rule: Rule) -> Option<f64> {
    let rate = match rule {
        Rule::Strongest => Reports::of_program(model, 0).right_chance(),
        // A copy is right as often as the program that it copies.
        Rule::Weakest => Reports::of_program(model, model.programs() - 1).right_chance(),
        Rule::MajorityStrongest => majority_rate(model, TieBreak::Strongest),
        Rule::MajorityRandom => majority_rate(model, TieBreak::Random),
        Rule::Optimistic => {
            average_over_copying(model, |programs| extreme_value_rate(model, programs, true))
        }
        Rule::Pessimistic => {
            average_over_copying(model, |programs| extreme_value_rate(model, programs, false))
        }
        Rule::Optimal => optimal_rate(model, false)?,
        Rule::OptimalKnowingCopies => optimal_rate(model, true)?,
        Rule::OptimalPredicted => predicted_rate(model)?,
        Rule::Ceiling => average_over_copying(model, |programs| ceiling_rate(model, programs)),
    };
    Some(100.0 * rate)
}

/// Averages a rate over copying, for a rule that ignores copies.
///
/// With a copy, one program fewer takes part. `rate` maps the number of programs to a chance.
fn average_over_copying(model: &Model, rate: impl Fn(usize) -> f64) -> f64 {
    let (programs, copying) = (model.programs(), model.copying());
    let mut rate_with_copying = 0.0;
    if copying < 1.0 {
        rate_with_copying += (1.0 - copying) * rate(programs);
    }
    if copying > 0.0 {
        rate_with_copying += copying * rate(programs - 1);
    }
    rate_with_copying
}

/// Returns the chance, 0..1, that the report with the largest or the smallest value is right.
///
/// Program i reports V and is right, and all others report less, or more. The chance is the sum
/// over i of ∫ (density of i's right reports) ∏ (chances of the others) dV.
fn extreme_value_rate(model: &Model, programs: usize, largest: bool) -> f64 {
    let smallest_noise = model.noise(0);
    (0..programs)
        .map(|program| {
            let own = Reports::of_program(model, program);
            let noise = model.noise(program);
            // The variable is in units of this program's noise, with eight steps per unit of the
            // smallest noise.
            integrate(8.0 * noise / smallest_noise, |x| {
                let others = (0..programs).filter(|&other| other != program);
                others.fold(own.densities(x).0, |product, other| {
                    let less = Reports::of_program(model, other)
                        .chance_up_to(x * noise / model.noise(other));
                    product * if largest { less } else { 1.0 - less }
                })
            })
        })
        .sum()
}

/// Returns the chance, 0..1, that the best move has the largest mean evaluation.
///
/// The mean is over the given number of programs, weighted by 1 / noise². Its variance is 1 / Σ 1 /
/// noise².
fn ceiling_rate(model: &Model, programs: usize) -> f64 {
    let precision: f64 = (0..programs)
        .map(|program| 1.0 / (model.noise(program) * model.noise(program)))
        .sum();
    let delta = precision.sqrt();
    integrate(8.0, |z| {
        pdf(z) * powi(cdf(z + delta), model.candidates() - 1)
    })
}
