//! The any-time interval of games with known bounds, proven by betting.
//!
//! Consider the claim that games average m. A gambler doubts it. Before each game she stakes a
//! fraction u of her capital on the game being above m. Let a be the lowest value that a game can
//! have. A game of value x multiplies her capital by
//!
//! > 1 + u(x − m) / (m − a),   0 < u < 1.
//!
//! This factor is never negative. If the claim is true, it is 1 on average, so her capital is a
//! martingale. By Ville's inequality it then grows to 40 times its beginning in at most one of 40
//! rollouts, however long they go on. A claim that multiplies her capital by 40 is refuted.
//!
//! A second gambler stakes on games below m. In 95 of 100 rollouts neither gambler ever refutes the
//! truth. These are the *betting confidence sequences* of Ian Waudby-Smith and Aaditya Ramdas,
//! *Estimating means of bounded random variables by betting*, Journal of the Royal Statistical
//! Society B 86 (2024), [arXiv:2010.09686](https://arxiv.org/abs/2010.09686).
//!
//! Here each gambler divides her capital among constant fractions u. With y = (x − m)/(m − a) ≥ −1
//! the logarithm of a factor is
//!
//! > ln(1 + uy) ≥ uy − ψ(u) y²,   ψ(u) = −ln(1 − u) − u,
//!
//! an inequality of Xiequan Fan, Ion Grama and Quansheng Liu (*Exponential inequalities for
//! martingales with applications*, Electronic Journal of Probability 20, 2015). So the number of
//! games, their mean and their variance give a lower bound of the capital. The interval then does
//! not depend on the order of games. Chunks of games can be merged, and another luck table is
//! scored at once. Bets that depend on earlier games would make the early interval narrower, but
//! lose all three properties.

use super::interval::Bounds;

/// The number of fractions among which the capital is divided.
const BET_COUNT: usize = 21;

/// The largest fraction. Each other one is half the one before; the smallest, 9e-7, still suits
/// 10¹² games.
const MAX_FRACTION: f64 = 0.9;

/// The multiple of the initial capital that refutes a claim: 1/40 is 2.5%, for each of the two
/// gamblers.
const REFUTING_CAPITAL: f64 = 40.0;

/// The natural logarithm of [`REFUTING_CAPITAL`].
const LN_REFUTING_CAPITAL: f64 = 3.688_879_454_113_936;

/// The precision of an end of the interval, relative to its distance from the mean.
const PRECISION: f64 = 1e-4;

/// A constant bet on every game.
#[derive(Clone, Copy)]
struct Bet {
    /// The fraction u of the capital that is staked, 0..1.
    fraction: f64,
    /// ψ(u) = −ln(1 − u) − u.
    psi: f64,
    /// The share of the initial capital that this bet manages, 0..1.
    share: f64,
}

/// All bets, the largest fraction first.
///
/// Shares fall as 1/(j + 2). Small fractions have no natural end, and large ones decide early.
static BET_TABLE: [Bet; BET_COUNT] = {
    let mut bets = [Bet {
        fraction: 0.0,
        psi: 0.0,
        share: 0.0,
    }; BET_COUNT];
    let (mut j, mut fraction, mut total_share) = (0, MAX_FRACTION, 0.0);
    while j < BET_COUNT {
        bets[j] = Bet {
            fraction,
            psi: psi(fraction),
            share: 1.0 / (j + 2) as f64,
        };
        total_share += bets[j].share;
        fraction /= 2.0;
        j += 1;
    }
    j = 0;
    while j < BET_COUNT {
        bets[j].share /= total_share;
        j += 1;
    }
    bets
};

/// Returns ψ(u) = −ln(1 − u) − u = u²/2 + u³/3 + …
///
/// The terms from the 400th on add less than 10⁻¹⁹ for u ≤ 0.9.
const fn psi(fraction: f64) -> f64 {
    let (mut k, mut power, mut sum) = (2, fraction * fraction, 0.0);
    while k < 400 {
        sum += power / k as f64;
        power *= fraction;
        k += 1;
    }
    sum
}

/// The moments of the games so far, as the gambler sees them who bets on games above a claim.
///
/// The second gambler's moments are those of the negated games.
#[derive(Clone, Copy)]
struct GameMoments {
    /// The number of games.
    count: f64,
    /// The sum of squared distances from the mean of the games.
    squares: f64,
    /// The mean of the games minus the lowest value that a game can have.
    room: f64,
}

