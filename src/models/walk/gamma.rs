//! The gamma distribution that has the same mean, standard deviation and third moment as a length.

use super::central_moments::CentralMoments;

/// log 2π.
const LOG_TAU: f64 = 1.837_877_066_409_345_3;

/// A gamma distribution, moved along the axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gamma {
    /// Shape k.
    pub shape: f64,
    /// Scale θ, in moves.
    pub scale: f64,
    /// Where it begins, in moves.
    pub shift: f64,
}

impl Gamma {
    /// Creates the distribution with these three moments; `None` if the length is not skewed to the right.
    ///
    /// Its moments about the mean are kθ², 2kθ³ and 3k²θ⁴ + 6kθ⁴ (Johnson, Kotz and Balakrishnan, *Continuous Univariate
    /// Distributions*, chapter 17), so that θ = c3 / 2c2 and k = c2 / θ².
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

    /// Its fourth central moment.
    #[must_use]
    pub fn c4(&self) -> f64 {
        let square = self.scale * self.scale;
        3.0 * self.shape * (self.shape + 2.0) * square * square
    }

    /// Its mean if it began at 0, in moves.
    #[must_use]
    pub fn mean_from_zero(&self) -> f64 {
        self.shape * self.scale
    }

    /// Its density at a length, per move.
    #[must_use]
    pub fn density(&self, length: f64) -> f64 {
        let x = (length - self.shift) / self.scale;
        if x <= 0.0 {
            return 0.0;
        }
        let logarithm = (self.shape - 1.0) * libm::log(x) - x - log_gamma(self.shape);
        libm::exp(logarithm) / self.scale
    }
}

/// The logarithm of the gamma function of a positive number: Stirling's series from 16 on, good to fifteen digits there, and below
/// it Γ(k) = Γ(k + 1) / k. (Abramowitz and Stegun, 6.1.41; `libm`'s is for any number, with long tables.)
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

/// How much larger a fourth central moment is than that of the gamma distribution that matches the other three.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GammaComparison {
    /// The fourth moment over the gamma distribution's.
    pub ratio: f64,
    /// Its fourth root, which is a ratio of lengths.
    pub fourth_root: f64,
}

impl GammaComparison {
    /// The comparison of these moments with this distribution.
    #[must_use]
    pub fn new(moments: &CentralMoments, gamma: &Gamma) -> Self {
        let ratio = moments.c4 / gamma.c4();
        Self {
            ratio,
            fourth_root: ratio.sqrt().sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_gamma_matches_libm() {
        for k in [0.01, 0.5, 1.0, 2.0, 3.7, 15.999, 16.0, 17.1767, 400.0, 1e6] {
            let off = log_gamma(k) - libm::lgamma(k);
            assert!(
                off.abs() <= 3e-15 * libm::lgamma(k).abs().max(10.0),
                "{k}: {off}"
            );
        }
    }
}
