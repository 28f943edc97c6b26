//! How the means of many rollouts spread, beside what theory expects of them.

use super::histogram::{ExpectedDistribution, Histogram};
use super::summary::ROUNDING;

/// Statistics of the means of rollouts of equal length, in percent and points.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// Mean of the rollouts' means; `None` before the first rollout.
    pub mean: Option<f64>,
    /// Standard deviation of the rollouts' means; `None` before the second.
    pub sd: Option<f64>,
    /// Skewness of the rollouts' means, see [`skewness`]; `None` where they have no spread.
    pub skewness: Option<f64>,
    /// The skewness that theory expects: that of a game / √games. `None` where it is unknown, and without any spread.
    pub expected_skewness: Option<f64>,
    /// The mean and deviation that theory expects; `None` where they are unknown.
    pub expected: Option<ExpectedDistribution>,
    /// The means, sorted into bins.
    pub histogram: Histogram,
}

impl Spread {
    /// The spread of these means. Where theory knows nothing the bins suit the means themselves, and there is no curve.
    #[must_use]
    pub fn new(means: &[f64], expected: Option<ExpectedDistribution>) -> Self {
        let (mean, sd) = mean_and_sd(means);
        let values = means.iter().map(|&mean| (mean, 1.0));
        let observed = ExpectedDistribution {
            mean: mean.unwrap_or(0.0),
            sd: sd.unwrap_or(0.0),
            lattice_origin: mean.unwrap_or(0.0),
            lattice_step: 0.0,
        };
        let mut histogram = Histogram::new(means, expected.unwrap_or(observed));
        if expected.is_none() {
            histogram.curve.clear();
        }
        Self {
            mean,
            sd,
            skewness: mean.and_then(|mean| skewness(values, mean)),
            expected_skewness: None,
            expected,
            histogram,
        }
    }
}

/// The third moment of weighted values about `mean`, in units of their standard deviation: above 0 where the long tail is
/// above the mean. (Pearson's moment coefficient; dimensionless.) `None` where they have no spread but rounding.
// Not inlined: its callers would each carry a copy into the WebAssembly module.
#[inline(never)]
#[must_use]
pub fn skewness(weighted: impl Iterator<Item = (f64, f64)>, mean: f64) -> Option<f64> {
    let (mut all, mut squares, mut cubes) = (0.0, 0.0, 0.0);
    for (value, weight) in weighted {
        let distance = value - mean;
        all += weight;
        squares += weight * distance * distance;
        cubes += weight * distance * distance * distance;
    }
    let variance = squares / all;
    let sd = variance.sqrt();
    (sd > ROUNDING).then(|| cubes / all / (variance * sd))
}

/// Mean and sample standard deviation; `None` for too few values.
fn mean_and_sd(values: &[f64]) -> (Option<f64>, Option<f64>) {
    let n = values.len() as f64;
    let mean = (!values.is_empty()).then(|| values.iter().sum::<f64>() / n);
    let sd = mean.filter(|_| values.len() > 1).map(|mean| {
        let squares: f64 = values
            .iter()
            .map(|value| (value - mean) * (value - mean))
            .sum();
        (squares / (n - 1.0)).sqrt()
    });
    (mean, sd)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_theory_there_is_no_curve() {
        let spread = Spread::new(&[40.0, 44.0], None);
        // Two squared distances of 4 over 1.
        assert_eq!((spread.mean, spread.sd), (Some(42.0), Some(8.0_f64.sqrt())));
        assert_eq!(spread.histogram.counts.iter().sum::<u64>(), 2);
        assert!(spread.histogram.curve.is_empty() && spread.expected.is_none());
    }

    #[test]
    fn skewness_by_hand() {
        // 0, 0, 0, 4: mean 1; squares 1 + 1 + 1 + 9 over 4 are 3, cubes −1 − 1 − 1 + 27 over 4 are 6: 6 / 3√3 = 2/√3.
        let spread = Spread::new(&[0.0, 0.0, 0.0, 4.0], None);
        assert!((spread.skewness.unwrap() - 2.0 / 3.0_f64.sqrt()).abs() < 1e-12);
        assert_eq!(Spread::new(&[1.0, 2.0, 3.0], None).skewness, Some(0.0));
        assert_eq!(Spread::new(&[7.0, 7.0, 7.0], None).skewness, None);
    }

    #[test]
    fn no_means_give_no_statistics() {
        let spread = Spread::new(&[], None);
        assert_eq!(
            (spread.mean, spread.sd, spread.skewness),
            (None, None, None)
        );
    }
}
