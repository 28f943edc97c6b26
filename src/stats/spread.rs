//! The spread of the means of many rollouts, compared with the spread that theory expects.
//!
//! ```
//! use rollout_lab::labs::two_checker::{LuckTable, RolloutBatch};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // 1,000 rollouts of 100 games, with the luck of the article's made-up table subtracted. One
//! // game has variance 281.25, so a mean of 100 games has √(281.25 / 100).
//! let mut batch = RolloutBatch::new(Seed::new(1), 1_000, 100);
//! batch.roll(u64::MAX);
//! let spread = batch.spread(&LuckTable::MADE_UP);
//! let expected = spread.expected.unwrap();
//! assert_eq!(expected.mean, 37.5);
//! assert!((expected.sd - 2.8125_f64.sqrt()).abs() < 1e-12);
//! assert!((spread.sd.unwrap() / expected.sd - 1.0).abs() < 0.1);
//! ```

use super::histogram::{ExpectedDistribution, Histogram};
use super::summary::ROUNDING;

/// Statistics of the means of rollouts of equal length, in the unit of the results.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// The mean of the rollouts' means; `None` before the first rollout.
    pub mean: Option<f64>,
    /// The standard deviation of the rollouts' means; `None` before the second rollout.
    pub sd: Option<f64>,
    /// The [`skewness`] of the rollouts' means; `None` if they do not spread.
    pub skewness: Option<f64>,
    /// The expected skewness: that of a game / √games. `None` if it is unknown, or if games do not
    /// spread.
    pub expected_skewness: Option<f64>,
    /// The expected mean and standard deviation; `None` if they are unknown.
    pub expected: Option<ExpectedDistribution>,
    /// The histogram of the means.
    pub histogram: Histogram,
}

impl Spread {
    /// Computes the spread of these means.
    ///
    /// If `expected` is `None`, the bins suit the means themselves, and there is no curve.
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

/// Returns the skewness of pairs (value, weight) about `mean`: the third moment, in units of the
/// standard deviation.
///
/// This is Pearson's moment coefficient. It is dimensionless, and above 0 where the long tail is
/// above the mean. `None` if the values spread by rounding only.
// Not inlined: otherwise each caller would have its own copy in the WebAssembly module.
#[inline(never)]
#[must_use]
pub fn skewness(weighted: impl Iterator<Item = (f64, f64)>, mean: f64) -> Option<f64> {
    let (mut total_weight, mut squares, mut cubes) = (0.0, 0.0, 0.0);
    for (value, weight) in weighted {
        let distance = value - mean;
        total_weight += weight;
        squares += weight * distance * distance;
        cubes += weight * distance * distance * distance;
    }
    let variance = squares / total_weight;
    let sd = variance.sqrt();
    (sd > ROUNDING).then(|| cubes / total_weight / (variance * sd))
}

/// Returns the mean and the sample standard deviation; `None` for too few values.
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
        // 0, 0, 0, 4 have the mean 1. Squares (1 + 1 + 1 + 9) / 4 = 3, cubes (−1 − 1 − 1 + 27) / 4
        // = 6, so 6 / 3√3 = 2/√3.
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
