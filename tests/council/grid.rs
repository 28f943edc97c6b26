//! Rates by enumeration of the reports of three programs, on a grid of values.
//!
//! It shares no formula with the core: it finds the most likely move by multiplying densities.

use rollout_lab::models::council::{Model, Rule};
use statrs::distribution::{Continuous, ContinuousCDF, Normal};

/// Returns the number of grid values of a program.
///
/// There are more if the third program always copies, because only two then have values of their
/// own.
fn steps(model: &Model) -> usize {
    if model.copying() == 1.0 { 900 } else { 90 }
}

/// Whether the optimal rule that predicts A is enumerated too.
///
/// That takes seconds, so it is done for one council without copies, and one with copies only.
fn predicts(model: &Model) -> bool {
    model.copying() == 1.0 || (model.copying() == 0.0 && model.noise(0) < model.noise(1))
}

/// A value that a program may report, and the chances of that, 0..1.
#[derive(Clone, Copy)]
struct Report {
    value: f64,
    /// The chance to report the value for the best move.
    right: f64,
    /// The chance to report the value for one given wrong move.
    wrong: f64,
}

/// Returns the reports of a program on a grid of values up to 6.5 times its noise.
fn reports(noise: f64, candidates: usize, steps: usize) -> Vec<Report> {
    let normal = Normal::new(0.0, 1.0).expect("a normal distribution");
    let step = 13.0 * noise / steps as f64;
    let mut reports: Vec<Report> = (0..steps)
        .map(|k| {
            let value = (k as f64 + 0.5) * step - 6.5 * noise;
            let (best, other) = (value / noise, (value + 1.0) / noise);
            let others_below = |n: usize| normal.cdf(other).powf(n as f64);
            Report {
                value,
                right: normal.pdf(best) * others_below(candidates - 1),
                wrong: normal.pdf(other) * normal.cdf(best) * others_below(candidates - 2),
            }
        })
        .collect();
    let all: f64 = reports
        .iter()
        .map(|report| report.right + report.wrong * (candidates - 1) as f64)
        .sum();
    for report in &mut reports {
        report.right /= all;
        report.wrong /= all;
    }
    reports
}

/// Returns the rates, 0..1, of the rules that depend on values.
pub fn rates(model: &Model) -> Vec<(Rule, f64)> {
    let candidates = model.candidates();
    let programs = [0, 1, 2].map(|program| reports(model.noise(program), candidates, steps(model)));
    let [
        mut optimistic,
        mut pessimistic,
        mut optimal,
        mut knowing,
        mut predicted,
    ] = [0.0; 5];
    let mut add = |reports: &[(usize, Report)], shifted: &Shifted, copied: bool, chance: f64| {
        let value =
            |&&(_, a): &&(usize, Report), &&(_, b): &&(usize, Report)| a.value.total_cmp(&b.value);
        let largest = reports.iter().max_by(value).expect("a report").1.value;
        let smallest = reports.iter().min_by(value).expect("a report").1.value;
        // A grid has equal values. A rule then picks any of them.
        optimistic += chance * right_among(reports, largest);
        pessimistic += chance * right_among(reports, smallest);
        optimal += chance * right_if_likeliest(reports, candidates);
        if predicts(model) {
            predicted += chance * right_if_predicted(reports, shifted, candidates);
        }
        let independent = if copied { &reports[..2] } else { reports };
        knowing += chance * right_if_likeliest(independent, candidates);
    };
    let moves = || 0..candidates;
    let chance = |candidate: usize, report: Report| match candidate {
        0 => report.right,
        _ => report.wrong,
    };
    let copying = model.copying();
    for &first in &programs[0] {
        for &second in &programs[1] {
            let copies = shifted(model, [first.value, second.value, second.value]);
            let thirds = if copying < 1.0 { &programs[2][..] } else { &[] };
            let triples: Vec<Shifted> = thirds
                .iter()
                .map(|third| {
                    if predicts(model) {
                        shifted(model, [first.value, second.value, third.value])
                    } else {
                        copies
                    }
                })
                .collect();
            for a in moves() {
                for b in moves() {
                    let two = chance(a, first) * chance(b, second);
                    if copying > 0.0 {
                        let reports = [(a, first), (b, second), (b, second)];
                        add(&reports, &copies, true, two * copying);
                    }
                    if two < 1e-9 || copying == 1.0 {
                        continue;
                    }
                    for (&third, shifted) in programs[2].iter().zip(&triples) {
                        for c in moves() {
                            let three = two * chance(c, third) * (1.0 - copying);
                            let reports = [(a, first), (b, second), (c, third)];
                            add(&reports, shifted, false, three);
                        }
                    }
                }
            }
        }
    }
    let mut rates = vec![
        (Rule::Optimistic, optimistic),
        (Rule::Pessimistic, pessimistic),
        (Rule::Optimal, optimal),
        (Rule::OptimalKnowingCopies, knowing),
    ];
    if predicts(model) {
        rates.push((Rule::OptimalPredicted, predicted));
    }
    rates
}

/// The densities of three reports, if A is predicted from one, two or three different moves.
///
/// For k different moves, A is the mean of the values + (k − 1) / k · d.
type Shifted = [[Report; 3]; 3];

fn shifted(model: &Model, values: [f64; 3]) -> Shifted {
    let normal = Normal::new(0.0, 1.0).expect("a normal distribution");
    let mean = values.iter().sum::<f64>() / 3.0;
    [1.0, 2.0, 3.0].map(|different| {
        let predicted = mean + (different - 1.0) / different;
        [0, 1, 2].map(|program| {
            let (value, noise) = (values[program], model.noise(program));
            let best = (value - predicted) / noise;
            let other = best + 1.0 / noise;
            // Without the common factor that the other moves are below.
            let right = normal.pdf(best) * normal.cdf(other);
            let wrong = normal.pdf(other) * normal.cdf(best);
            Report {
                value,
                right,
                wrong,
            }
        })
    })
}

/// Returns the chance that the likeliest move is right, with A predicted from the number of
/// different moves.
fn right_if_predicted(reports: &[(usize, Report)], shifted: &Shifted, candidates: usize) -> f64 {
    let is_reported =
        |&candidate: &usize| reports.iter().any(|&(reported, _)| reported == candidate);
    let different = (0..candidates).filter(is_reported).count();
    let likely = [0, 1, 2].map(|program| (reports[program].0, shifted[different - 1][program]));
    right_if_likeliest(&likely, candidates)
}

/// Returns the share of right reports among those with this value.
fn right_among(reports: &[(usize, Report)], value: f64) -> f64 {
    let with = || reports.iter().filter(|(_, report)| report.value == value);
    with().filter(|(candidate, _)| *candidate == 0).count() as f64 / with().count() as f64
}

/// Returns the chance that the likeliest move, given the reports, is right.
///
/// Equally likely moves have equal chances to be picked.
fn right_if_likeliest(reports: &[(usize, Report)], candidates: usize) -> f64 {
    let likelihood = |best: usize| -> f64 {
        let chances = reports.iter().map(|&(candidate, report)| {
            if candidate == best {
                report.right
            } else {
                report.wrong
            }
        });
        chances.product()
    };
    let first = likelihood(0);
    let mut equal = 1.0;
    for other in 1..candidates {
        let likely = likelihood(other);
        // Products of the same numbers in another order differ by rounding.
        if (likely - first).abs() <= 1e-12 * first {
            equal += 1.0;
        } else if likely > first {
            return 0.0;
        }
    }
    1.0 / equal
}
