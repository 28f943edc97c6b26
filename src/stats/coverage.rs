//! Coverage of rollouts: how many intervals contain the true mean, and which means are nearer to
//! it.
//!
//! ```
//! use rollout_lab::labs::two_checker::{LuckTable, RolloutBatch};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // 200 rollouts of 100 games. With the article's correct luck subtracted, every game leaves the
//! // exact 37.5%, so every interval contains it, and every reduced mean is the nearer one.
//! let mut batch = RolloutBatch::new(Seed::new(1), 200, 100);
//! batch.roll(u64::MAX);
//! let report = batch.coverage(&LuckTable::CORRECT);
//! assert_eq!(report.truth, 37.5);
//! assert_eq!((report.reduced.covered, report.reduced.intervals), (200, 200));
//! assert!(report.plain.covered < 200);
//! assert_eq!(report.nearer.plain, 0);
//! ```

use super::summary::Summary;

/// The mean of one rollout and its 95% interval, in the unit of the results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RolloutMean {
    /// The mean of the rollout's games.
    pub mean: f64,
    /// The ordinary 95% interval; `None` if undefined, as for a rollout of one game.
    pub ci: Option<(f64, f64)>,
}

/// The number of rollouts whose own 95% interval contains the true mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// The number of rollouts with an interval.
    ///
    /// A rollout of one game has none. Neither has a rollout whose games were all alike where no
    /// bounds are known.
    pub intervals: u64,
    /// The number of rollouts whose interval contains the true mean.
    pub covered: u64,
}

/// The number of rollouts in which each of the two means was nearer to the true mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NearerCounts {
    /// Rollouts whose plain mean was nearer.
    pub plain: u64,
    /// Rollouts whose mean with luck subtracted was nearer.
    pub reduced: u64,
    /// Ties. They are counted apart because half a rollout is not a count.
    pub neither: u64,
}

/// Coverage of many rollouts of the same games, plain and with luck subtracted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CoverageReport {
    /// The exact mean of a plain game, in the unit of the results.
    ///
    /// A biased estimate settles elsewhere, and its intervals miss this value.
    pub truth: f64,
    /// Coverage of the plain intervals.
    pub plain: Coverage,
    /// Coverage of the intervals of the same games with luck subtracted.
    pub reduced: Coverage,
    /// Counts of the rollouts by which mean was nearer.
    pub nearer: NearerCounts,
}

impl RolloutMean {
    /// Returns the mean and interval of a rollout's statistics; `None` if it has no games.
    #[must_use]
    pub(crate) fn from_summary(summary: Summary) -> Option<Self> {
        let Summary { mean, ci, .. } = summary;
        mean.map(|mean| Self { mean, ci })
    }

    /// Returns the mean with the interval mean ± 1.96 standard errors, as the story teaches it;
    /// `None` if there are no games.
    #[must_use]
    pub(crate) fn with_normal_interval(summary: Summary) -> Option<Self> {
        let ci = summary.normal_interval();
        summary.mean.map(|mean| Self { mean, ci })
    }

    /// Whether the 95% interval contains the true mean; `None` if there is no interval.
    ///
    /// A distance of at most `resolution` outside counts as rounding.
    #[must_use]
    pub(crate) fn contains(self, truth: f64, resolution: f64) -> Option<bool> {
        self.ci
            .map(|(low, high)| low - resolution <= truth && truth <= high + resolution)
    }
}

impl Coverage {
    /// Counts one interval.
    pub(crate) fn count(&mut self, contains: bool) {
        self.intervals += 1;
        self.covered += u64::from(contains);
    }

    /// Counts one rollout, if it has an interval.
    pub(crate) fn add(&mut self, rollout: RolloutMean, truth: f64, resolution: f64) {
        if let Some(contains) = rollout.contains(truth, resolution) {
            self.count(contains);
        }
    }
}

impl NearerCounts {
    /// Counts one rollout by which of its two means is nearer.
    fn add(&mut self, [plain, reduced]: [RolloutMean; 2], truth: f64, resolution: f64) {
        let further = (plain.mean - truth).abs() - (reduced.mean - truth).abs();
        if further > resolution {
            self.reduced += 1;
        } else if further < -resolution {
            self.plain += 1;
        } else {
            self.neither += 1;
        }
    }
}

impl CoverageReport {
    /// Counts rollouts, each given as its plain and its reduced mean.
    ///
    /// Differences up to `resolution` count as rounding. If all games return the true mean, the
    /// interval is a point and contains it.
    #[must_use]
    pub(crate) fn from_rollouts(
        rollouts: impl Iterator<Item = [RolloutMean; 2]>,
        truth: f64,
        resolution: f64,
    ) -> Self {
        let mut report = Self {
            truth,
            plain: Coverage::default(),
            reduced: Coverage::default(),
            nearer: NearerCounts::default(),
        };
        for means in rollouts {
            let [plain, reduced] = means;
            report.plain.add(plain, truth, resolution);
            report.reduced.add(reduced, truth, resolution);
            report.nearer.add(means, truth, resolution);
        }
        report
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rollout_mean(mean: f64, half: Option<f64>) -> RolloutMean {
        RolloutMean {
            mean,
            ci: half.map(|half| (mean - half, mean + half)),
        }
    }

    #[test]
    fn counts_coverage_and_nearer_means() {
        // From 40 down to 30.2, from 50 down to 40.2. Distances 2.5 and 12.5 from 37.5.
        let one = [rollout_mean(40.0, Some(9.8)), rollout_mean(50.0, Some(9.8))];
        // The interval from 37.5 to 37.5, and one that ends at the truth: 27.7 + 9.8. Distances 0
        // and 9.8.
        let exact = [rollout_mean(27.7, Some(9.8)), rollout_mean(37.5, Some(0.0))];
        // A rollout of one game has a mean and no interval. Distances 62.5 and 62.5, below and
        // above.
        let short = [rollout_mean(-25.0, None), rollout_mean(100.0, None)];
        let report = CoverageReport::from_rollouts([one, exact, short].into_iter(), 37.5, 1e-9);
        assert_eq!((report.plain.intervals, report.plain.covered), (2, 2));
        assert_eq!((report.reduced.intervals, report.reduced.covered), (2, 1));
        let NearerCounts {
            plain,
            reduced,
            neither,
        } = report.nearer;
        assert_eq!((plain, reduced, neither), (1, 1, 1));
    }

    #[test]
    fn zero_width_interval_tolerates_rounding() {
        let near = [
            rollout_mean(37.5 + 1e-12, Some(0.0)),
            rollout_mean(37.5 - 1e-12, Some(0.0)),
        ];
        let report = CoverageReport::from_rollouts([near].into_iter(), 37.5, 1e-9);
        assert_eq!((report.plain.covered, report.reduced.covered), (1, 1));
        assert_eq!(report.nearer.neither, 1);
    }
}
