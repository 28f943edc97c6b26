//! Equally good programs with s = 2d, against an independent simulation.

use rollout_lab::models::council::{Simulation, exact_rates};
use rollout_lab::rollout::seed::Seed;

use crate::golden::{more, panel};
use crate::z_score::assert_plausible;

/// The reference's standard errors, in percentage points: √(p (1 − p) / 10⁷) is below 0.00016.
const THEIRS: f64 = 0.016;

#[test]
fn exact_rates_are_within_four_standard_errors_of_the_reference() {
    let mut known = 0;
    for row in more().equal_programs {
        let exact = exact_rates(&panel(row.candidates, 2.0, row.programs));
        for (rule, theirs) in row.rates() {
            let Some(rate) = exact.get(rule) else {
                assert!(row.programs > 3, "{rule:?}");
                continue;
            };
            known += 1;
            let what = format!("{rule:?} of {} programs", row.programs);
            assert_plausible(rate - 100.0 * theirs, THEIRS, &what);
        }
    }
    // All but two rules of five programs, for two to five candidates.
    assert_eq!(known, 4 * (6 + 6 + 4));
}

#[test]
fn simulated_rates_are_within_four_standard_errors_of_the_reference() {
    const TRIALS: u64 = 250_000;
    for (seed, row) in (60..).zip(more().equal_programs) {
        let mut simulation =
            Simulation::new(panel(row.candidates, 2.0, row.programs), Seed::new(seed));
        simulation.roll(TRIALS);
        for (rule, theirs) in row.rates() {
            // Both are simulations.
            let ours = 100.0 * (theirs * (1.0 - theirs) / TRIALS as f64).sqrt();
            let simulated = simulation.sums().rate(rule).mean.expect("some positions");
            let what = format!("{rule:?} of {} programs", row.programs);
            assert_plausible(simulated - 100.0 * theirs, ours.hypot(THEIRS), &what);
        }
    }
}
