//! The ordinary 95% interval of a mean: for one look, after a number of games that was fixed
//! beforehand.
//!
//! Where many games share the spread, it is mean ± 1.96 standard errors. Where a few games make
//! most of the spread, that interval is too narrow: a rollout that has not yet seen its rare
//! outcome can't know about it. There the variance of each end grows as if [`UNSEEN_GAMES`] more
//! games had ended at the farthest possible value on that side:
//!
//! > variance + 3 · distance² / games   instead of the variance.
//!
//! An end never moves beyond that value.
//!
//! Three comes from the *rule of three*. An event that n games have not shown has, with 95%
//! confidence, a chance of at most 3/n (J. A. Hanley and A. Lippman-Hand, *If nothing goes wrong,
//! is everything all right?*, JAMA 249, 1983). A. Agresti and B. A. Coull also add a few imaginary
//! games, to improve the interval of a proportion (*Approximate is better than "exact" for interval
//! estimation of binomial proportions*, The American Statistician 52, 1998). `docs/accuracy.md`
//! says how often the interval misses.
//!
//! ```
//! use rollout_lab::stats::summary::Summary;
//!
//! // A side loses all of 100 games. Their spread is 0, but three more games may have been wins:
//! // the variance of the upper end is 3 · 100² / 100 = 300.
//! let lost = Summary::from_counts([100.0, 0.0], [0, 100]);
//! let (low, high) = lost.ci.unwrap();
//! assert_eq!(low, 0.0);
//! assert!((high - 1.96 * (300.0_f64 / 100.0).sqrt()).abs() < 1e-9);
//! ```

use super::score::{Score, Unit};
use crate::codec::{Codec, DecodeError};

/// Half the width of a 95% confidence interval, in standard errors.
///
/// It is the 97.5% quantile of the normal distribution, to the two decimals that every backgammon
/// program uses.
pub const Z95: f64 = 1.96;

/// The number of imagined unseen games, each at the farthest possible value.
pub const UNSEEN_GAMES: f64 = 3.0;

/// The number of imagined games in a rollout that stops at a standard error.
///
/// A rollout that happens to have seen fewer of the rare games that make its spread stops sooner,
/// and so it is biased. Suppose such games come with a chance p and count 1, and all others count
/// 0. Let K of them be imagined. With the requested standard error r, the rollout stops at n games
/// with np = m such games, where n² = (m + K) / r². Then n rises by n²/(r²(2n² − m/r²)) for each
/// unit of the mean, whose variance is p/n.
///
/// By Wald's identity the mean is off by −1/n times the covariance of both. That is m / ((m +
/// 2K)√(m + K)) · r, at most 0.30/√K · r, at m = 3.4 K. Five imagined games make it 0.134 · r.
pub const UNSEEN_GAMES_BEFORE_STOP: f64 = 5.0;

/// The number of games at the farthest possible value whose spread makes imagined games
/// unnecessary.
pub(crate) const ENOUGH_EXTREME_GAMES: f64 = 30.0;

/// The number of games without the most common result below which observed bounds are not trusted.
const MIN_NON_MODAL_GAMES: u64 = 10;

/// A lowest and a highest value of single games, in the unit of a summary (percent or points).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bounds {
    /// The lower bound of all games.
    pub low: f64,
    /// The upper bound of all games.
    pub high: f64,
}

/// A lowest and a highest score of single games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreBounds {
    /// The lower bound of all games.
    pub low: Score,
    /// The upper bound of all games.
    pub high: Score,
    /// Whether games come so near to the bounds that the ordinary interval has to allow for such
    /// games.
    ///
    /// Bounds are not tight if they hold only because a luck estimate might be absurd, or because a
    /// cube might be turned nine times.
    pub tight: bool,
}

/// The range of values that single games can have, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Support {
    /// Bounds that no game can exceed; `None` if none are known. The [any-time interval] relies on
    /// them.
    ///
    /// [any-time interval]: super::confidence_sequence
    pub proven: Option<Bounds>,
    /// Bounds that the ordinary interval uses: the proven ones if they are tight, otherwise those
    /// of the observed games.
    pub likely: Bounds,
}

impl Bounds {
    /// The bounds of no value; any value widens them.
    pub(crate) const EMPTY: Self = Self {
        low: f64::INFINITY,
        high: f64::NEG_INFINITY,
    };

    /// Returns the bounds of these values.
    #[must_use]
    pub(crate) fn enclosing(values: impl IntoIterator<Item = f64>) -> Self {
        values.into_iter().fold(Self::EMPTY, |bounds, value| Self {
            low: bounds.low.min(value),
            high: bounds.high.max(value),
        })
    }

