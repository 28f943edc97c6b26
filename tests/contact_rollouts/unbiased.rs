//! Whatever is subtracted, the mean stays: rollouts with luck subtracted against plain ones of other dice.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::stats::summary::Summary;
use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::positions;
use crate::positions::{Position, evaluators, rollout};

/// How likely a rollout without a fault is to fail anywhere, over all that is compared in a test.
const ALARM: f64 = 1e-3;

/// Equity and five chances.
const NAMES: [&str; FIGURES] = [
    "equity",
    "win",
    "gammon",
    "backgammon",
    "lost gammon",
    "lost backgammon",
];
const FIGURES: usize = 6;
const EQUITY: usize = 0;

/// A chance that fewer games came to, or missed, is left out: sums of so few are not normal.
const FEWEST: f64 = 40.0;

/// What is rolled of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub plain: u64,
    pub reduced: u64,
}

/// How many of its standard errors any of so many differences may be off. Each is normal, its two rollouts being of other dice;
/// chance takes none of m further than this with a probability of at least 1 − m × 2 (1 − Φ(z)) (Bonferroni), which is
/// 1 − `ALARM`.
fn most(comparisons: usize) -> f64 {
    let normal = Normal::new(0.0, 1.0).unwrap();
    normal.inverse_cdf(1.0 - ALARM / (2.0 * comparisons as f64))
}

/// A figure over some games: equity in points, or a chance in percent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "(u64, f64, f64)", into = "(u64, f64, f64)")]
pub struct Figure {
    games: u64,
    mean: f64,
    /// Sum of the squared distances from the mean.
    squares: f64,
}

impl From<(u64, f64, f64)> for Figure {
    fn from((games, mean, squares): (u64, f64, f64)) -> Self {
        Self {
            games,
            mean,
            squares,
        }
    }
}

impl From<Figure> for (u64, f64, f64) {
    fn from(figure: Figure) -> Self {
        (figure.games, figure.mean, figure.squares)
    }
}

impl Figure {
    fn of(summary: Summary) -> Self {
        let games = summary.games;
        Self {
            games,
            mean: summary.mean.unwrap(),
            squares: summary.sd.unwrap().powi(2) * (games - 1) as f64,
        }
    }

    /// The same over the games of both, as sums of squares are merged (Chan, Golub and `LeVeque` 1983).
    pub fn and(self, other: Self) -> Self {
        let games = self.games + other.games;
        let apart = other.mean - self.mean;
        let share = other.games as f64 / games as f64;
        Self {
            games,
            mean: self.mean + apart * share,
            squares: self.squares + other.squares + apart.powi(2) * share * self.games as f64,
        }
    }

    /// The squared standard error of the mean.
    fn variance(self) -> f64 {
        self.squares / (self.games - 1) as f64 / self.games as f64
    }

    /// How far apart two means are, in standard errors.
    fn away_from(self, other: Self) -> f64 {
        if self.mean == other.mean {
            0.0
        } else {
            (self.mean - other.mean) / (self.variance() + other.variance()).sqrt()
        }
    }
}

/// A plain rollout of a position, and one of other dice with luck subtracted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compared {
    plain: [Figure; FIGURES],
    /// By each of [`evaluators`].
    reduced: Vec<[Figure; FIGURES]>,
}

impl Compared {
    /// Rolls them out, with this seed and the next one.
    pub fn rolled(position: &Position, size: Size, seed: u64) -> Self {
        let mut plain = rollout(position.board, vec![EvaluatorKind::Nothing], seed);
        let mut reduced = rollout(position.board, evaluators(), seed + 1);
        plain.roll(size.plain);
        reduced.roll(size.reduced);
        let figures = |equity: Summary, chances: [Summary; FIGURES - 1]| {
            let mut all = [equity; FIGURES];
            all[EQUITY + 1..].copy_from_slice(&chances);
            all.map(Figure::of)
        };
        Self {
            plain: figures(plain.point(0).plain, plain.chances(0).plain),
            reduced: (0..evaluators().len())
                .map(|it| figures(reduced.point(it).reduced, reduced.chances(it).reduced))
                .collect(),
        }
    }

