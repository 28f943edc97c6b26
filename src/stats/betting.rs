//! The any-time interval of games with bounds, proven by bets.
//!
//! Let a claim be that games average m. A gambler doubts it: before each game she stakes a fraction u of her capital on the
//! game being above m. Let a be the lowest value that a game can have. A game of value x multiplies her capital by
//!
//! > 1 + u(x − m) / (m − a),   0 < u < 1,
//!
//! which is never negative and, if the claim is true, 1 on average. So her capital is a martingale, and by Ville's inequality
//! it grows to 40 times its beginning in at most one of 40 rollouts, however long they go on. Claims that make her so rich
//! are refuted. A second gambler stakes on games below m. In 95 of 100 rollouts neither ever refutes the truth. These are
//! the *betting confidence sequences* of Ian Waudby-Smith and Aaditya Ramdas, *Estimating means of bounded random variables by
//! betting*, Journal of the Royal Statistical Society B 86 (2024), [arXiv:2010.09686](https://arxiv.org/abs/2010.09686).
//!
//! Here each gambler divides her capital among constant fractions u. With y = (x − m)/(m − a) ≥ −1 the logarithm of a factor is
//!
//! > ln(1 + uy) ≥ uy − ψ(u) y²,   ψ(u) = −ln(1 − u) − u,
//!
//! an inequality of Xiequan Fan, Ion Grama and Quansheng Liu (*Exponential inequalities for martingales with applications*,
//! Electronic Journal of Probability 20, 2015). So a lower bound of the capital follows from the number of games, their mean
//! and their variance alone: the interval does not depend on the order of games, chunks of games can be merged, and another luck
//! table is scored at once. Bets that depend on earlier games make a narrower interval early on, and lose all three.

use super::interval::Bounds;

/// How many fractions the capital is divided among.
const BET_COUNT: usize = 21;

/// The largest fraction; each other is half the one before. The smallest, 9e-7, still suits 10¹² games.
const MAX_FRACTION: f64 = 0.9;

/// A gambler who has so many times her first capital has refuted a claim: 1 of 40 rollouts for each of the two.
const REFUTING_CAPITAL: f64 = 40.0;

/// ln 40.
const LN_REFUTING_CAPITAL: f64 = 3.688_879_454_113_936;

/// How exactly an end of the interval is found, as a share of its distance from the mean.
const PRECISION: f64 = 1e-4;

/// One of the fractions.
#[derive(Clone, Copy)]
struct Bet {
    /// u.
    fraction: f64,
    /// ψ(u).
    psi: f64,
    /// The share of the capital that is staked by this fraction.
    share: f64,
}

/// All bets, the boldest first. Shares fall as 1/(j + 2): there is no end to timid bets, and bold ones decide early.
static BET_TABLE: [Bet; BET_COUNT] = {
    let mut bets = [Bet {
        fraction: 0.0,
        psi: 0.0,
        share: 0.0,
    }; BET_COUNT];
    let (mut j, mut fraction, mut all) = (0, MAX_FRACTION, 0.0);
    while j < BET_COUNT {
        bets[j] = Bet {
            fraction,
            psi: psi(fraction),
            share: 1.0 / (j + 2) as f64,
        };
        all += bets[j].share;
        fraction /= 2.0;
        j += 1;
    }
    j = 0;
    while j < BET_COUNT {
        bets[j].share /= all;
        j += 1;
    }
    bets
};

/// −ln(1 − u) − u = u²/2 + u³/3 + …: the terms from the 400th on add less than 10⁻¹⁹ for u ≤ 0.9.
const fn psi(fraction: f64) -> f64 {
    let (mut k, mut power, mut sum) = (2, fraction * fraction, 0.0);
    while k < 400 {
        sum += power / k as f64;
        power *= fraction;
        k += 1;
    }
    sum
}

/// The games that the first gambler has seen. The second one sees them upside down.
#[derive(Clone, Copy)]
struct GameMoments {
    /// How many there are.
    count: f64,
    /// Sum of their squared distances from their mean.
    squares: f64,
    /// How far their mean is above the lowest value of a game.
    room: f64,
}

impl GameMoments {
    /// Whether the claim is refuted that the true mean is this much below the mean of these games.
    fn refutes(self, below: f64) -> bool {
        // m − a.
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
            // All smaller ones together are below 5e-5.
            .filter(|&(_, logarithm)| logarithm > -10.0)
            // A single one that exceeds e²⁰ is rich enough.
            .map(|(share, logarithm)| share * libm::exp(logarithm.min(20.0)))
            .sum();
        capital >= REFUTING_CAPITAL
    }

    /// How far below the mean of these games the nearest refuted claim is, to [`PRECISION`], and never nearer than it is.
    fn margin(self) -> f64 {
        let Self {
            count,
            squares,
            room,
        } = self;
        if room <= 0.0 {
            return 0.0;
        }
        // With the sum S and the sum of squares Q of y, no bet gains more than uS − u²Q/2 ≤ S²/2Q: nearer claims stand.
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

/// The interval that contains the true mean with 95%, after every number of games at once, if so many games have this mean and
/// variance and all games lie within these bounds.
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

    /// `tests/golden/betting.json`, by the package `confseq`.
    #[derive(Deserialize)]
    struct Golden {
        cases: Vec<Case>,
    }

    #[derive(Deserialize)]
    struct Case {
        name: String,
        values: Vec<f64>,
        counts: Vec<u64>,
        /// The interval of the same bets, with every game's factor known.
        exact_mixture: [f64; 2],
        claims: Vec<Claim>,
        /// Published intervals of the same games, which depend on their order.
        hedged_betting: [f64; 2],
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

        /// The games as the gambler sees them who stakes on games above a claim.
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

    /// To know only the first two moments costs little, and so does to bet alike before every game, once there are some games:
    /// where the furthest game is less than four standard deviations away, from a thousand games on, a tenth at most.
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
        // None of n games was won. A claim of p is refuted from below once Σ shares × (1 + up/(1 − p))ⁿ is 40; the boldest bet
        // alone needs n ln(1 + 0.9 p) = ln(40 / 0.154), p = 0.062 of 100 games; the lower bound of it needs a little more.
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
        // The ordinary interval of one look is narrower: 1.96 √3 / 100 = 0.034.
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
        // Of a bet with a share w of the capital √(2 ln(40/w)) standard errors make 40: 2.72 if all of it were staked so, 3.94 of
        // the smallest share, 0.017. A fraction that is off by √2 needs 1.06 times as many. There are two sides.
        let errors = previous_width / (2.0_f64.sqrt() / f64::from(1 << 20));
        assert!((5.4..8.4).contains(&errors), "{errors}");
    }
}
