//! A mean and how far it can be trusted.

/// What independent values say of their mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub mean: f64,
    /// Its standard error.
    pub se: f64,
    /// The standard deviation of one value.
    pub sd: f64,
}

impl Estimate {
    /// Of two values or more; of fewer nothing is known, and what is not is no number.
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count = values.clone().count() as f64;
        let mean = values.clone().sum::<f64>() / count;
        let squares: f64 = values.map(|value| (value - mean) * (value - mean)).sum();
        let variance = squares / (count - 1.0);
        Self {
            mean,
            se: (variance / count).sqrt(),
            sd: variance.sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_four_values() {
        // Mean 3; squares of the distances 4 + 0 + 0 + 4, so the variance of one is 8 ÷ 3, and that of the mean 2 ÷ 3.
        let Estimate { mean, se, sd } = Estimate::of([1.0, 3.0, 3.0, 5.0].into_iter());
        assert_eq!(mean, 3.0);
        assert!((sd * sd - 8.0 / 3.0).abs() < 1e-12);
        assert!((se * se - 2.0 / 3.0).abs() < 1e-12);
    }
}
