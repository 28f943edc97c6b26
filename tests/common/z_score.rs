//! Z-scores: differences in standard errors.

/// The largest plausible z-score. Chance exceeds it once in 16,000 measurements.
///
/// All tests have fixed seeds, so a correct rollout passes them forever.
const MAX_Z: f64 = 4.0;

/// Fails if a difference is more than [`MAX_Z`] standard errors.
pub fn assert_plausible(difference: f64, standard_error: f64, label: &str) {
    let z = difference / standard_error;
    println!("{label}: z = {z:.2}");
    assert!(z.abs() <= MAX_Z, "{label}: z = {z}");
}
