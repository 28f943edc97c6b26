//! Funnels: the ranges in which the averages of rollouts are expected, before any game is rolled.

use super::interval::Z95;

/// The exact mean and standard deviation of one game, in the unit of its results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExactMoments {
    /// The mean of one game.
    pub mean: f64,
    /// The standard deviation of one game.
    pub sd: f64,
}

impl ExactMoments {
    /// Returns the range in which 95% of averages of this many games are expected: mean ± 1.96
    /// standard errors.
    #[must_use]
    pub fn range_after(&self, games: f64) -> (f64, f64) {
        let width = Z95 * self.sd / games.sqrt();
        (self.mean - width, self.mean + width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn range_shrinks_with_the_root_of_the_games() {
        // 1.96 × 50 / √100 = 9.8, and half as much after four times as many games.
        let moments = ExactMoments {
            mean: 37.5,
            sd: 50.0,
        };
        assert_eq!(moments.range_after(100.0), (37.5 - 9.8, 37.5 + 9.8));
        assert_eq!(moments.range_after(400.0), (37.5 - 4.9, 37.5 + 4.9));
    }
}
