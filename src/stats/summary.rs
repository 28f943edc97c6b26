//! Statistics of a number of games: mean, standard deviation, standard error, confidence interval.
//!
//! Results that can take only a few values are summed from *counts* of those values. Integer counts
//! cannot drift, and another luck table can score the same games from the counts alone.
//!
//! ```
//! use rollout_lab::stats::summary::Summary;
//!
//! // X wins 11 of the 30 games that the article prints, and the article's mean is 36.67%.
//! let plain = Summary::from_counts([100.0, 0.0], [11, 19]);
//! assert_eq!(format!("{:.2}", plain.mean.unwrap()), "36.67");
//!
//! // With correct luck subtracted, every game leaves the exact 37.5%, so nothing spreads.
//! let reduced = Summary::from_counts([37.5], [30]);
//! assert_eq!((reduced.mean, reduced.se), (Some(37.5), Some(0.0)));
//! ```

use super::interval;
use super::interval::{Bounds, Support};
use super::student;

pub use super::interval::Z95;

/// The number of games below which an interval should be shown as unreliable.
///
/// Mean ± 1.96 standard errors would cover the true mean of the two-checker game in 89% of rollouts
/// at ten games, and in 47% at two.
pub const RELIABLE_FROM: u64 = 30;

/// Statistics of a sample, in the unit of its values (percent or points).
///
/// An undefined statistic is `None`: a mean needs one game, the others need two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The number of games.
    pub games: u64,
    /// The mean of the games.
    pub mean: Option<f64>,
    /// The standard deviation *per game* (the sample's, divided by n − 1).
    pub sd: Option<f64>,
    /// The standard error of the mean: SD / √n. The article calls it the "standard deviation" of a
    /// rollout.
    pub se: Option<f64>,
    /// The 95% confidence interval for one look, after a number of games that was fixed beforehand.
    ///
    /// It is mean ± 1.96 standard errors, and wider where a few games make most of the spread (see
    /// [`interval`]). Also `None` if all games were alike and no tight bounds are known.
    pub ci: Option<(f64, f64)>,
    /// The range of values that single games can have, as far as it is known.
    pub(crate) support: Support,
    /// The blocks from which the spread comes; `None` if all games are independent.
    pub(crate) blocks: Option<BlockMeans>,
}

/// Means of complete blocks of games. Blocks are independent, and games within a block are not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct BlockMeans {
    /// The number of complete blocks, at least 1.
    pub count: u64,
    /// The number of games of a block.
    pub size: u64,
    /// The mean of the means; `Summary::mean`.
    pub mean: f64,
    /// The sample variance of the means; `None` below two blocks.
    pub variance: Option<f64>,
    /// Bounds that no block's mean can exceed; `None` if none are known.
    pub proven: Option<Bounds>,
}

impl BlockMeans {
    /// Returns the statistics of the means, each as one game.
    pub(super) fn as_games(&self) -> Summary {
        let support = self
            .proven
            .map_or(Support::observed(Bounds::EMPTY), Support::tight);
        Summary::new(self.count, Some(self.mean), self.variance, support)
    }

    /// Returns how much wider an interval must be because the blocks tell their spread only
    /// roughly.
    fn widening(&self) -> Option<f64> {
        Some(student::t_95(self.count)? / Z95)
    }
}

impl Summary {
    /// Returns the statistics of `games` games whose first rolls are rotated. The mean is that of
    /// complete blocks, and the standard error comes from the spread of their means.
    ///
    /// The standard deviation is that of one game if games were independent and blocks had this
    /// spread: √(variance of a block's mean × its games). The interval has Student's t instead of
    /// 1.96. `support` has the values that games of this spread can have.
    pub(crate) fn of_blocks(games: u64, blocks: BlockMeans, support: Support) -> Self {
        let BlockMeans {
            count, size, mean, ..
        } = blocks;
        let variance = blocks.variance.map(|variance| variance * size as f64);
        let independent = Self::new(count * size, Some(mean), variance, support);
        let ci = independent.ci.zip(blocks.widening());
        let unbounded = Bounds {
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        };
        // The bounds may be rounded, and the mean is within them.
        let within = blocks.proven.unwrap_or(unbounded).union(Bounds {
            low: mean,
            high: mean,
        });
        Self {
            games,
            ci: ci.map(|((low, high), widening)| {
                let low = mean - (mean - low) * widening;
                let high = mean + (high - mean) * widening;
                (low.max(within.low), high.min(within.high))
            }),
            blocks: Some(blocks),
            ..independent
        }
    }

