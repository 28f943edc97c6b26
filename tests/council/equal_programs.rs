//! Equally good programs with s = 2d, compared with an independent simulation.

use rollout_lab::models::council::{Simulation, exact_rates};
use rollout_lab::rollout::seed::Seed;

use crate::golden::{more, panel};
use crate::z_score::assert_plausible;

/// A bound of the reference's standard errors, in percentage points.
///
/// √(p (1 − p) / 10⁷) is below 0.00016.
const REFERENCE_ERROR: f64 = 0.016;

#[test]
fn exact_rates_are_within_four_standard_errors_of_the_reference() {
    let mut compared = 0;
    for row in more().equal_programs {
        let exact = exact_rates(&panel(row.candidates, 2.0, row.programs));
        for (rule, reference) in row.rates() {
            let Some(rate) = exact.get(rule) else {
                assert!(row.programs > 3, "{rule:?}");
                continue;
            };
            compared += 1;
            let label = format!("{rule:?} of {} programs", row.programs);
            assert_plausible(rate - 100.0 * reference, REFERENCE_ERROR, &label);
        }
    }
    // Two to five candidates, and all six rules, except two rules of five programs.
    assert_eq!(compared, 4 * (6 + 6 + 4));
}

#[test]
fn simulated_rates_are_within_four_standard_errors_of_the_reference() {
    const TRIALS: u64 = 250_000;
    for (seed, row) in (60..).zip(more().equal_programs) {
        let mut simulation =
            Simulation::new(panel(row.candidates, 2.0, row.programs), Seed::new(seed));
        simulation.roll(TRIALS);
        for (rule, reference) in row.rates() {
            // Both rates are simulated, so both have errors.
            let own_error = 100.0 * (reference * (1.0 - reference) / TRIALS as f64).sqrt();
            let simulated = simulation.sums().rate(rule).mean.expect("some positions");
            let label = format!("{rule:?} of {} programs", row.programs);
            assert_plausible(
                simulated - 100.0 * reference,
                own_error.hypot(REFERENCE_ERROR),
                &label,
            );
        }
    }
}
