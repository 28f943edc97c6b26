//! Functions of the normal distribution for councils, in addition to [`crate::stats::normal`]: ln
//! Φ(u) + u²/2, and integrals.
//!
//! Weights of votes are differences of ln Φ(u) + u²/2.
//!
//! All transcendental functions are those of `libm`, which has the same bits natively and in
//! WebAssembly.

use core::f64::consts::{LN_2, PI};

use crate::stats::normal::{cdf, pdf};

/// The number of standard deviations beyond which a normal density is negligible: Φ(−9) is 1.1e-19.
pub(super) const CUTOFF: f64 = 9.0;

/// Returns ln Φ(u) + u²/2.
///
/// The function is increasing, because its slope u + φ(u)/Φ(u) is positive by Mills's inequality.
/// It is convex, because its second derivative is the variance of a standard normal deviate known
/// to be below u.
#[must_use]
pub fn log_cumulative_and_half_square(u: f64) -> f64 {
    /// The u below which the sum is not formed, because its terms would cancel.
    const TAIL: f64 = -12.0;
    if u < TAIL {
        // Mills's ratio: Φ(u) = φ(u) / −u × (1 − 1/u² + 1·3/u⁴ − 1·3·5/u⁶ …). After ten terms the
        // error is below 1e-12 at −12.
        let inverse = 1.0 / (u * u);
        let series = (1..=10).rev().fold(1.0, |series, term| {
            1.0 - f64::from(2 * term - 1) * inverse * series
        });
        libm::log(series) - libm::log(-u) - 0.5 * (LN_2 + libm::log(PI))
    } else if u > 0.0 {
        0.5 * u * u + libm::log1p(-cdf(-u))
    } else {
        0.5 * u * u + libm::log(cdf(u))
    }
}

/// Returns the slope of [`log_cumulative_and_half_square`]: u + φ(u)/Φ(u).
#[must_use]
pub fn slope(u: f64) -> f64 {
    /// The u below which Φ is close to the smallest f64.
    const TAIL: f64 = -30.0;
    if u < TAIL {
        // The series by Mills's ratio: −1/u × (1 − 2/u² + 10/u⁴ …). Its relative error is 1e-7 at
        // −30.
        let inverse = 1.0 / (u * u);
        -(1.0 - 2.0 * inverse * (1.0 - 5.0 * inverse)) / u
    } else {
        u + pdf(u) / cdf(u)
    }
}

/// Returns ∫ f(z) dz from −[`CUTOFF`] to [`CUTOFF`], by the trapezoidal rule in steps of
/// 1/`per_unit`.
///
/// For analytic functions that fall off like φ, the rule converges faster than any power of the
/// step (Trefethen and Weideman, *The exponentially convergent trapezoidal rule*, SIAM Review 56,
/// 2014). Eight steps per standard deviation of the narrowest factor leave only rounding errors.
pub(super) fn integrate(per_unit: f64, mut f: impl FnMut(f64) -> f64) -> f64 {
    let steps = libm::ceil(2.0 * CUTOFF * per_unit);
    let step = 2.0 * CUTOFF / steps;
    let sum: f64 = (0..=steps as u64)
        .map(|k| f(-CUTOFF + step * k as f64))
        .sum();
    step * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn density_integrates_to_one() {
        let total = integrate(8.0, pdf);
        assert!((total - 1.0).abs() < 1e-14, "{total}");
    }

    #[test]
    fn function_is_continuous_and_slope_matches() {
        for seam in [-30.0, -12.0, 0.0] {
            let below = log_cumulative_and_half_square(seam - 1e-9);
            let above = log_cumulative_and_half_square(seam + 1e-9);
            assert!((above - below - 2e-9 * slope(seam)).abs() < 1e-11, "{seam}");
        }
        let mut u = -40.0;
        while u < 15.0 {
            // The error of the central difference is a sixth of the slope's second derivative,
            // below 0.3, times 1e-8. Rounding adds to it.
            let (low, high) = (u - 1e-4, u + 1e-4);
            let measured = (log_cumulative_and_half_square(high)
                - log_cumulative_and_half_square(low))
                / (high - low);
            assert!((measured - slope(u)).abs() < 2e-8, "{u}");
            u += 0.37;
        }
    }
}
