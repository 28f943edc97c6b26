//! Pearson's chi-square test of counts.

use statrs::distribution::{ChiSquared, ContinuousCDF};

/// The bounds of plausible p-values. Outside, counts are too far from the expected ones, or too
/// near to be chance.
///
/// All tests have fixed seeds, so a correct generator passes them forever.
pub const BOUNDS: (f64, f64) = (1e-4, 1.0 - 1e-4);

/// Returns the chance of a statistic at least this large.
pub fn p_value(statistic: f64, degrees_of_freedom: usize) -> f64 {
    ChiSquared::new(degrees_of_freedom as f64)
        .expect("at least one degree of freedom")
        .sf(statistic)
}

/// Returns the p-value of counts with known chances. There is one degree of freedom fewer than
/// counts.
pub fn p_of_counts(observed: &[u64], chances: impl IntoIterator<Item = f64>) -> f64 {
    let total: u64 = observed.iter().sum();
    let mut cells = 0;
    let mut statistic = 0.0;
    let mut total_chance = 0.0;
    for (&count, chance) in observed.iter().zip(chances) {
        let expected = total as f64 * chance;
        statistic += (count as f64 - expected) * (count as f64 - expected) / expected;
        total_chance += chance;
        cells += 1;
    }
    assert_eq!(cells, observed.len(), "a chance for every count");
    assert!(
        (total_chance - 1.0).abs() < 1e-9,
        "chances add up to {total_chance}"
    );
    p_value(statistic, cells - 1)
}

/// Fails unless the p-value lies within [`BOUNDS`].
pub fn assert_plausible(p: f64, label: &str) {
    println!("{label}: p = {p:.5}");
    assert!(BOUNDS.0 < p && p < BOUNDS.1, "{label}: p = {p}");
}