    /// Returns the bounds that enclose both `self` and `other`.
    #[must_use]
    pub(crate) const fn union(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// Returns the bounds of the values times a factor of either sign.
    #[must_use]
    pub(crate) fn scaled(self, factor: f64) -> Self {
        Self::enclosing([factor * self.low, factor * self.high])
    }

    /// Returns the bounds of sums of one value within `self` and one within `other`.
    #[must_use]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }
}

impl ScoreBounds {
    /// Creates tight bounds, which games come near.
    #[must_use]
    pub const fn tight(low: Score, high: Score) -> Self {
        Self {
            low,
            high,
            tight: true,
        }
    }

    /// Converts the bounds to percent or points.
    #[must_use]
    pub(crate) fn in_unit(self, unit: Unit) -> Bounds {
        Bounds {
            low: self.low.in_unit(unit),
            high: self.high.in_unit(unit),
        }
    }
}

impl Codec for ScoreBounds {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.low.encode(bytes);
        self.high.encode(bytes);
        self.tight.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(Self {
            low: Score::decode(bytes)?,
            high: Score::decode(bytes)?,
            tight: bool::decode(bytes)?,
        })
    }
}

impl Support {
    /// Creates a support with proven and tight bounds.
    #[must_use]
    pub(crate) const fn tight(bounds: Bounds) -> Self {
        Self {
            proven: Some(bounds),
            likely: bounds,
        }
    }

    /// Creates a support with nothing but the lowest and the highest observed game.
    #[must_use]
    pub(crate) const fn observed(bounds: Bounds) -> Self {
        Self {
            proven: None,
            likely: bounds,
        }
    }

    /// Whether the ordinary interval uses proven bounds.
    fn is_tight(&self) -> bool {
        self.proven == Some(self.likely)
    }

    /// Creates a support from the bounds that a sampler knows, if any, and those of the observed
    /// games.
    #[must_use]
    pub fn new(bounds: Option<ScoreBounds>, unit: Unit, observed: Bounds) -> Self {
        let Some(known) = bounds else {
            return Self::observed(observed);
        };
        let proven = known.in_unit(unit);
        Self {
            proven: Some(proven),
            likely: if known.tight { proven } else { observed },
        }
    }

    /// Widens the likely bounds of reduced games while hardly any game lacks the most common
    /// result.
    ///
    /// `non_modal` is the number of games without that result, and `results` has the bounds of
    /// results. Without tight bounds, games are assumed to stay within the observed ones. But while
    /// rare results are nearly unobserved, their luck may be estimated badly. Then a reduced game
    /// may be as far away as a result.
    pub(crate) fn widened_while_rare(self, non_modal: u64, results: Bounds) -> Self {
        if non_modal >= MIN_NON_MODAL_GAMES || self.is_tight() {
            return self;
        }
        Self {
            likely: self.likely.union(results),
            ..self
        }
    }
}

/// Returns the standard error of a mean with `unseen` imagined games at `distance` from it.
///
/// `sd` is the observed standard deviation of a game, in the unit of `distance`.
fn cautious_se(games: u64, sd: f64, distance: f64, unseen: f64) -> f64 {
    let n = games as f64;
    let square = distance * distance;
    // The observed spread equals that of at least this many games at `distance`.
    if sd * sd * (n - 1.0) >= ENOUGH_EXTREME_GAMES * square {
        return sd / n.sqrt();
    }
    ((sd * sd + unseen * square / n) / n).sqrt()
}

/// Returns the standard errors of a mean for the lower and the upper end of its interval.
pub(crate) fn two_sided_se(games: u64, mean: f64, sd: f64, support: Support) -> [f64; 2] {
    let Bounds { low, high } = support.likely;
    [mean - low, high - mean].map(|distance| cautious_se(games, sd, distance, UNSEEN_GAMES))
}

/// Returns the 95% interval of a mean after `games` games with standard deviation `sd`.
///
/// `None` if the interval would have no width although games may differ. That is the case where all
/// games were alike and no tight bounds are known.
pub(crate) fn interval(games: u64, mean: f64, sd: f64, support: Support) -> Option<(f64, f64)> {
    let [below, above] = two_sided_se(games, mean, sd, support);
    let normal = Z95 * (sd / (games as f64).sqrt());
    // Imagined games move an end no further than to their own value.
    let low = (mean - Z95 * below).max((mean - normal).min(support.likely.low));
    let high = (mean + Z95 * above).min((mean + normal).max(support.likely.high));
    (low < high || support.is_tight()).then_some((low, high))
}

