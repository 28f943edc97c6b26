//! Statistics of a number of games: mean, standard deviation, standard error, confidence interval.
//!
//! Results that can only take a few values are summed from *counts* of those values: integer counts cannot
//! drift, and another scoring of the same games needs the counts alone.

use super::interval;
use super::interval::Support;

pub use super::interval::Z95;

/// Below this many games an average has hardly begun: its interval should be shown as not yet to be relied on. (Mean ± 1.96
/// standard errors would cover the truth of the two-checker game in 89% at ten games, in 47% at two.)
pub const RELIABLE_FROM: u64 = 30;

/// A sample's statistics, in the unit of its values (percent of winning chances on the page). Undefined is
/// `None`: a mean needs one game, the rest two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// Number of games.
    pub games: u64,
    /// Mean of the games.
    pub mean: Option<f64>,
    /// Standard deviation *per game* (the sample's, divided by n − 1).
    pub sd: Option<f64>,
    /// Standard error of the mean: SD / √n. The article's "standard deviation" of a rollout.
    pub se: Option<f64>,
    /// 95% confidence interval for one look, after a number of games that was fixed beforehand: mean ± 1.96 standard errors,
    /// and wider where a few games make most of the spread (see [`interval`]). `None` also where all games
    /// were alike and no bounds are known that they keep.
    pub ci: Option<(f64, f64)>,
    /// How far the values of single games reach, as far as that is known.
    pub support: Support,
}

impl Summary {
    /// The statistics of a sample in which `counts[i]` games had the value `values[i]`. No game can have another value: those
    /// that no game had yet count for its intervals, too.
    // Not inlined: its many callers would each carry a copy into the WebAssembly module.
    #[inline(never)]
    #[must_use]
    pub fn from_counts<const N: usize>(values: [f64; N], counts: [u64; N]) -> Self {
        let support = Support::tight(interval::Bounds::enclosing(values));
        Self::from_counted(values.into_iter().zip(counts), support)
    }

    /// The statistics of values that each come with how many games had them, and that reach so far.
    #[inline]
    pub(crate) fn from_counted(
        counted: impl Iterator<Item = (f64, u64)> + Clone,
        support: Support,
    ) -> Self {
        let games: u64 = counted.clone().map(|(_, count)| count).sum();
        let n = games as f64;
        let mean = (games > 0).then(|| weighted_sum(counted.clone()) / n);
        let variance = mean.filter(|_| games > 1).map(|mean| {
            // Two passes, since the counts allow it: squared distances from the mean cannot cancel.
            let squares = counted.map(|(value, count)| ((value - mean) * (value - mean), count));
            weighted_sum(squares) / (n - 1.0)
        });
        Self::new(games, mean, variance, support)
    }

    /// The statistics that follow from a sample's mean and variance, if its values reach so far.
    pub(crate) fn new(
        games: u64,
        mean: Option<f64>,
        variance: Option<f64>,
        support: Support,
    ) -> Self {
        let sd = variance.map(f64::sqrt);
        let se = sd.and_then(|sd| standard_error(sd, games));
        let both = mean.zip(sd);
        let ci = both.and_then(|(mean, sd)| interval::interval(games, mean, sd, support));
        Self {
            games,
            mean,
            sd,
            se,
            ci,
            support,
        }
    }

    /// The sample variance per game.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        self.sd.map(|sd| sd * sd)
    }

    /// How far the further end of the 95% interval is from the mean; `None` where there is no interval.
    #[must_use]
    pub fn margin(&self) -> Option<f64> {
        let ((low, high), mean) = self.ci.zip(self.mean)?;
        Some((mean - low).max(high - mean))
    }

    /// The standard error by which a rollout may stop, as if five more games had ended as far away as a game can: see
    /// [`interval::UNSEEN_GAMES_BEFORE_STOP`]. Never below [`se`](Self::se).
    #[must_use]
    pub fn stopping_se(&self) -> Option<f64> {
        let (mean, sd) = (self.mean?, self.sd?);
        Some(interval::stopping_se(self.games, mean, sd, self.support))
    }

    /// Mean ± 1.96 standard errors, however few games make the spread: what the two-checker article and most programs
    /// print.
    #[must_use]
    pub fn normal_interval(&self) -> Option<(f64, f64)> {
        let (mean, width) = (self.mean?, Z95 * self.se?);
        Some((mean - width, mean + width))
    }
}

