//! Pearson's chi-square: how likely counts this far from the expected ones are, if the expectation is true.

use statrs::distribution::{ChiSquared, ContinuousCDF};

/// A p-value outside these bounds is taken as proof of a fault: too far off, or too good to be chance. All
/// tests have fixed seeds, so a good generator passes them for ever.
pub const BOUNDS: (f64, f64) = (1e-4, 1.0 - 1e-4);

/// The chance of a statistic at least this large.
pub fn p_value(statistic: f64, degrees_of_freedom: usize) -> f64 {
    ChiSquared::new(degrees_of_freedom as f64)
        .expect("at least one degree of freedom")
        .sf(statistic)
}

/// The p-value of counts whose chances are known; one degree of freedom fewer than there are counts.
pub fn p_of_counts(observed: &[u64], chances: impl IntoIterator<Item = f64>) -> f64 {
    let all: u64 = observed.iter().sum();
    let mut cells = 0;
    let mut statistic = 0.0;
    let mut total_chance = 0.0;
    for (&count, chance) in observed.iter().zip(chances) {
        let expected = all as f64 * chance;
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
pub fn assert_plausible(p: f64, what: &str) {
    println!("{what}: p = {p:.5}");
    assert!(BOUNDS.0 < p && p < BOUNDS.1, "{what}: p = {p}");
}
