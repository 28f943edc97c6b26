//! Z-scores: differences in standard errors.

/// The largest plausible z-score. Chance exceeds it once in 16,000 measurements.
///
/// All tests have fixed seeds, so a correct rollout passes them forever.
const MOST: f64 = 4.0;

/// Fails if a difference is more than [`MOST`] standard errors.
pub fn assert_plausible(difference: f64, standard_error: f64, what: &str) {
    let z = difference / standard_error;
    println!("{what}: z = {z:.2}");
    assert!(z.abs() <= MOST, "{what}: z = {z}");
}