impl GameMoments {
    /// Whether the claim is refuted that the true mean lies `below` under the mean of these games.
    fn refutes(self, below: f64) -> bool {
        // m − a: how far the claimed mean is above the lowest value.
        let least = self.room - below;
        if least <= 0.0 {
            // No mean is below the lowest value.
            return true;
        }
        let sum = self.count * below / least;
        let squares = (self.squares + self.count * below * below) / (least * least);
        let capital: f64 = BET_TABLE
            .iter()
            .map(|bet| (bet.share, bet.fraction * sum - bet.psi * squares))
            // All smaller terms together are below 5e-5.
            .filter(|&(_, logarithm)| logarithm > -10.0)
            // A single term of e²⁰ already refutes, and a limit prevents overflow.
            .map(|(share, logarithm)| share * libm::exp(logarithm.min(20.0)))
            .sum();
        capital >= REFUTING_CAPITAL
    }

    /// Returns the distance from the mean of these games down to the nearest refuted claim.
    ///
    /// It is rounded up to [`PRECISION`], so the interval never gets too narrow.
    fn margin(self) -> f64 {
        let Self {
            count,
            squares,
            room,
        } = self;
        if room <= 0.0 {
            return 0.0;
        }
        // Let S be the sum of y and Q that of y². No bet gains more than uS − u²Q/2 ≤ S²/2Q, so
        // claims nearer than this are not refuted.
        let near = 2.0 * LN_REFUTING_CAPITAL * squares
            / (count * (count - 2.0 * LN_REFUTING_CAPITAL).max(1.0));
        let mut not_refuted = near.sqrt().min(room);
        let mut refuted = not_refuted;
        while refuted < room && !self.refutes(refuted) {
            not_refuted = refuted;
            refuted = (1.25 * refuted).max(room / count).min(room);
        }
        while refuted - not_refuted > PRECISION * refuted {
            let middle = f64::midpoint(not_refuted, refuted);
            if self.refutes(middle) {
                refuted = middle;
            } else {
                not_refuted = middle;
            }
        }
        refuted
    }
}

