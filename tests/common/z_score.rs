//! How many of its standard errors a measurement is off.

/// A measurement further off than this is wrong: chance does that once in 16,000 measurements. All tests have
/// fixed seeds, so a good rollout passes them for ever.
const MOST: f64 = 4.0;

pub fn assert_plausible(difference: f64, standard_error: f64, what: &str) {
    let z = difference / standard_error;
    println!("{what}: z = {z:.2}");
    assert!(z.abs() <= MOST, "{what}: z = {z}");
}
