//! The ordinary 95% interval of a mean: for one look, after a number of games that was fixed beforehand.
//!
//! It is mean ± 1.96 standard errors where many games share the spread. Where a few games make most of it, that interval is
//! too narrow: a rollout that has not yet seen its rare outcome knows nothing of it. There each end moves out as if
//! [`UNSEEN_GAMES`] more games had ended as far away on that side as a game can:
//!
//! > variance + 3 · distance² / games   instead of the variance,
//!
//! though not beyond what a game can be.
//!
//! Three is the *rule of three*: an event that n games have not shown has, with 95% confidence, a chance of at most 3/n
//! (J. A. Hanley and A. Lippman-Hand, *If nothing goes wrong, is everything all right?*, JAMA 249, 1983). A. Agresti
//! and B. A. Coull also add a few imaginary games, to mend the interval of a proportion (*Approximate is better than
//! "exact" for interval estimation of binomial proportions*, The American Statistician 52, 1998). `docs/accuracy.md`
//! says how often the interval misses.

use super::score::{Score, Unit};

/// Half the width of a 95% confidence interval, in standard errors: the 97.5% quantile of the normal
/// distribution, to the two decimals that every backgammon program uses.
pub const Z95: f64 = 1.96;

/// Number of unseen games that the interval imagines, as far away as a game can be.
pub const UNSEEN_GAMES: f64 = 3.0;

/// How many games a rollout imagines that stops at a standard error.
///
/// A rollout that happens to have seen fewer of the rare games that make its spread stops sooner, and so it is biased.
/// Let such games come with a chance p, count 1 and all others 0, and let K of them be imagined. With the requested
/// standard error r, the rollout stops at the n games of which np = m are such games and n² = (m + K) / r². Then n
/// rises by n²/(r²(2n² − m/r²)) for each unit of the average, whose variance is p/n. By Wald's identity the average is
/// off by −1/n times the covariance of both. That is m / ((m + 2K)√(m + K)) · r, at most 0.30/√K · r, at m = 3.4 K.
/// Five make it 0.134 · r.
pub const UNSEEN_GAMES_BEFORE_STOP: f64 = 5.0;

/// No game is imagined where the spread equals that of at least this many games as far away as a game can be.
pub const ENOUGH_EXTREME_GAMES: f64 = 30.0;

/// A rollout with fewer games that ended otherwise than most has hardly seen what games like them come to.
const MIN_NON_MODAL_GAMES: u64 = 10;

/// A lowest and a highest value of single games, in the unit of a summary (percent or points).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// No game is below.
    pub low: f64,
    /// No game is above.
    pub high: f64,
}

/// A lowest and a highest score of single games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreBounds {
    /// No game is below.
    pub low: Score,
    /// No game is above.
    pub high: Score,
    /// Whether games come near enough to them that the ordinary interval has to allow for such games. Bounds that
    /// hold only because a luck estimate might be absurd, or because a cube might be turned nine times, are not tight.
    pub tight: bool,
}

/// The values that single games can have, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Support {
    /// Bounds that every game keeps; `None` where none are known. The [any-time interval] rests on them.
    ///
    /// [any-time interval]: super::confidence_sequence
    pub proven: Option<Bounds>,
    /// Bounds that the ordinary interval uses: the proven ones, if they are tight, or else those of the games seen.
    pub likely: Bounds,
}

impl Bounds {
    /// Bounds of no value: every value widens them.
    pub const EMPTY: Self = Self {
        low: f64::INFINITY,
        high: f64::NEG_INFINITY,
    };

    /// The bounds of these values.
    #[must_use]
    pub fn enclosing(values: impl IntoIterator<Item = f64>) -> Self {
        values.into_iter().fold(Self::EMPTY, |bounds, value| Self {
            low: bounds.low.min(value),
            high: bounds.high.max(value),
        })
    }

    /// The bounds of the values of either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// The bounds of such values times a factor.
    #[must_use]
    pub fn scaled(self, factor: f64) -> Self {
        Self::enclosing([factor * self.low, factor * self.high])
    }

    /// The bounds of sums of one value of each.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }
}

impl ScoreBounds {
    /// Bounds that games come near.
    #[must_use]
    pub const fn tight(low: Score, high: Score) -> Self {
        Self {
            low,
            high,
            tight: true,
        }
    }

    /// The bounds as people read them.
    #[must_use]
    pub fn in_unit(self, unit: Unit) -> Bounds {
        Bounds {
            low: self.low.in_unit(unit),
            high: self.high.in_unit(unit),
        }
    }
}

impl Support {
    /// Proven bounds that games come near.
    #[must_use]
    pub const fn tight(bounds: Bounds) -> Self {
        Self {
            proven: Some(bounds),
            likely: bounds,
        }
    }

    /// Nothing but the lowest and the highest game seen.
    #[must_use]
    pub const fn observed(seen: Bounds) -> Self {
        Self {
            proven: None,
            likely: seen,
        }
    }

    /// Whether the ordinary interval reckons with proven bounds.
    fn is_tight(&self) -> bool {
        self.proven == Some(self.likely)
    }

