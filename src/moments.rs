//! Mean and standard deviation of values that come one by one.

use crate::statistics::Summary;

/// Number of values, and sums of how far they are from the first one and of the squares of that.
///
/// Squares of values far from zero would cancel, and a spread of zero would come out as the rounding of large sums:
/// equal values are at no distance from the first. Values are added in the order in which they come, so that the last
/// bit does not depend on how the work is cut into slices.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moments {
    count: u64,
    first: f64,
    sum: f64,
    squares: f64,
}

impl Moments {
    /// One value more.
    #[inline]
    pub fn add(&mut self, value: f64) {
        if self.count == 0 {
            self.first = value;
        }
        let distance = value - self.first;
        self.count += 1;
        self.sum += distance;
        self.squares += distance * distance;
    }

    /// How many values there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The sum of the values.
    #[must_use]
    pub const fn sum(&self) -> f64 {
        self.first * self.count as f64 + self.sum
    }

    /// The statistics of the values with `origin` added to each.
    #[must_use]
    pub fn summary(&self, origin: f64) -> Summary {
        let n = self.count as f64;
        let distance = (self.count > 0).then(|| self.sum / n);
        let variance = distance.filter(|_| self.count > 1).map(|distance| {
            // Rounding may bring a spread of zero below it.
            ((self.squares - distance * self.sum) / (n - 1.0)).max(0.0)
        });
        let mean = distance.map(|distance| origin + (self.first + distance));
        Summary::new(self.count, mean, variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_few_values_leave_statistics_undefined() {
        let mut moments = Moments::default();
        let nothing = moments.summary(50.0);
        assert_eq!((nothing.games, nothing.mean, nothing.sd), (0, None, None));
        moments.add(3.0);
        let one = moments.summary(50.0);
        assert_eq!((one.games, one.mean, one.sd), (1, Some(53.0), None));
    }

    #[test]
    fn mean_and_deviation_by_hand() {
        // 1, 3, 8: mean 4, squared distances 9 + 1 + 16 = 26, variance 13.
        let mut moments = Moments::default();
        for value in [1.0, 3.0, 8.0] {
            moments.add(value);
        }
        let summary = moments.summary(100.0);
        assert_eq!(summary.mean, Some(104.0));
        assert!((summary.variance().unwrap() - 13.0).abs() < 1e-12);
    }

    #[test]
    fn equal_values_have_no_spread() {
        for value in [0.1, -21.43, 1e9] {
            let mut moments = Moments::default();
            for _ in 0..1000 {
                moments.add(value);
            }
            let summary = moments.summary(0.0);
            assert_eq!((summary.mean, summary.sd), (Some(value), Some(0.0)));
        }
    }
}
