//! How far a move goes.

use crate::stats::normal;

/// So many standard deviations, and no further: the density is 10⁻¹⁸ there, and what is worked out here is good to 10⁻¹². Where A is
/// 0.05, three in five pairs of places are further apart than that.
const CUTOFF: f64 = 9.0;

/// Density of a move of so many standard deviations.
#[inline]
pub fn density(z: f64) -> f64 {
    if z.abs() < CUTOFF {
        normal::pdf(z)
    } else {
        0.0
    }
}
