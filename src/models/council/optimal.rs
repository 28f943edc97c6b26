//! How often the optimal rule is right: integrals over what is reported.

use super::model::Model;
use super::report_distribution::ReportDistribution;
use super::reports::Reports;

/// The chance, 0..1, that the move of the heaviest reports is the best one: for up to three programs; `None` for more, of which
/// there is no quadrature here. A copy counts as a report of its own, unless `knowing_copies`.
pub(super) fn optimal_rate(model: &Model, knowing_copies: bool) -> Option<f64> {
    let reports = |program| ReportDistribution::new(Reports::of_program(model, program));
    let first = reports(0);
    match model.programs() {
        1 => Some(first.total().right),
        2 => Some(rate_of_two(&first, &first, 1.0)),
        3 => {
            let others = reports(1);
            let copying = model.copying();
            let mut rate = 0.0;
            if copying < 1.0 {
                rate += (1.0 - copying) * rate_of_three(&first, &others, model.candidates());
            }
            if copying > 0.0 {
                let times = if knowing_copies { 1.0 } else { 2.0 };
                rate += copying * rate_of_two(&first, &others, times);
            }
            Some(rate)
        }
        _ => None,
    }
}

/// Of two programs; what the second one reports weighs so many times what it should.
fn rate_of_two(first: &ReportDistribution, second: &ReportDistribution, times: f64) -> f64 {
    let all = first.total();
    let one_is_right = second.integrate(|report| {
        let lighter = first.up_to_weight(times * report.weight);
        let first_right = report.density.wrong * (all.right - lighter.right);
        first_right + report.density.right * lighter.wrong
    });
    all.right * second.total().right + one_is_right
}

/// Of three, two of which are like `other`.
fn rate_of_three(first: &ReportDistribution, other: &ReportDistribution, candidates: usize) -> f64 {
    let (p1, p2) = (first.total().right, other.total().right);
    p1 * p2 * p2
        + wrong_alone(other, other, first)
        + 2.0 * wrong_alone(first, other, other)
        + right_alone(first, other, other, candidates)
        + 2.0 * right_alone(other, first, other, candidates)
}

/// Two are right, the third is wrong, and weighs less than both together.
fn wrong_alone(a: &ReportDistribution, b: &ReportDistribution, wrong: &ReportDistribution) -> f64 {
    a.integrate(|a| {
        a.density.right
            * b.integrate(|b| b.density.right * wrong.up_to_weight(a.weight + b.weight).wrong)
    })
}

/// One is right, and weighs more than the other two: together if they are wrong with the same move, each if not.
fn right_alone(
    right: &ReportDistribution,
    b: &ReportDistribution,
    c: &ReportDistribution,
    candidates: usize,
) -> f64 {
    let others = (candidates - 1) as f64;
    let all = right.total().right;
    let same = b.integrate(|b| {
        b.density.wrong
            * c.integrate(|c| {
                c.density.wrong * (all - right.up_to_weight(b.weight + c.weight).right)
            })
    });
    let different = right.integrate(|right| {
        let (b, c) = (
            b.up_to_weight(right.weight).wrong,
            c.up_to_weight(right.weight).wrong,
        );
        right.density.right * b * c
    });
    (same + (others - 1.0) * different) / others
}