/// Returns the standard error that decides whether a rollout may stop, for the wider side.
pub(crate) fn stopping_se(games: u64, mean: f64, sd: f64, support: Support) -> f64 {
    let Bounds { low, high } = support.likely;
    let furthest = (mean - low).max(high - mean);
    cautious_se(games, sd, furthest, UNSEEN_GAMES_BEFORE_STOP)
}

#[cfg(test)]
mod tests {
    use super::super::summary::Summary;
    use super::*;

    #[test]
    fn each_end_widens_by_its_own_distance() {
        // 4 of 100 games won, at values 0 and 10: variance 4 × 96 / 99 = 3.878788. The spread
        // equals that of 100 × 0.0384 × 100 / 0.16 = 2400 games as far below as a loss, or of 4.2
        // games as far above as a win. So three more games are imagined only above. Above:
        // √((3.878788 + 3 × 9.6² / 100) / 100) = √0.06643588 = 0.2577516; below: √0.03878788 =
        // 0.1969464.
        let summary = Summary::from_counts([10.0, 0.0], [4, 96]);
        let (low, high) = summary.ci.unwrap();
        assert!((high - (0.4 + 1.96 * 0.257_751_6)).abs() < 1e-6, "{high}");
        assert!((low - (0.4 - 1.96 * 0.196_946_4)).abs() < 1e-6, "{low}");
        assert_eq!(summary.margin(), Some(high - 0.4));
    }

    #[test]
    fn interval_without_wins_leaves_room_for_wins() {
        // The upper end is 1.96 × √3 × 100 / n, at most 100: 3.3948 after a hundred games. The
        // lower end is 0.
        for (games, expected) in [(2, 100.0), (100, 3.394_82), (10_000, 0.033_948)] {
            let (low, high) = Summary::from_counts([100.0, 0.0], [0, games]).ci.unwrap();
            assert_eq!(low, 0.0);
            assert!((high - expected).abs() < 1e-4, "{high} after {games}");
        }
    }

    #[test]
    fn equal_games_need_tight_bounds_for_an_interval() {
        let same = |support| Summary::new(50, Some(3.0), Some(0.0), support).ci;
        let three = Bounds::enclosing([3.0]);
        assert_eq!(same(Support::observed(three)), None);
        assert_eq!(same(Support::tight(three)), Some((3.0, 3.0)));
        let (low, high) = same(Support::tight(Bounds::enclosing([-1.0, 3.0]))).unwrap();
        assert!((low - (3.0 - 1.96 * 3.0_f64.sqrt() * 4.0 / 50.0)).abs() < 1e-12);
        assert_eq!(high, 3.0);
        // The ordinary interval ignores bounds that are not tight.
        let wide = Support {
            proven: Some(Bounds::enclosing([-8.0, 8.0])),
            likely: three,
        };
        assert_eq!(same(wide), None);
    }

    #[test]
    fn stopping_se_uses_the_wider_side() {
        // √((0 + 5 × 100² / 50) / 50) = √20 = 4.472136.
        let summary = Summary::from_counts([100.0, 0.0], [0, 50]);
        assert!((summary.stopping_se().unwrap() - 4.472_136).abs() < 1e-6);
        // 50 wins and 50 losses spread more than thirty games at the farthest value, so nothing is
        // added.
        let even = Summary::from_counts([100.0, 0.0], [50, 50]);
        assert_eq!(even.stopping_se(), even.se);
    }

    #[test]
    fn thirty_extreme_games_give_the_normal_interval() {
        // w of n = 1000 games won: (n − 1) SD² = w (1 − w/n) is compared with 30 (1 − w/n)². The
        // latter is smaller from w = 30 × (1 − w/1000) = 29.1 on.
        for (won, is_normal) in [(29, false), (30, true)] {
            let summary = Summary::from_counts([1.0, 0.0], [won, 1000 - won]);
            assert_eq!(summary.ci == summary.normal_interval(), is_normal, "{won}");
        }
    }

    #[test]
    fn bounds_arithmetic() {
        let bounds = Bounds::enclosing([1.0, -2.0, 0.5]);
        assert_eq!((bounds.low, bounds.high), (-2.0, 1.0));
        assert_eq!(bounds.scaled(-3.0), Bounds::enclosing([6.0, -3.0]));
        assert_eq!(
            bounds.plus(Bounds::enclosing([10.0, 20.0])),
            Bounds::enclosing([8.0, 21.0])
        );
        assert_eq!(
            bounds.union(Bounds::enclosing([4.0])),
            Bounds::enclosing([-2.0, 4.0])
        );
        assert_eq!(Bounds::EMPTY.union(bounds), bounds);
    }
}
