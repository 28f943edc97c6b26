//! The ordinary 95% interval of a mean: for one look, after a number of games that was fixed beforehand.
//!
//! It is mean ± 1.96 standard errors where many games share the spread. Where a few games make most of it, that interval is
//! too narrow: a rollout that has not yet seen its rare outcome knows nothing of it. There each end moves out as if
//! [`UNSEEN`] more games had ended as far away on that side as a game can:
//!
//! > variance + 3 · distance² / games   in place of the variance.
//!
//! Three is the *rule of three*: an event that n games have not shown has, with 95% confidence, a chance of at most 3/n
//! (J. A. Hanley and A. Lippman-Hand, *If nothing goes wrong, is everything all right?*, JAMA 249, 1983). Adding a few games
//! that nobody played is also how A. Agresti and B. A. Coull mend the interval of a proportion (*Approximate is better than
//! "exact" for interval estimation of binomial proportions*, The American Statistician 52, 1998). `docs/accuracy.md` says how
//! often the interval misses.

use crate::score::{Score, Unit};

/// Half the width of a 95% confidence interval, in standard errors: the 97.5% quantile of the normal
/// distribution, to the two decimals that every backgammon program uses.
pub const Z95: f64 = 1.96;

/// How many games the interval imagines that nobody has seen, as far away as a game can be.
pub const UNSEEN: f64 = 3.0;

/// How many games a rollout imagines that stops at a standard error.
///
/// It stops sooner where it happens to have seen fewer of the rare games that make its spread, and so it is biased. Let
/// such games come with a chance p, count 1 and all others 0, and let K of them be imagined. The rollout stops where n games
/// with np = m of them have n² = (m + K) / r², if r is the standard error that was asked for. Then n rises by
/// n²/(r²(2n² − m/r²)) for each unit of the average, whose variance is p/n; by Wald's identity the average is off by −1/n times
/// the covariance of both, which is m / ((m + 2K)√(m + K)) · r: 0.30/√K · r at most, at m = 3.4 K. Five make it 0.134 · r.
pub const UNSEEN_BEFORE_STOP: f64 = 5.0;

/// No game is imagined where the spread is that of at least so many games as far away as a game can be.
pub const ENOUGH: f64 = 30.0;

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
    /// Whether games come near enough to them that the ordinary interval has to reckon with such games. Bounds that
    /// hold only because a luck estimate might be absurd, or because a cube might be turned nine times, are not tight.
    pub tight: bool,
}

/// The values that single games can have, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// Bounds that every game keeps; `None` where none are known. The [any-time interval] rests on them.
    ///
    /// [any-time interval]: crate::confidence_sequence
    pub proven: Option<Bounds>,
    /// Bounds that the ordinary interval reckons with: the proven ones, if they are tight, or else those of the games seen.
    pub likely: Bounds,
}

impl Bounds {
    /// Bounds of no value: every value widens them.
    pub const NONE: Self = Self {
        low: f64::INFINITY,
        high: f64::NEG_INFINITY,
    };

    /// The bounds of these values.
    #[must_use]
    pub fn of(values: impl IntoIterator<Item = f64>) -> Self {
        values.into_iter().fold(Self::NONE, |bounds, value| Self {
            low: bounds.low.min(value),
            high: bounds.high.max(value),
        })
    }

    /// The bounds of the values of either.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// The bounds of such values times a factor.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self::of([factor * self.low, factor * self.high])
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

impl Reach {
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
    pub const fn seen(seen: Bounds) -> Self {
        Self {
            proven: None,
            likely: seen,
        }
    }

    /// Whether the ordinary interval reckons with proven bounds.
    fn is_tight(&self) -> bool {
        self.proven == Some(self.likely)
    }

    /// What follows of bounds that a sampler knows, and of the lowest and the highest game seen.
    #[must_use]
    pub fn of(known: Option<ScoreBounds>, unit: Unit, seen: Bounds) -> Self {
        let Some(known) = known else {
            return Self::seen(seen);
        };
        let proven = known.in_unit(unit);
        Self {
            proven: Some(proven),
            likely: if known.tight { proven } else { seen },
        }
    }
}

/// The standard error of a mean after so many games with this standard deviation, as if so many unseen games had ended this far
/// away.
fn cautious_se(games: u64, sd: f64, distance: f64, unseen: f64) -> f64 {
    let n = games as f64;
    let square = distance * distance;
    // The spread of all games, in games this far away.
    if sd * sd * (n - 1.0) >= ENOUGH * square {
        return sd / n.sqrt();
    }
    ((sd * sd + unseen * square / n) / n).sqrt()
}

/// The standard errors of a mean towards either end of its interval.
pub(crate) fn both_se(games: u64, mean: f64, sd: f64, reach: Reach) -> [f64; 2] {
    let Bounds { low, high } = reach.likely;
    [mean - low, high - mean].map(|distance| cautious_se(games, sd, distance, UNSEEN))
}

/// The 95% interval of a mean after so many games, with this standard deviation of a game. `None` where it would have no width
/// although games may differ: where all were alike, and no bounds are known that they keep.
pub(crate) fn interval(games: u64, mean: f64, sd: f64, reach: Reach) -> Option<(f64, f64)> {
    let [below, above] = both_se(games, mean, sd, reach);
    let (low, high) = (mean - Z95 * below, mean + Z95 * above);
    (low < high || reach.is_tight()).then_some((low, high))
}

/// The standard error that decides whether a rollout may stop.
pub(crate) fn stopping_se(games: u64, mean: f64, sd: f64, reach: Reach) -> f64 {
    let Bounds { low, high } = reach.likely;
    let furthest = (mean - low).max(high - mean);
    cautious_se(games, sd, furthest, UNSEEN_BEFORE_STOP)
}