/// Returns the interval that contains the true mean with 95% after every number of games at once.
///
/// All games must lie within `bounds`. `mean`, `variance` and `bounds` share one unit.
pub(crate) fn interval(games: u64, mean: f64, variance: f64, bounds: Bounds) -> (f64, f64) {
    let count = games as f64;
    let margin = |room| {
        let games = GameMoments {
            count,
            squares: variance * (count - 1.0).max(0.0),
            room,
        };
        games.margin()
    };
    (
        mean - margin(mean - bounds.low),
        mean + margin(bounds.high - mean),
    )
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::super::interval::{Support, Z95};
    use super::super::summary::Summary;
    use super::*;

    /// The reference intervals of `tests/golden/betting.json`, from the package `confseq`.
    #[derive(Deserialize)]
    struct Golden {
        cases: Vec<Case>,
    }

    #[derive(Deserialize)]
    struct Case {
        name: String,
        values: Vec<f64>,
        counts: Vec<u64>,
        /// The interval of the same bets with the exact factor of every game.
        exact_mixture: [f64; 2],
        claims: Vec<Claim>,
        /// The published hedged betting interval of the same games; it depends on their order.
        hedged_betting: [f64; 2],
        /// The published empirical Bernstein interval of the same games; it depends on their order.
        empirical_bernstein: [f64; 2],
    }

    #[derive(Deserialize)]
    struct Claim {
        mean: f64,
        capital: f64,
    }

    fn golden() -> Vec<Case> {
        let text = include_str!("../../tests/golden/betting.json");
        serde_json::from_str::<Golden>(text).unwrap().cases
    }

    impl Case {
        fn summary(&self) -> Summary {
            let counted = self.values.iter().copied().zip(self.counts.iter().copied());
            let bounds = Bounds::enclosing(self.values.iter().copied());
            Summary::from_counted(counted, Support::tight(bounds))
        }

        /// Returns the moments for the gambler who bets on games above a claim.
        fn game_moments(&self) -> GameMoments {
            let summary = self.summary();
            let count = summary.games as f64;
            GameMoments {
                count,
                squares: summary.variance().unwrap() * (count - 1.0),
                room: summary.mean.unwrap() - Bounds::enclosing(self.values.iter().copied()).low,
            }
        }
    }

    fn width([low, high]: [f64; 2]) -> f64 {
        high - low
    }

    #[test]
    fn refutes_no_more_than_exact_capital() {
        for case in golden() {
            let (games, mean) = (case.game_moments(), case.summary().mean.unwrap());
            for claim in &case.claims {
                let refuted = games.refutes(mean - claim.mean);
                assert!(
                    !refuted || claim.capital >= REFUTING_CAPITAL,
                    "{}: {} owns {}",
                    case.name,
                    claim.mean,
                    claim.capital
                );
            }
        }
    }

    #[test]
    fn interval_contains_exact_mixture_interval() {
        for case in golden() {
            let (low, high) = case.summary().any_time().unwrap();
            let [exact_low, exact_high] = case.exact_mixture;
            let contain = low <= exact_low + 1e-9 && exact_high - 1e-9 <= high;
            assert!(contain, "{}: {low} {high}", case.name);
        }
    }

    /// Knowing only two moments, and betting alike before every game, costs little after some
    /// games. The test takes games within four standard deviations of the mean. From a thousand
    /// games on the interval is at most a tenth wider.
    #[test]
    fn interval_is_nearly_as_narrow_as_published_ones() {
        for case in golden() {
            let summary = case.summary();
            let is_rare = case.values[0] == 1.0;
            if is_rare || summary.games < 1_000 {
                continue;
            }
            let (low, high) = summary.any_time().unwrap();
            for other in [
                case.exact_mixture,
                case.hedged_betting,
                case.empirical_bernstein,
            ] {
                let ratio = (high - low) / width(other);
                assert!(ratio <= 1.1, "{}: {ratio}", case.name);
            }
        }
    }

    #[test]
    fn psi_and_shares_by_hand() {
        // −ln(1 − u) − u at 0.9: ln 10 − 0.9 = 1.402585; at 0.45: −ln 0.55 − 0.45 = 0.147837.
        assert!((BET_TABLE[0].psi - 1.402_585_092_994_046).abs() < 1e-12);
        assert!((BET_TABLE[1].psi - 0.147_837_000_755_620).abs() < 1e-12);
        let total_share: f64 = BET_TABLE.iter().map(|bet| bet.share).sum();
        assert!((total_share - 1.0).abs() < 1e-12);
        assert!((LN_REFUTING_CAPITAL - libm::log(REFUTING_CAPITAL)).abs() < 1e-15);
        // ψ(u) ≥ u²/2, which bounds the capital from above where the search begins.
        for bet in BET_TABLE {
            assert!(bet.psi >= bet.fraction * bet.fraction / 2.0);
        }
    }

    #[test]
    fn all_games_at_lower_bound() {
        // None of n games was won. A claim of p is refuted from below once Σ shares × (1 + up/(1 −
        // p))ⁿ is 40. The largest bet alone needs n ln(1 + 0.9 p) = ln(40 / 0.154): p = 0.062 for
        // 100 games. The lower bound of its capital needs a little more.
        let (low, high) = interval(
            100,
            0.0,
            0.0,
            Bounds {
                low: 0.0,
                high: 1.0,
            },
        );
        assert_eq!(low, 0.0);
        assert!((0.05..0.08).contains(&high), "{high}");
        // The ordinary interval is narrower: 1.96 √3 / 100 = 0.034.
        assert!(high > Z95 * 3.0_f64.sqrt() / 100.0);
    }

    #[test]
    fn interval_stays_in_bounds_and_shrinks() {
        let bounds = Bounds {
            low: -1.0,
            high: 3.0,
        };
        let mut previous_width = f64::INFINITY;
        for games in [100, 1_000, 10_000, 1_000_000, 1 << 40] {
            let (low, high) = interval(games, 0.5, 2.0, bounds);
            assert!(bounds.low <= low && low < 0.5 && 0.5 < high && high <= bounds.high);
            assert!(high - low < previous_width);
            previous_width = high - low;
        }
        // A bet with a share w of the capital needs √(2 ln(40/w)) standard errors to reach 40: 2.72
        // with all of the capital, 3.94 with the smallest share, 0.017. A fraction that is off by a
        // factor √2 needs 1.06 times as many. The interval has two sides.
        let errors = previous_width / (2.0_f64.sqrt() / f64::from(1 << 20));
        assert!((5.4..8.4).contains(&errors), "{errors}");
    }
}
