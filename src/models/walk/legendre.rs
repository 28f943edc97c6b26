//! Nodes and weights of Gauss–Legendre quadrature.

use core::f64::consts::{FRAC_PI_2, PI};

/// Returns `n` nodes in (−1, 1) in falling order, each with its weight.
///
/// They integrate polynomials of degree up to 2n − 1 exactly. (Abramowitz and Stegun, 25.4.29.)
pub fn nodes(n: usize) -> Vec<(f64, f64)> {
    (0..n).map(|i| node(n, i)).collect()
}

/// Returns node `i` of `n`, and its weight.
// Not inlined, because its loops would be unrolled.
#[inline(never)]
fn node(n: usize, i: usize) -> (f64, f64) {
    // This start is close to the zero. Newton's steps double the number of correct digits.
    let mut x = cosine(PI * (i as f64 + 0.75) / (n as f64 + 0.5));
    let mut slope = 1.0;
    for _ in 0..6 {
        let (value, previous) = legendre(n, x);
        slope = n as f64 * (x * value - previous) / (x * x - 1.0);
        x -= value / slope;
    }
    (x, 2.0 / ((1.0 - x * x) * slope * slope))
}

/// Returns the cosine of an angle in 0..π, in radians, to fifteen digits.
///
/// The function in `libm` takes any angle, and needs long tables.
fn cosine(angle: f64) -> f64 {
    let y = FRAC_PI_2 - angle;
    // sin y = y − y³ / 3! + y⁵ / 5! − …
    let (mut term, mut sum) = (y, y);
    for k in 1..=10_u32 {
        term *= -y * y / f64::from(2 * k * (2 * k + 1));
        sum += term;
    }
    sum
}

/// Returns the values at `x` of Legendre's polynomials of degrees n and n − 1, by their recurrence.
fn legendre(n: usize, x: f64) -> (f64, f64) {
    let (mut value, mut previous) = (1.0, 0.0);
    for degree in 1..=n {
        let k = degree as f64;
        let next = ((2.0 * k - 1.0) * x * value - (k - 1.0) * previous) / k;
        (value, previous) = (next, value);
    }
    (value, previous)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integrates_powers_up_to_degree() {
        // The integral of x^p over (−1, 1) is 2 / (p + 1) for even p, else 0.
        for n in [1, 2, 5, 16, 50, 122] {
            let nodes = nodes(n);
            for power in 0..2 * n {
                let sum: f64 = nodes
                    .iter()
                    .map(|(x, weight)| weight * libm::pow(*x, power as f64))
                    .sum();
                let expected = if power % 2 == 0 {
                    2.0 / (power as f64 + 1.0)
                } else {
                    0.0
                };
                assert!((sum - expected).abs() < 1e-13, "{n} {power}: {sum}");
            }
        }
    }
}