    /// The same with the games of another one of the same position besides.
    pub fn and(mut self, other: &Self) -> Self {
        let theirs = other.plain.iter().chain(other.reduced.iter().flatten());
        let mine = self
            .plain
            .iter_mut()
            .chain(self.reduced.iter_mut().flatten());
        for (mine, theirs) in mine.zip(theirs) {
            *mine = mine.and(*theirs);
        }
        self
    }

    /// How many games there are of the plain rollout, and of the one with luck subtracted.
    pub fn size(&self) -> Size {
        Size {
            plain: self.plain[EQUITY].games,
            reduced: self.reduced[0][EQUITY].games,
        }
    }

    /// All differences in their standard errors, each with a name.
    pub fn differences(&self, name: &str) -> Vec<(String, f64)> {
        let mut all = Vec::new();
        for (evaluator, reduced) in evaluators().iter().zip(&self.reduced) {
            let figures = self.plain.iter().zip(reduced).zip(NAMES).enumerate();
            for (number, ((plain, reduced), figure)) in figures {
                if number == EQUITY || is_frequent(*plain, reduced.games) {
                    let what = format!("{name}, {figure} by {evaluator:?}");
                    all.push((what, plain.away_from(*reduced)));
                } else if plain.mean == 0.0 && figure.contains("gammon") {
                    // What never happened is rare for the others, too: of so many games no fewer than forty would.
                    assert!(reduced.mean.abs() < 100.0 * FEWEST / reduced.games as f64);
                }
            }
        }
        all
    }
}

/// Whether enough games of both rollouts came to this chance, and enough did not, by the plain one.
fn is_frequent(plain: Figure, games: u64) -> bool {
    let share = plain.mean / 100.0;
    let fewest = games.min(plain.games) as f64 * share.min(1.0 - share);
    fewest >= FEWEST
}

/// Two threads do this with each of so many; which of them, changes nothing.
pub fn by_two_threads<T: Send>(all: usize, one: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let numbers = core::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let mine = numbers.take_while(|&number| number < all);
        mine.map(|number| (number, one(number))).collect::<Vec<_>>()
    };
    let mut done = thread::scope(|scope| {
        let other = scope.spawn(work);
        let mut done = work();
        done.extend(other.join().expect("the other half"));
        done
    });
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, of_it)| of_it).collect()
}

/// Fails if any figure of any position is further off than chance takes one.
pub fn assert_unbiased<'a>(all: impl Iterator<Item = (&'a Position, Compared)>) {
    let of_positions = all.map(|(position, compared)| compared.differences(position.name));
    let of_positions: Vec<_> = of_positions.collect();
    let positions = of_positions.len();
    let all = of_positions.concat();
    let most = most(positions * evaluators().len() * FIGURES);
    for (what, z) in &all {
        println!("{z:6.2} {what}");
    }
    for (what, z) in &all {
        assert!(z.abs() <= most, "{what}: {z} standard errors");
    }
    // Equity everywhere, and chances besides.
    assert!(all.len() > positions * evaluators().len());
}

fn assert_unbiased_rollouts(positions: &[Position], size: Size) {
    let rolled = |number| Compared::rolled(&positions[number], size, 1_000 + 2 * number as u64);
    let compared = by_two_threads(positions.len(), rolled);
    assert_unbiased(positions.iter().zip(compared));
}

#[test]
fn short_games_come_to_the_same_mean_with_luck_subtracted() {
    let short: Vec<_> = positions::all().into_iter().filter(|it| it.short).collect();
    let size = Size {
        plain: 10_000,
        reduced: 750,
    };
    assert_unbiased_rollouts(&short, size);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn games_of_all_kinds_come_to_the_same_mean_with_luck_subtracted() {
    // Precise to about 0.006 points where games are long: a plain one, whose variance is twenty times as large, costs a twentieth.
    let size = Size {
        plain: 100_000,
        reduced: 5_000,
    };
    assert_unbiased_rollouts(&positions::all(), size);
}