/// Returns the standard error of the mean of `games` games with standard deviation `sd`; `None` for no games.
#[must_use]
pub fn standard_error(sd: f64, games: u64) -> Option<f64> {
    (games > 0).then(|| sd / (games as f64).sqrt())
}

/// Sum of the values, each as often as it was counted; 0, not −0, where there is nothing to sum.
#[inline]
pub(crate) fn weighted_sum(counted: impl Iterator<Item = (f64, u64)>) -> f64 {
    let sum: f64 = counted.map(|(value, count)| value * count as f64).sum();
    sum + 0.0
}

/// Standard deviations up to this many percentage points are rounding noise of a spread that is exactly 0.
pub(crate) const ROUNDING: f64 = 1e-9;

/// How many plain games one reduced game is worth: Var(plain) / Var(reduced).
///
/// `None` unless both standard deviations (in points) are above rounding noise: one game of an estimate
/// without spread would be worth infinitely many. The caller knows whether the reduced mean is unbiased; a
/// biased one is worth nothing however small its spread.
#[must_use]
pub fn equivalent_games(plain_sd: f64, reduced_sd: f64) -> Option<f64> {
    (plain_sd > ROUNDING && reduced_sd > ROUNDING).then(|| {
        let ratio = plain_sd / reduced_sd;
        ratio * ratio
    })
}

#[cfg(test)]
mod tests {
    use super::super::interval::Bounds;
    use super::*;

    /// Nothing is known of games, and none was seen.
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
                support
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
                support
            }
        );
    }

    #[test]
    fn five_wins_in_ten_games() {
        // Mean 50; ten squared distances of 2500, over 9: SD = √2777.78 = 52.7046, SE = SD/√10 = 16.6667. Both ends are 50 away
        // from the mean, and ten games that far are less than thirty: the interval has √((2777.78 + 3 × 2500/10)/10) =
        // √352.778 = 18.78238 in place of the SE, 50 ± 1.96 × 18.78238 = 50 ± 36.81347.
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
    fn exact_at_a_trillion_games() {
        // 3/8 of 10¹² wins is 37.5 exactly; p(1 − p) × 100² = 2343.75, to one part in 10¹².
        let summary = Summary::from_counts([100.0, 0.0], [375_000_000_000, 625_000_000_000]);
        assert_eq!(summary.mean, Some(37.5));
        assert!((summary.variance().unwrap() - 2343.75).abs() < 1e-8);
    }

    #[test]
    fn exact_with_large_cubes() {
        // 2³⁸ games each won and lost for 1 point, half as many for 2, and so on up to 2²⁵ points: n = 2 × (2³⁹ − 2¹³)
        // games, squares 2 × 2³⁸ × (1 + 2 + … + 2²⁵) = 2³⁹ × (2²⁶ − 1).
        let cubes = (0..=25).map(|doublings| (2.0_f64.powi(doublings), 1_u64 << (38 - doublings)));
        let all = cubes.flat_map(|(cube, games)| [(cube, games), (-cube, games)]);
        let summary = Summary::from_counted(all, UNKNOWN);
        let n = (1_u64 << 40) - (1 << 14);
        assert_eq!((summary.games, summary.mean), (n, Some(0.0)));
        let variance = 2.0_f64.powi(39) * (2.0_f64.powi(26) - 1.0) / (n - 1) as f64;
        assert!((summary.variance().unwrap() / variance - 1.0).abs() < 1e-14);
        // 2²⁵ points for every game but one, which is lost: the mean is 2²⁶ / n below 2²⁵, the variance (2²⁶)² / n.
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
    fn equivalent_games_need_two_spreads() {
        assert_eq!(equivalent_games(50.0, 25.0), Some(4.0));
        assert_eq!(equivalent_games(50.0, 0.0), None);
        assert_eq!(equivalent_games(0.0, 25.0), None);
        assert_eq!(equivalent_games(50.0, 1e-14), None);
    }
}