    /// How far games reach if a sampler knows these bounds, and these are the lowest and the highest game seen.
    #[must_use]
    pub fn new(bounds: Option<ScoreBounds>, unit: Unit, seen: Bounds) -> Self {
        let Some(known) = bounds else {
            return Self::observed(seen);
        };
        let proven = known.in_unit(unit);
        Self {
            proven: Some(proven),
            likely: if known.tight { proven } else { seen },
        }
    }

    /// How far games with luck subtracted reach of which this is known, if so many of them have ended otherwise than most.
    ///
    /// Where no tight bounds are known, games are likely to reach as far as those seen. But while hardly any has ended otherwise
    /// than most, one that does may be as far away as a result: nobody knows yet how well its luck is estimated.
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

/// The standard error of a mean after so many games with this standard deviation, as if so many unseen games had ended this far
/// away.
fn cautious_se(games: u64, sd: f64, distance: f64, unseen: f64) -> f64 {
    let n = games as f64;
    let square = distance * distance;
    // The spread of all games, in games this far away.
    if sd * sd * (n - 1.0) >= ENOUGH_EXTREME_GAMES * square {
        return sd / n.sqrt();
    }
    ((sd * sd + unseen * square / n) / n).sqrt()
}

/// The standard errors of a mean towards either end of its interval.
pub(crate) fn two_sided_se(games: u64, mean: f64, sd: f64, support: Support) -> [f64; 2] {
    let Bounds { low, high } = support.likely;
    [mean - low, high - mean].map(|distance| cautious_se(games, sd, distance, UNSEEN_GAMES))
}

/// The 95% interval of a mean after so many games, with this standard deviation of a game. `None` where it would have no width
/// although games may differ: where all were alike, and no bounds are known that they keep.
pub(crate) fn interval(games: u64, mean: f64, sd: f64, support: Support) -> Option<(f64, f64)> {
    let [below, above] = two_sided_se(games, mean, sd, support);
    let usual = Z95 * (sd / (games as f64).sqrt());
    // Imagined games move no end further than to themselves.
    let low = (mean - Z95 * below).max((mean - usual).min(support.likely.low));
    let high = (mean + Z95 * above).min((mean + usual).max(support.likely.high));
    (low < high || support.is_tight()).then_some((low, high))
}

/// The standard error that decides whether a rollout may stop.
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
        // 4 of 100 won: variance 4 × 96 / 99 = 3.878788 of 0 and 10. The spread is that of 100 × 0.0384 × 100 / 0.16 = 2400 games
        // as far below as a loss, and of 4.2 as far above as a win: only above are three more imagined.
        // Above: √((3.878788 + 3 × 9.6² / 100) / 100) = √0.06643588 = 0.2577516; below: √0.03878788 = 0.1969464.
        let summary = Summary::from_counts([10.0, 0.0], [4, 96]);
        let (low, high) = summary.ci.unwrap();
        assert!((high - (0.4 + 1.96 * 0.257_751_6)).abs() < 1e-6, "{high}");
        assert!((low - (0.4 - 1.96 * 0.196_946_4)).abs() < 1e-6, "{low}");
        assert_eq!(summary.margin(), Some(high - 0.4));
    }

    #[test]
    fn interval_without_wins_leaves_room_for_wins() {
        // 1.96 × √3 × 100 / n, at the most 100: 3.3948 after a hundred games. Below zero there is nothing.
        for (games, expected) in [(2, 100.0), (100, 3.394_82), (10_000, 0.033_948)] {
            let (low, high) = Summary::from_counts([100.0, 0.0], [0, games]).ci.unwrap();
            assert_eq!(low, 0.0);
            assert!((high - expected).abs() < 1e-4, "{high} after {games}");
        }
    }

    #[test]
    fn equal_games_need_tight_bounds_for_an_interval() {
        let same = |reach| Summary::new(50, Some(3.0), Some(0.0), reach).ci;
        let three = Bounds::enclosing([3.0]);
        assert_eq!(same(Support::observed(three)), None);
        assert_eq!(same(Support::tight(three)), Some((3.0, 3.0)));
        let (low, high) = same(Support::tight(Bounds::enclosing([-1.0, 3.0]))).unwrap();
        assert!((low - (3.0 - 1.96 * 3.0_f64.sqrt() * 4.0 / 50.0)).abs() < 1e-12);
        assert_eq!(high, 3.0);
        // Bounds that games do not come near are for the any-time interval alone.
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
        // Of as many wins as losses thirty games as far away would spread less: the standard error itself.
        let even = Summary::from_counts([100.0, 0.0], [50, 50]);
        assert_eq!(even.stopping_se(), even.se);
    }

    #[test]
    fn thirty_extreme_games_give_the_normal_interval() {
        // Of 1000 games w won: (n − 1) SD² = w (1 − w/n) against 30 (1 − w/n)², which is less from w = 30 × (1 − w/1000) on: 29.1.
        for (won, is_usual) in [(29, false), (30, true)] {
            let summary = Summary::from_counts([1.0, 0.0], [won, 1000 - won]);
            assert_eq!(summary.ci == summary.normal_interval(), is_usual, "{won}");
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