    /// Returns the statistics of a sample in which `counts[i]` games had the value `values[i]`.
    ///
    /// Games can have no other values. Values without a game widen the intervals too.
    // Not inlined: otherwise each of many callers would have its own copy in the WebAssembly
    // module.
    #[inline(never)]
    #[must_use]
    pub fn from_counts<const N: usize>(values: [f64; N], counts: [u64; N]) -> Self {
        let support = Support::tight(interval::Bounds::enclosing(values));
        Self::from_counted(values.into_iter().zip(counts), support)
    }

    /// Returns the statistics of pairs (value, number of games), where single games lie within
    /// `support`.
    #[inline]
    pub(crate) fn from_counted(
        counted: impl Iterator<Item = (f64, u64)> + Clone,
        support: Support,
    ) -> Self {
        let games: u64 = counted.clone().map(|(_, count)| count).sum();
        let n = games as f64;
        let mean = (games > 0).then(|| weighted_sum(counted.clone()) / n);
        let variance = mean.filter(|_| games > 1).map(|mean| {
            // Counts allow two passes, in which squared distances from the mean cannot cancel.
            let squares = counted.map(|(value, count)| ((value - mean) * (value - mean), count));
            weighted_sum(squares) / (n - 1.0)
        });
        Self::new(games, mean, variance, support)
    }

    /// Returns the statistics that follow from a sample's mean and variance.
    pub(crate) fn new(
        games: u64,
        mean: Option<f64>,
        variance: Option<f64>,
        support: Support,
    ) -> Self {
        let sd = variance.map(f64::sqrt);
        let se = sd.and_then(|sd| standard_error(sd, games));
        let ci = mean
            .zip(sd)
            .and_then(|(mean, sd)| interval::interval(games, mean, sd, support));
        Self {
            games,
            mean,
            sd,
            se,
            ci,
            support,
            blocks: None,
        }
    }

    /// Returns the mean alone. The spread of a block that is not complete tells nothing about
    /// blocks.
    pub(crate) const fn without_spread(self) -> Self {
        Self {
            sd: None,
            se: None,
            ci: None,
            ..self
        }
    }

    /// The sample variance per game.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        self.sd.map(|sd| sd * sd)
    }

    /// The sum of the games; 0 without games.
    #[must_use]
    pub fn sum(&self) -> f64 {
        self.mean.map_or(0.0, |mean| mean * self.games as f64)
    }

    /// Whether there are enough games for a 95% interval to cover about 95%: 30 independent games,
    /// or two blocks, whose interval allows for their small number.
    #[must_use]
    pub const fn is_reliable(&self) -> bool {
        match self.blocks {
            Some(blocks) => blocks.count > 1,
            // A block that is not complete has no spread, however many games it has.
            None => self.games >= RELIABLE_FROM && self.sd.is_some(),
        }
    }

    /// Returns the 95% interval if there are at least `min_games` games.
    #[must_use]
    pub fn ci_from(&self, min_games: u64) -> Option<(f64, f64)> {
        self.ci.filter(|_| self.games >= min_games)
    }

    /// Returns the distance from the mean to the further end of the 95% interval; `None` without an
    /// interval.
    #[must_use]
    pub fn margin(&self) -> Option<f64> {
        let ((low, high), mean) = self.ci.zip(self.mean)?;
        Some((mean - low).max(high - mean))
    }

    /// Returns the standard error by which a rollout may stop; `None` below two games.
    ///
    /// It imagines five more games at the farthest possible value, see
    /// [`interval::UNSEEN_GAMES_BEFORE_STOP`]. Never below [`se`](Self::se).
    #[must_use]
    pub fn stopping_se(&self) -> Option<f64> {
        let (mean, sd) = (self.mean?, self.sd?);
        let (games, widening) = match self.blocks {
            Some(blocks) => (blocks.count * blocks.size, blocks.widening()?),
            None => (self.games, 1.0),
        };
        Some(widening * interval::stopping_se(games, mean, sd, self.support))
    }

    /// Returns mean ± 1.96 standard errors, however few games make the spread.
    ///
    /// The two-checker article and most programs print this interval.
    #[must_use]
    pub fn normal_interval(&self) -> Option<(f64, f64)> {
        let (mean, width) = (self.mean?, Z95 * self.se?);
        Some((mean - width, mean + width))
    }
}

