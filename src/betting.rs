//! The any-time interval of games with bounds, proven by bets.
//!
//! Somebody claims that games average m. A gambler doubts it: before each game she stakes a fraction u of her capital on the
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

use crate::interval::Bounds;

/// How many fractions the capital is divided among.
const BETS: usize = 21;

/// The largest fraction; each other is half the one before. The smallest, 9e-7, still suits 10¹² games.
const BOLDEST: f64 = 0.9;

/// A gambler who has so many times her first capital has refuted a claim: 1 of 40 rollouts for each of the two.
const RICH: f64 = 40.0;

/// ln 40.
const LN_RICH: f64 = 3.688_879_454_113_936;

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
static TABLE: [Bet; BETS] = {
    let mut bets = [Bet {
        fraction: 0.0,
        psi: 0.0,
        share: 0.0,
    }; BETS];
    let (mut j, mut fraction, mut all) = (0, BOLDEST, 0.0);
    while j < BETS {
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
    while j < BETS {
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
struct Games {
    /// How many there are.
    count: f64,
    /// Sum of their squared distances from their mean.
    squares: f64,
    /// How far their mean is above the lowest value of a game.
    room: f64,
}

impl Games {
    /// Whether the claim is refuted that the true mean is this much below the mean of these games.
    fn refute(self, below: f64) -> bool {
        // m − a.
        let least = self.room - below;
        if least <= 0.0 {
            // No mean is below the lowest value.
            return true;
        }
        let sum = self.count * below / least;
        let squares = (self.squares + self.count * below * below) / (least * least);
        let capital: f64 = TABLE
            .iter()
            .map(|bet| (bet.share, bet.fraction * sum - bet.psi * squares))
            // All smaller ones together are below 5e-5.
            .filter(|&(_, logarithm)| logarithm > -10.0)
            // A single one that exceeds e²⁰ is rich enough.
            .map(|(share, logarithm)| share * libm::exp(logarithm.min(20.0)))
            .sum();
        capital >= RICH
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
        let near = 2.0 * LN_RICH * squares / (count * (count - 2.0 * LN_RICH).max(1.0));
        let mut stands = near.sqrt().min(room);
        let mut refuted = stands;
        while refuted < room && !self.refute(refuted) {
            stands = refuted;
            refuted = (1.25 * refuted).max(room / count).min(room);
        }
        while refuted - stands > PRECISION * refuted {
            let middle = f64::midpoint(stands, refuted);
            if self.refute(middle) {
                refuted = middle;
            } else {
                stands = middle;
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
        let games = Games {
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
