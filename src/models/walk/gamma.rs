//! Gamma distributions that match the mean, the standard deviation and the third moment of a
//! length.

use super::central_moments::{CentralMoments, fourth_root};

/// The natural logarithm of 2π.
const LOG_TAU: f64 = 1.837_877_066_409_345_3;

/// A gamma distribution, shifted along the axis of lengths.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gamma {
    /// The shape k.
    pub shape: f64,
    /// The scale θ, in moves.
    pub scale: f64,
    /// The length at which the distribution begins, in moves.
    pub shift: f64,
}

impl Gamma {
    /// Creates the distribution that matches the mean, the variance and the third central moment of
    /// a length.
    ///
    /// `None` if the length is not skewed to the right.
    ///
    /// The central moments of a gamma distribution are c2 = kθ², c3 = 2kθ³ and c4 = 3k²θ⁴ + 6kθ⁴
    /// (Johnson, Kotz and Balakrishnan, *Continuous Univariate Distributions*, chapter 17). So θ =
    /// c3 / 2c2 and k = c2 / θ².
    #[must_use]
    pub fn matching(moments: &CentralMoments) -> Option<Self> {
        let CentralMoments {
            mean, variance, c3, ..
        } = *moments;
        let scale = c3 / (2.0 * variance);
        let shape = variance / (scale * scale);
        (scale > 0.0 && shape.is_finite()).then_some(Self {
            shape,
            scale,
            shift: mean - shape * scale,
        })
    }

    /// Returns the fourth central moment, in moves⁴.
    #[must_use]
    pub fn c4(&self) -> f64 {
        let square = self.scale * self.scale;
        3.0 * self.shape * (self.shape + 2.0) * square * square
    }

    /// Returns the fourth root of the fourth central moment, in moves.
    #[must_use]
    pub fn c4_root(&self) -> f64 {
        fourth_root(self.c4())
    }

    /// Returns the mean of the unshifted distribution, in moves.
    #[must_use]
    pub fn mean_from_zero(&self) -> f64 {
        self.shape * self.scale
    }

    /// Returns the density at a length in moves, per move.
    #[must_use]
    pub fn density(&self, length: f64) -> f64 {
        let x = (length - self.shift) / self.scale;
        if x <= 0.0 {
            return 0.0;
        }
        let log_density = (self.shape - 1.0) * libm::log(x) - x - log_gamma(self.shape);
        libm::exp(log_density) / self.scale
    }
}

/// Returns the natural logarithm of the gamma function of a positive number.
///
/// From 16 on this is Stirling's series, accurate to fifteen digits (Abramowitz and Stegun,
/// 6.1.41). Below 16 it uses Γ(k) = Γ(k + 1) / k. The function in `libm` takes any number, and
/// needs long tables.
fn log_gamma(mut k: f64) -> f64 {
    let mut below = 1.0;
    while k < 16.0 {
        below *= k;
        k += 1.0;
    }
    let inverse = 1.0 / k;
    let square = inverse * inverse;
    let series =
        inverse * (1.0 / 12.0 - square * (1.0 / 360.0 - square * (1.0 / 1260.0 - square / 1680.0)));
    (k - 0.5) * libm::log(k) - k + 0.5 * LOG_TAU + series - libm::log(below)
}

/// A comparison of a length's fourth central moment with that of the gamma distribution that
/// matches the other three.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GammaComparison {
    /// The fourth moment of the length, divided by that of the gamma distribution.
    pub ratio: f64,
    /// The fourth root of `ratio`: a ratio of lengths.
    pub fourth_root: f64,
}

impl GammaComparison {
    /// Compares a length's moments with a gamma distribution.
    #[must_use]
    pub fn new(moments: &CentralMoments, gamma: &Gamma) -> Self {
        let ratio = moments.c4 / gamma.c4();
        Self {
            ratio,
            fourth_root: fourth_root(ratio),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_gamma_matches_libm() {
        for k in [0.01, 0.5, 1.0, 2.0, 3.7, 15.999, 16.0, 17.1767, 400.0, 1e6] {
            let error = log_gamma(k) - libm::lgamma(k);
            assert!(
                error.abs() <= 3e-15 * libm::lgamma(k).abs().max(10.0),
                "{k}: {error}"
            );
        }
    }
}
