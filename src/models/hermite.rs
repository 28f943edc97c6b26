//! Hermite's cubic: the interpolation between two points with given values and slopes.

/// Returns the coefficients c₀, c₁, c₂, c₃ of the cubic in t with these values and slopes at t = 0
/// and t = 1.
///
/// Slopes are per unit of t. The cubic misses a function by at most h⁴ / 384 times its largest
/// fourth derivative, where h is the width of the interval. (Abramowitz and Stegun, 25.2.)
#[inline]
pub fn cubic([low, high]: [f64; 2], [low_slope, high_slope]: [f64; 2]) -> [f64; 4] {
    let rise = high - low;
    [
        low,
        low_slope,
        3.0 * rise - 2.0 * low_slope - high_slope,
        low_slope + high_slope - 2.0 * rise,
    ]
}

/// Returns the value of c₀ + c₁ t + c₂ t² + c₃ t³.
#[inline]
pub fn evaluate([c0, c1, c2, c3]: [f64; 4], t: f64) -> f64 {
    c0 + t * (c1 + t * (c2 + t * c3))
}
