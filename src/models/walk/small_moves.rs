//! Moments of a walk's length where moves are small: in closed form, since nothing of the far limit is seen at the near one.
//!
//! In standard deviations of a move the limits are ±b, b = 1 / A. Between them E[exp(−λT)] from X on can only be a multiple of
//! cosh(sX), λ = s² / 2, and what depends on the limits, which dies out as exp(−√(2π) × distance): the other roots of
//! θ² / 2 − λ = 2πik, k = 1, have that real part or a larger one. So, up to exp(−2b√(2π)), from the middle
//!
//! E[exp(−λT)] = √((1 − exp(−λ)) / λ) / cosh(sb + ω(s)),
//!
//! where ω is that of the one limit that is near (Wiener and Hopf's factors of 1 − exp(−λ − θ² / 2); as a series in Riemann's ζ:
//! Chang and Peres, *Ladder heights, Gaussian random walks and the Riemann zeta function*, Annals of Probability 25, 1997):
//!
//! ω(s) = −s / √(2π) × Σ ζ(1/2 − r) / (r! (2r + 1)) × (−s² / 2)^r.

use super::central_moments::CentralMoments;

/// ρ = −ζ(1/2) / √(2π): how far, in standard deviations of a move, a walk goes beyond a limit on average, as moves become
/// small. (Siegmund, *Corrected diffusion approximations in certain random walk problems*, 1979.)
pub const RHO: f64 = 0.582_597_157_939_010_7;

/// −ζ(1/2 − r) / √(2π) / (r! (2r + 1)) / (−2)^r for r = 0, 1, 2, 3, with ζ(−1/2) = −0.20788…,
/// ζ(−3/2) = −0.02548… and ζ(−5/2) = 0.00851….
const OMEGA: [f64; 4] = [
    RHO,
    -0.207_886_224_977_354_57 / ROOT_TAU / 6.0,
    0.025_485_201_889_833_03 / ROOT_TAU / 40.0,
    0.008_516_928_777_850_33 / ROOT_TAU / 336.0,
];

/// √(2π).
const ROOT_TAU: f64 = 2.506_628_274_631_000_5;

/// The first four powers of s², beginning with s² itself or with a constant.
type Series = [f64; 4];

/// Moments of the length of a walk whose moves have this standard deviation, to the last digits from A = 0.07 down.
pub fn moments(a: f64) -> CentralMoments {
    let mut limit = OMEGA;
    limit[0] += 1.0 / a;
    // (sb + ω)² = s² × this.
    let square = multiply(limit, limit);
    let [first, second, third, fourth] = log_laplace(square);
    // The cumulant of order n is the factor of (−λ)ⁿ / n!, and s² = 2λ.
    let cumulants = [-2.0 * first, 8.0 * second, -48.0 * third, 384.0 * fourth];
    let [mean, variance, c3, c4] = cumulants;
    CentralMoments {
        mean,
        variance,
        c3,
        c4: c4 + 3.0 * variance * variance,
    }
}

/// log E[exp(−λT)], from s² on.
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

/// Of two series that begin with a constant, up to the third power.
fn multiply(one: Series, other: Series) -> Series {
    core::array::from_fn(|n| (0..=n).map(|i| one[i] * other[n - i]).sum())
}

#[cfg(test)]
mod tests {
    use super::super::exact_walk::ExactWalk;
    use super::*;

    /// Against the integral equation. What the closed form leaves out, exp(−2 × 2.5066 / A), is 10⁻³¹ of it at 0.07; the equations
    /// are solved to twelve digits, and moments lose some of them to differences.
    #[test]
    fn moments_match_integral_equation() {
        for a in [0.03, 0.05, 0.06, 0.07] {
            let [closed, solved] = [moments(a), ExactWalk::with_move_sd(a).length()];
            for (what, closed, solved, bound) in [
                ("mean", closed.mean, solved.mean, 1e-11),
                ("variance", closed.variance, solved.variance, 1e-11),
                ("c3", closed.c3, solved.c3, 1e-10),
                ("c4", closed.c4, solved.c4, 1e-10),
            ] {
                let off = closed / solved - 1.0;
                assert!(off.abs() < bound, "{a} {what}: {off}");
            }
        }
    }
}
