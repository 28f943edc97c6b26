//! Moments of a walk's length in closed form, for small moves.
//!
//! The form is exact up to the influence of one limit near the other one, which is negligible.
//!
//! In standard deviations of a move, the limits are ±b with b = 1 / A. Let λ = s² / 2. Between the
//! limits, E[exp(−λT)] from X on is a multiple of cosh(sX), plus terms that depend on the limits.
//! These die out as exp(−√(2π) × distance), because the other roots of θ² / 2 − λ = 2πik have at
//! least this real part, which they reach at k = 1. So from the middle, up to exp(−2b√(2π)),
//!
//! E[exp(−λT)] = √((1 − exp(−λ)) / λ) / cosh(sb + ω(s)).
//!
//! Here ω describes a single limit. It comes from Wiener and Hopf's factors of 1 − exp(−λ − θ² /
//! 2). As a series in Riemann's ζ (Chang and Peres, *Ladder heights, Gaussian random walks and the
//! Riemann zeta function*, Annals of Probability 25, 1997):
//!
//! ω(s) = −s / √(2π) × Σ ζ(1/2 − r) / (r! (2r + 1)) × (−s² / 2)^r.

use super::central_moments::CentralMoments;

/// ρ = −ζ(1/2) / √(2π), the mean overshoot of a walk beyond a limit, in standard deviations of a
/// move, as moves become small.
///
/// (Siegmund, *Corrected diffusion approximations in certain random walk problems*, 1979.)
pub const RHO: f64 = 0.582_597_157_939_010_7;

/// The coefficients of ω(s) / s in powers of s²: −ζ(1/2 − r) / √(2π) / (r! (2r + 1)) / (−2)^r for r
/// = 0, 1, 2, 3.
///
/// ζ(−1/2) = −0.20788…, ζ(−3/2) = −0.02548… and ζ(−5/2) = 0.00851….
const OMEGA: [f64; 4] = [
    RHO,
    -0.207_886_224_977_354_57 / ROOT_TAU / 6.0,
    0.025_485_201_889_833_03 / ROOT_TAU / 40.0,
    0.008_516_928_777_850_33 / ROOT_TAU / 336.0,
];

/// √(2π).
const ROOT_TAU: f64 = 2.506_628_274_631_000_5;

/// Coefficients of four successive powers of s², beginning with s² or with the constant term.
type Series = [f64; 4];

/// Returns the moments of the length of a walk whose moves have standard deviation `a`.
///
/// They are accurate to the last digits for A up to 0.07.
pub fn moments(a: f64) -> CentralMoments {
    let mut limit = OMEGA;
    limit[0] += 1.0 / a;
    // (sb + ω)² / s².
    let square = multiply(limit, limit);
    let [first, second, third, fourth] = log_laplace(square);
    // The cumulant of order n is the coefficient of (−λ)ⁿ / n!, and s² = 2λ.
    let cumulants = [-2.0 * first, 8.0 * second, -48.0 * third, 384.0 * fourth];
    let [mean, variance, c3, c4] = cumulants;
    CentralMoments {
        mean,
        variance,
        c3,
        c4: c4 + 3.0 * variance * variance,
    }
}

/// Returns log E\[exp(−λT)\] as a series that begins with s², given the series of (sb + ω)² / s².
fn log_laplace(square: Series) -> Series {
    // log cosh z = z² / 2 − z⁴ / 12 + z⁶ / 45 − 17 z⁸ / 2520 + …
    let second = multiply(square, square);
    let third = multiply(second, square);
    let fourth = multiply(third, square);
    // log √((1 − exp(−λ)) / λ) = −λ / 4 + λ² / 48 − λ⁴ / 5760 + …
    let [a, b, c, d] = [-1.0 / 8.0, 1.0 / 192.0, 0.0, -1.0 / 92_160.0];
    [
        a - square[0] / 2.0,
        b - square[1] / 2.0 + second[0] / 12.0,
        c - square[2] / 2.0 + second[1] / 12.0 - third[0] / 45.0,
        d - square[3] / 2.0 + second[2] / 12.0 - third[1] / 45.0 + fourth[0] * (17.0 / 2520.0),
    ]
}

/// Multiplies two series that begin with the constant term, up to the third power of s².
fn multiply(one: Series, other: Series) -> Series {
    core::array::from_fn(|n| (0..=n).map(|i| one[i] * other[n - i]).sum())
}

#[cfg(test)]
mod tests {
    use super::super::exact_walk::ExactWalk;
    use super::*;

    /// Compares with the integral equation.
    ///
    /// At A = 0.07 the closed form omits a share of exp(−2 × 2.5066 / A) = 10⁻³¹. The equations are
    /// solved to twelve digits, and moments lose some of them to cancellation.
    #[test]
    fn moments_match_integral_equation() {
        for a in [0.03, 0.05, 0.06, 0.07] {
            let [closed, solved] = [moments(a), ExactWalk::with_move_sd(a).length()];
            for (name, closed, solved, bound) in [
                ("mean", closed.mean, solved.mean, 1e-11),
                ("variance", closed.variance, solved.variance, 1e-11),
                ("c3", closed.c3, solved.c3, 1e-10),
                ("c4", closed.c4, solved.c4, 1e-10),
            ] {
                let error = closed / solved - 1.0;
                assert!(error.abs() < bound, "{a} {name}: {error}");
            }
        }
    }
}
