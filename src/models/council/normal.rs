//! What councils need of the normal distribution besides [`crate::stats::normal`]: ln Φ(u) + u²/2, of which the weights of votes are
//! differences, and integrals.
//!
//! All transcendental functions are libm's: the same bits natively and in WebAssembly.

use core::f64::consts::{LN_2, PI};

use crate::stats::normal::{cdf, pdf};

/// Beyond so many standard deviations there is nothing that matters: Φ(−9) is 1.1e-19.
pub(super) const CUTOFF: f64 = 9.0;

/// ln Φ(u) + u²/2. It rises (its slope u + φ(u)/Φ(u) is positive, by Mills's inequality), and ever more steeply (the slope's
/// slope is the variance of a standard normal deviate that is known to be below u).
#[must_use]
pub fn log_cumulative_and_half_square(u: f64) -> f64 {
    /// Below it the sum is not formed: its parts would cancel.
    const TAIL: f64 = -12.0;
    if u < TAIL {
        // Mills's ratio: Φ(u) = φ(u) / −u × (1 − 1/u² + 1·3/u⁴ − 1·3·5/u⁶ …). Ten terms leave less than 1e-12 at −12.
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

/// The slope of [`log_cumulative_and_half_square`]: u + φ(u)/Φ(u).
#[must_use]
pub fn slope(u: f64) -> f64 {
    /// Below it Φ comes near to what f64 can hold.
    const TAIL: f64 = -30.0;
    if u < TAIL {
        // The same series: −1/u × (1 − 2/u² + 10/u⁴ …), which has lost 1e-7 of itself at −30.
        let inverse = 1.0 / (u * u);
        -(1.0 - 2.0 * inverse * (1.0 - 5.0 * inverse)) / u
    } else {
        u + pdf(u) / cdf(u)
    }
}

/// ∫ f(z) dz from −[`CUTOFF`] to [`CUTOFF`], by the trapezoidal rule in steps of 1/`per_unit`.
///
/// For analytic functions that fall off like φ it converges faster than any power of the step (Trefethen and Weideman, *The
/// exponentially convergent trapezoidal rule*, SIAM Review 56, 2014): eight steps per standard deviation of the narrowest
/// factor leave rounding alone.
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
        let all = integrate(8.0, pdf);
        assert!((all - 1.0).abs() < 1e-14, "{all}");
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
            // The central difference is off by a sixth of the third slope, below 0.3, times 1e-8, and by rounding.
            let (low, high) = (u - 1e-4, u + 1e-4);
            let measured = (log_cumulative_and_half_square(high)
                - log_cumulative_and_half_square(low))
                / (high - low);
            assert!((measured - slope(u)).abs() < 2e-8, "{u}");
            u += 0.37;
        }
    }
}
