//! Means of the same games, with the luck that an evaluator measures whose errors come from a seed,
//! for each of many seeds. A reader who tries them can keep the one that he likes.
//!
//! Before the games, each seed is as good as any other. A seed that is kept after them is not: its
//! interval no longer covers the true mean in 95% of rollouts. New dice make it a fixed one again.

use core::fmt;
use core::ops::RangeInclusive;

use crate::stats::coverage::{Coverage, RolloutMean};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::spread::Spread;
use crate::stats::summary::Z95;

/// The error seeds that are tried.
pub const ERROR_SEEDS: RangeInclusive<u64> = 1..=1_000;

/// The error for games on which no error seeds are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedTrialError {
    /// There are too few games: a standard error needs some.
    TooFewGames {
        /// The number of games.
        games: u64,
    },
    /// There are too many games.
    TooManyGames {
        /// The number of games.
        games: u64,
    },
    /// The database lacks the exact chances, to which errors are added.
    NeedsExact,
    /// A player chooses plays by an evaluator with errors. Other errors would play other games.
    NoisyPlayer,
    /// Games are cut short at a horizon, where the evaluator's values are the results.
    CutShort,
}

/// Checks that error seeds can be tried on this number of games.
///
/// # Errors
/// [`SeedTrialError`] for a number outside `allowed`.
pub(crate) fn check_games(games: u64, allowed: &RangeInclusive<u64>) -> Result<(), SeedTrialError> {
    if games < *allowed.start() {
        Err(SeedTrialError::TooFewGames { games })
    } else if games > *allowed.end() {
        Err(SeedTrialError::TooManyGames { games })
    } else {
        Ok(())
    }
}

/// The mean of a rollout's games, with the luck subtracted that one error seed measures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeedMean {
    /// The error seed.
    pub seed: u64,
    /// The mean of the reduced games, in the unit of the results.
    pub mean: f64,
    /// The standard error of that mean.
    pub se: f64,
}

/// The means of the same games by each of the [`ERROR_SEEDS`].
#[derive(Clone, Debug, PartialEq)]
pub struct SeedMeans {
    /// The number of games.
    games: u64,
    /// The means, in the order of the seeds.
    means: Vec<SeedMean>,
}

impl SeedMean {
    /// Returns the distance of the mean from `truth`, in its standard errors: negative below it.
    /// `None` without a standard error above 0.
    #[must_use]
    pub fn errors_from(&self, truth: f64) -> Option<f64> {
        (self.se > 0.0).then(|| (self.mean - truth) / self.se)
    }
}

impl SeedMeans {
    /// Creates the means from the moments of each seed's reduced results, which are distances from
    /// the seed's own score.
    pub(crate) fn new(
        games: u64,
        unit: Unit,
        moments: impl Iterator<Item = (Score, Moments)>,
    ) -> Self {
        let means = ERROR_SEEDS.zip(moments).map(|(seed, (origin, moments))| {
            let summary = moments.summary_from_observed(origin, unit);
            // There are always some games, so both are defined.
            SeedMean {
                seed,
                mean: summary.mean.unwrap_or(0.0),
                se: summary.se.unwrap_or(0.0),
            }
        });
        Self {
            games,
            means: means.collect(),
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Returns the mean by each seed, in the order of the seeds.
    #[must_use]
    pub fn means(&self) -> &[SeedMean] {
        &self.means
    }

    /// Returns the seed with the lowest mean; the first one among equals.
    #[must_use]
    pub fn lowest(&self) -> SeedMean {
        let lower =
            |best: SeedMean, next: &SeedMean| if next.mean < best.mean { *next } else { best };
        self.means.iter().fold(self.means[0], lower)
    }

    /// Returns the seed with the highest mean; the first one among equals.
    #[must_use]
    pub fn highest(&self) -> SeedMean {
        let higher =
            |best: SeedMean, next: &SeedMean| if next.mean > best.mean { *next } else { best };
        self.means.iter().fold(self.means[0], higher)
    }

    /// Counts the intervals, each mean ± 1.96 of its standard errors, that contain `truth`.
    /// Distances up to `resolution` count as rounding.
    #[must_use]
    pub fn coverage(&self, truth: f64, resolution: f64) -> Coverage {
        let mut coverage = Coverage::default();
        for &SeedMean { mean, se, .. } in &self.means {
            let ci = Some((mean - Z95 * se, mean + Z95 * se));
            coverage.add(RolloutMean { mean, ci }, truth, resolution);
        }
        coverage
    }

    /// Returns the mean of the standard errors.
    #[must_use]
    pub fn mean_se(&self) -> f64 {
        self.means.iter().map(|mean| mean.se).sum::<f64>() / self.means.len() as f64
    }

    /// Returns the distance between the lowest and the highest mean, in [mean standard
    /// errors](Self::mean_se). `None` if these are 0.
    #[must_use]
    pub fn range_in_errors(&self) -> Option<f64> {
        let se = self.mean_se();
        (se > 0.0).then(|| (self.highest().mean - self.lowest().mean) / se)
    }

    /// Returns the spread of the means, with a histogram.
    #[must_use]
    pub fn spread(&self) -> Spread {
        let means: Vec<f64> = self.means.iter().map(|mean| mean.mean).collect();
        Spread::new(&means, None)
    }
}

impl fmt::Display for SeedTrialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooFewGames { .. } => "there are too few games to try error seeds on",
            Self::TooManyGames { .. } => "there are too many games to try error seeds on",
            Self::NeedsExact => {
                "errors are added to exact chances, which are known up to six checkers a side"
            }
            Self::NoisyPlayer => {
                "a player's plays depend on the error seed, so other seeds play other games"
            }
            Self::CutShort => {
                "results at the horizon are the evaluator's, so other seeds have other results"
            }
        })
    }
}

impl core::error::Error for SeedTrialError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns means of 100 games with these errors, by seeds from 1 on.
    fn means(given: &[(f64, f64)]) -> SeedMeans {
        let means = (1..).zip(given);
        let means = means.map(|(seed, &(mean, se))| SeedMean { seed, mean, se });
        SeedMeans {
            games: 100,
            means: means.collect(),
        }
    }

    #[test]
    fn extremes_are_the_first_among_equals() {
        let means = means(&[
            (38.0, 1.0),
            (37.0, 1.0),
            (40.0, 2.0),
            (37.0, 1.0),
            (40.0, 0.5),
        ]);
        assert_eq!((means.lowest().seed, means.highest().seed), (2, 3));
        // 3 points over 5.5 / 5.
        assert!((means.range_in_errors().unwrap() - 3.0 / 1.1).abs() < 1e-12);
        assert_eq!(means.spread().mean, Some(38.4));
    }

    #[test]
    fn an_interval_reaches_1_96_standard_errors() {
        // 37.5 is 1.95 and 1.97 standard errors away. Without any, only 37.5 itself is contained.
        let means = means(&[(39.45, 1.0), (35.53, 1.0), (37.5, 0.0), (37.6, 0.0)]);
        let Coverage { intervals, covered } = means.coverage(37.5, 1e-9);
        assert_eq!((intervals, covered), (4, 2));
        assert_eq!(means.means()[0].errors_from(38.45), Some(1.0));
        assert_eq!(means.means()[2].errors_from(38.0), None);
    }
}
