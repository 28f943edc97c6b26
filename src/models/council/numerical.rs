//! Numerical methods of the exact rates: the root of an increasing function, and the integral of a
//! function over a half line.

/// Returns the root of an increasing function.
///
/// From `guess`, steps of doubling width find an interval. Ridders's method refines it.
pub(super) fn find_root(guess: f64, step: f64, f: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high, mut width) = (guess, guess, step);
    let (mut at_low, mut at_high) = (f(guess), f(guess));
    // Steps and noises are bounded, so this many doublings reach every root.
    for _ in 0..64 {
        if at_low <= 0.0 && at_high >= 0.0 {
            break;
        }
        if at_low > 0.0 {
            (high, at_high) = (low, at_low);
            low -= width;
            at_low = f(low);
        } else {
            (low, at_low) = (high, at_high);
            high += width;
            at_high = f(high);
        }
        width *= 2.0;
    }
    for _ in 0..64 {
        if high - low <= 1e-11 * step || at_low == 0.0 || at_high == 0.0 {
            break;
        }
        let middle = 0.5 * (low + high);
        let at_middle = f(middle);
        let root = (at_middle * at_middle - at_low * at_high).sqrt();
        let near = middle - (middle - low) * at_middle / root;
        let at_near = f(near);
        for (point, value) in [(middle, at_middle), (near, at_near)] {
            if value < 0.0 && point > low {
                (low, at_low) = (point, value);
            } else if value >= 0.0 && point < high {
                (high, at_high) = (point, value);
            }
        }
    }
    if at_low == 0.0 {
        low
    } else if at_high == 0.0 {
        high
    } else {
        // The function is linear within the interval.
        low - at_low * (high - low) / (at_high - at_low)
    }
}

/// The coefficients of Gregory's end correction of the trapezoidal rule, by the order of the
/// difference, from 1 on.
const GREGORY: [f64; 7] = [
    1.0 / 12.0,
    -1.0 / 24.0,
    19.0 / 720.0,
    -3.0 / 160.0,
    863.0 / 60480.0,
    -275.0 / 24192.0,
    33953.0 / 3_628_800.0,
];

/// Returns the integral over a half line of a function that falls off, in units of the step.
///
/// `values` are the function's values from the end of the half line on, one step apart.
#[inline(never)]
pub(super) fn integrate_half_line(values: &[f64]) -> f64 {
    let Some(&first) = values.first() else {
        return 0.0;
    };
    let mut differences: Vec<f64> = values.iter().copied().take(GREGORY.len() + 1).collect();
    let mut sum = values.iter().sum::<f64>() - 0.5 * first;
    for correction in GREGORY {
        for k in 1..differences.len() {
            differences[k - 1] = differences[k] - differences[k - 1];
        }
        differences.pop();
        sum += correction * differences.first().copied().unwrap_or(0.0);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::normal::pdf;

    #[test]
    fn root_is_found_on_either_side_of_guess() {
        // The cube root of 2 is 1.259921049894873.
        for guess in [-3.0, 0.0, 1.25, 50.0] {
            let root = find_root(guess, 0.5, |x| x * x * x - 2.0);
            assert!((root - 1.259_921_049_894_873).abs() < 1e-11, "{root}");
        }
    }

    #[test]
    fn half_line_has_half_of_the_density() {
        let values: Vec<f64> = (0..100).map(|k| pdf(f64::from(k) / 8.0)).collect();
        // The first omitted correction is 8183/1036800 times the eighth difference, which is 105
        // φ(0) / 8⁸, times an eighth.
        let error = integrate_half_line(&values) / 8.0 - 0.5;
        assert!(error.abs() < 3e-9, "{error:e}");
    }
}
