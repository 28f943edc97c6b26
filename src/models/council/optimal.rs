//! Exact rates of the optimal rule: integrals over the reports.

use super::model::Model;
use super::report_distribution::ReportDistribution;
use super::reports::Reports;

/// Returns the chance, 0..1, that the move with the largest total weight of reports is the best
/// one.
///
/// `None` for more than three programs, for which there is no quadrature. A copy counts as a report
/// of its own, unless `knowing_copies`.
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

/// Returns the rate with two programs, where each report of the second one counts `times` times its
/// weight.
fn rate_of_two(first: &ReportDistribution, second: &ReportDistribution, times: f64) -> f64 {
    let total = first.total();
    let one_is_right = second.integrate(|report| {
        let lighter = first.up_to_weight(times * report.weight);
        let first_right = report.density.wrong * (total.right - lighter.right);
        first_right + report.density.right * lighter.wrong
    });
    total.right * second.total().right + one_is_right
}

/// Returns the rate with three independent programs, of which two have the distribution `other`.
fn rate_of_three(first: &ReportDistribution, other: &ReportDistribution, candidates: usize) -> f64 {
    let (p1, p2) = (first.total().right, other.total().right);
    p1 * p2 * p2
        + wrong_alone(other, other, first)
        + 2.0 * wrong_alone(first, other, other)
        + right_alone(first, other, other, candidates)
        + 2.0 * right_alone(other, first, other, candidates)
}

/// Returns the chance that two programs are right, and the third one is wrong and outweighed.
fn wrong_alone(a: &ReportDistribution, b: &ReportDistribution, wrong: &ReportDistribution) -> f64 {
    a.integrate(|a| {
        a.density.right
            * b.integrate(|b| b.density.right * wrong.up_to_weight(a.weight + b.weight).wrong)
    })
}

/// Returns the chance that one program is right, and outweighs the two wrong ones.
///
/// If they report the same move, it must outweigh both together. If not, it must outweigh each of
/// them.
fn right_alone(
    right: &ReportDistribution,
    b: &ReportDistribution,
    c: &ReportDistribution,
    candidates: usize,
) -> f64 {
    let others = (candidates - 1) as f64;
    let total = right.total().right;
    let same = b.integrate(|b| {
        b.density.wrong
            * c.integrate(|c| {
                c.density.wrong * (total - right.up_to_weight(b.weight + c.weight).right)
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