/// Returns the standard error of the mean of `games` games with standard deviation `sd`; `None` for
/// no games.
#[must_use]
pub fn standard_error(sd: f64, games: u64) -> Option<f64> {
    (games > 0).then(|| sd / (games as f64).sqrt())
}

/// Returns the sum of pairs (value, count), each value taken `count` times. An empty sum is 0, not
/// −0.
#[inline]
pub(crate) fn weighted_sum(counted: impl Iterator<Item = (f64, u64)>) -> f64 {
    let sum: f64 = counted.map(|(value, count)| value * count as f64).sum();
    sum + 0.0
}

/// The largest standard deviation, in percentage points, that counts as rounding of a spread of
/// exactly 0.
pub(crate) const ROUNDING: f64 = 1e-9;

/// Returns the number of plain games that one reduced game counts as: Var(plain) / Var(reduced).
///
/// `None` unless both standard deviations, in the same unit, are above rounding noise: a game
/// without spread would count as infinitely many. The caller must know whether the reduced mean is
/// unbiased. A biased one counts as none, however small its spread.
#[must_use]
pub fn equivalent_games(plain_sd: f64, reduced_sd: f64) -> Option<f64> {
    (plain_sd > ROUNDING && reduced_sd > ROUNDING).then(|| {
        let ratio = plain_sd / reduced_sd;
        ratio * ratio
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The support of games without known bounds, of which none was observed.
    const UNKNOWN: Support = Support::observed(Bounds::EMPTY);

    #[test]
    fn undefined_statistics_are_none() {
        let support = Support::tight(Bounds {
            low: 0.0,
            high: 100.0,
        });
        let nothing = Summary::from_counts([100.0, 0.0], [0, 0]);
        assert_eq!(
            nothing,
            Summary {
                games: 0,
                mean: None,
                sd: None,
                se: None,
                ci: None,
                support,
                blocks: None
            }
        );

        let one = Summary::from_counts([100.0, 0.0], [1, 0]);
        assert_eq!(
            one,
            Summary {
                games: 1,
                mean: Some(100.0),
                sd: None,
                se: None,
                ci: None,
                support,
                blocks: None
            }
        );
    }

    #[test]
    fn five_wins_in_ten_games() {
        // Mean 50. Ten squared distances of 2500, over 9: SD = √2777.78 = 52.7046, SE = SD/√10 =
        // 16.6667. Both ends are 50 from the mean. Ten games at that distance are fewer than
        // thirty, so the interval has √((2777.78 + 3 × 2500/10)/10) = √352.778 = 18.78238 instead
        // of the SE: 50 ± 1.96 × 18.78238 = 50 ± 36.81347.
        let summary = Summary::from_counts([100.0, 0.0], [5, 5]);
        assert_eq!(summary.mean, Some(50.0));
        assert!((summary.sd.unwrap() - 52.704_627_669).abs() < 1e-9);
        assert!((summary.se.unwrap() - 50.0 / 3.0).abs() < 1e-12);
        let (low, high) = summary.ci.unwrap();
        let half = 1.96 * (3175.0_f64 / 9.0).sqrt();
        assert!((half - 36.813_47).abs() < 1e-5, "{half}");
        assert!((low - (50.0 - half)).abs() < 1e-12 && (high - (50.0 + half)).abs() < 1e-12);
        let (low, high) = summary.normal_interval().unwrap();
        assert!((low - (50.0 - 98.0 / 3.0)).abs() < 1e-12);
        assert!((high - (50.0 + 98.0 / 3.0)).abs() < 1e-12);
    }

    #[test]
    fn interval_is_reliable_from_thirty_games_on() {
        let [few, enough] = [14, 15].map(|wins| Summary::from_counts([100.0, 0.0], [wins, 15]));
        assert!(!few.is_reliable() && enough.is_reliable());
        assert_eq!((few.sum(), enough.sum()), (1400.0, 1500.0));
        assert_eq!((few.ci_from(30), enough.ci_from(30)), (None, enough.ci));
        assert!(few.ci_from(29).is_some());
    }

    #[test]
    fn exact_at_a_trillion_games() {
        // 3/8 of 10¹² wins is 37.5 exactly; p(1 − p) × 100² = 2343.75, to one part in 10¹².
        let summary = Summary::from_counts([100.0, 0.0], [375_000_000_000, 625_000_000_000]);
        assert_eq!(summary.mean, Some(37.5));
        assert!((summary.variance().unwrap() - 2343.75).abs() < 1e-8);
    }

    #[test]
    fn exact_with_large_cubes() {
        // 2³⁸ games are won and 2³⁸ lost for 1 point, half as many for 2 points, and so on up to 2²⁵.
        // These are n = 2 × (2³⁹ − 2¹³) games. Their squares add up to
        // 2 × 2³⁸ × (1 + 2 + … + 2²⁵) = 2³⁹ × (2²⁶ − 1).
        let cubes = (0..=25).map(|doublings| (2.0_f64.powi(doublings), 1_u64 << (38 - doublings)));
        let all = cubes.flat_map(|(cube, games)| [(cube, games), (-cube, games)]);
        let summary = Summary::from_counted(all, UNKNOWN);
        let n = (1_u64 << 40) - (1 << 14);
        assert_eq!((summary.games, summary.mean), (n, Some(0.0)));
        let variance = 2.0_f64.powi(39) * (2.0_f64.powi(26) - 1.0) / (n - 1) as f64;
        assert!((summary.variance().unwrap() / variance - 1.0).abs() < 1e-14);
        // All games but one win 2²⁵ points, and one loses as much. The mean is 2²⁶ / n below 2²⁵,
        // and the variance is (2²⁶)² / n.
        let n = 1_u64 << 40;
        let far = 2.0_f64.powi(25);
        let summary = Summary::from_counted([(far, n - 1), (-far, 1)].into_iter(), UNKNOWN);
        let below = far - summary.mean.unwrap();
        assert!(
            (below / 2.0_f64.powi(26 - 40) - 1.0).abs() < 1e-4,
            "{below}"
        );
        let variance = 2.0_f64.powi(52 - 40);
        assert!((summary.variance().unwrap() / variance - 1.0).abs() < 1e-11);
    }

    #[test]
    fn blocks_have_their_own_standard_error() {
        // Three blocks of four games with the means 1, 2 and 6: mean 3, variance (4 + 1 + 9) / 2 =
        // 7, SE √(7/3). A game counts as one of variance 4 × 7. Games within 2 of each other need
        // no imagined games: 28 × 11 is more than 30 × 2².
        let means = BlockMeans {
            count: 3,
            size: 4,
            mean: 3.0,
            variance: Some(7.0),
            proven: None,
        };
        let support = Support::observed(Bounds {
            low: 1.0,
            high: 5.0,
        });
        let summary = Summary::of_blocks(14, means, support);
        assert_eq!((summary.games, summary.mean), (14, Some(3.0)));
        assert!((summary.variance().unwrap() - 28.0).abs() < 1e-12);
        let se = (7.0_f64 / 3.0).sqrt();
        assert!((summary.se.unwrap() - se).abs() < 1e-12);
        // Student's t with two degrees of freedom.
        let (low, high) = summary.ci.unwrap();
        assert!((high - (3.0 + 4.302_652_73 * se)).abs() < 1e-7, "{high}");
        assert!((low + high - 6.0).abs() < 1e-12);
        assert!(summary.is_reliable());

        let bounds = Bounds {
            low: 0.0,
            high: 7.0,
        };
        let proven = Some(bounds);
        let bounded = Summary::of_blocks(14, BlockMeans { proven, ..means }, support);
        assert_eq!(bounded.ci, Some((0.0, 7.0)));
        // One block has no spread.
        let one = BlockMeans {
            count: 1,
            variance: None,
            ..means
        };
        let one = Summary::of_blocks(6, one, support);
        assert_eq!((one.mean, one.se, one.ci), (Some(3.0), None, None));
        assert!(!one.is_reliable());
    }

    #[test]
    fn equivalent_games_need_two_spreads() {
        assert_eq!(equivalent_games(50.0, 25.0), Some(4.0));
        assert_eq!(equivalent_games(50.0, 0.0), None);
        assert_eq!(equivalent_games(0.0, 25.0), None);
        assert_eq!(equivalent_games(50.0, 1e-14), None);
    }
}
