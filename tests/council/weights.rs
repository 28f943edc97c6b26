//! Weights of reports.

use rollout_lab::models::council::weight;
use statrs::distribution::{Continuous, ContinuousCDF, Normal};

#[test]
fn weights_are_positive_and_rise_with_the_value() {
    for delta in [0.001, 0.05, 0.5, 2.0, 100.0] {
        let mut before = 0.0;
        for step in -3000..=1000 {
            let x = f64::from(step) / 100.0;
            let now = weight(x, delta);
            assert!(now > before, "{x}, {delta}: {now} after {before}");
            before = now;
        }
    }
}

#[test]
fn a_weight_is_the_log_of_a_ratio_of_densities() {
    // If V is reported for the best of two moves, its error was x, and the other's was below y. For
    // the other move, x and y swap. Φ and φ of statrs are right to eleven places.
    let normal = Normal::new(0.0, 1.0).expect("a normal distribution");
    for delta in [0.1, 0.5, 2.0] {
        for step in -30..=30 {
            let x = f64::from(step) / 10.0;
            let y = x + delta;
            let right = normal.pdf(x) * normal.cdf(y);
            let wrong = normal.pdf(y) * normal.cdf(x);
            let error = weight(x, delta) - (right / wrong).ln();
            assert!(error.abs() < 1e-7, "{x}, {delta}: {error:e}");
        }
    }
}

#[test]
fn extreme_weights_equal_their_limits() {
    // Far above, Φ is 1 and the weight is (y² − x²) / 2 = xδ + δ²/2. Far below,
    // h(u) = −ln(−u) − ln √(2π) + ln(1 − 1/u² …), and the difference at −1000 is ln(1000 / 999).
    assert!((weight(20.0, 0.5) - 10.125).abs() < 1e-12);
    let error = weight(-1000.0, 1.0) - (1000.0_f64 / 999.0).ln();
    assert!(error.abs() < 1e-8, "{error:e}");
}
