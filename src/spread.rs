//! How the means of many rollouts spread, beside what theory expects of them.

use crate::histogram::{Expected, Histogram};

/// Statistics of the means of rollouts of equal length, in percent and points.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// Mean of the rollouts' means; `None` before the first rollout.
    pub mean: Option<f64>,
    /// Standard deviation of the rollouts' means; `None` before the second.
    pub sd: Option<f64>,
    /// What theory says of both; `None` where it knows nothing.
    pub expected: Option<Expected>,
    /// The means, sorted into bins.
    pub histogram: Histogram,
}

impl Spread {
    /// The spread of these means. Where theory knows nothing the bins suit the means themselves, and there is no curve.
    #[must_use]
    pub fn of(means: &[f64], expected: Option<Expected>) -> Self {
        let (mean, sd) = mean_and_sd(means);
        let seen = Expected {
            mean: mean.unwrap_or(0.0),
            sd: sd.unwrap_or(0.0),
            possible: mean.unwrap_or(0.0),
            lattice: 0.0,
        };
        let mut histogram = Histogram::of(means, expected.unwrap_or(seen));
        if expected.is_none() {
            histogram.curve.clear();
        }
        Self {
            mean,
            sd,
            expected,
            histogram,
        }
    }
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
        let spread = Spread::of(&[40.0, 44.0], None);
        // Two squared distances of 4 over 1.
        assert_eq!((spread.mean, spread.sd), (Some(42.0), Some(8.0_f64.sqrt())));
        assert_eq!(spread.histogram.counts.iter().sum::<u64>(), 2);
        assert!(spread.histogram.curve.is_empty() && spread.expected.is_none());
    }

    #[test]
    fn no_means_have_no_statistics() {
        let spread = Spread::of(&[], None);
        assert_eq!((spread.mean, spread.sd), (None, None));
    }
}
