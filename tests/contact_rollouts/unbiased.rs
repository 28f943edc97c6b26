//! Subtracting luck keeps the mean: reduced rollouts agree with plain rollouts of other dice.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::stats::summary::Summary;
use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::positions;
use crate::positions::{Position, evaluators, rollout};

/// The chance that a correct core fails any comparison of a test.
const ALARM_CHANCE: f64 = 1e-3;

/// The names of the figures: equity and five chances.
const NAMES: [&str; FIGURES] = [
    "equity",
    "win",
    "gammon",
    "backgammon",
    "lost gammon",
    "lost backgammon",
];
/// The number of figures.
const FIGURES: usize = 6;
/// The index of the equity.
const EQUITY: usize = 0;

/// The smallest number of games that must have, and must miss, an outcome. Sums of fewer are not
/// normal.
const MIN_OUTCOMES: f64 = 40.0;

/// The numbers of plain and of reduced games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub plain: u64,
    pub reduced: u64,
}

/// Returns the largest z-score allowed to each of `comparisons` differences.
///
/// Each difference is normal, because its two rollouts have different dice. All m differences stay
/// within z with a chance of at least 1 − m × 2(1 − Φ(z)) (Bonferroni), which is 1 −
/// `ALARM_CHANCE`.
fn max_z(comparisons: usize) -> f64 {
    let normal = Normal::new(0.0, 1.0).unwrap();
    normal.inverse_cdf(1.0 - ALARM_CHANCE / (2.0 * comparisons as f64))
}

/// The mean of a figure over games: equity in points, or a chance in percent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "(u64, f64, f64)", into = "(u64, f64, f64)")]
pub struct Figure {
    games: u64,
    mean: f64,
    /// The sum of squared distances from the mean.
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
    /// Creates a figure from a summary.
    fn from_summary(summary: Summary) -> Self {
        let games = summary.games;
        Self {
            games,
            mean: summary.mean.unwrap(),
            squares: summary.sd.unwrap().powi(2) * (games - 1) as f64,
        }
    }

    /// Merges the games of two figures (Chan, Golub and `LeVeque` 1983).
    fn merge(self, other: Self) -> Self {
        let games = self.games + other.games;
        let distance = other.mean - self.mean;
        let share = other.games as f64 / games as f64;
        Self {
            games,
            mean: self.mean + distance * share,
            squares: self.squares + other.squares + distance.powi(2) * share * self.games as f64,
        }
    }

    /// The squared standard error of the mean.
    fn variance(self) -> f64 {
        self.squares / (self.games - 1) as f64 / self.games as f64
    }

    /// Returns the difference of two means in standard errors.
    fn z_score(self, other: Self) -> f64 {
        if self.mean == other.mean {
            0.0
        } else {
            (self.mean - other.mean) / (self.variance() + other.variance()).sqrt()
        }
    }
}

/// Figures of a plain rollout of a position, and of a rollout of other dice with luck subtracted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compared {
    plain: [Figure; FIGURES],
    /// Figures with luck subtracted, by each of [`evaluators`].
    reduced: Vec<[Figure; FIGURES]>,
}

impl Compared {
    /// Rolls a position out: the plain games with this seed, the others with the next seed.
    pub fn roll(position: &Position, size: Size, seed: u64) -> Self {
        let mut plain = rollout(position.board, vec![EvaluatorKind::Nothing], seed);
        let mut reduced = rollout(position.board, evaluators(), seed + 1);
        plain.roll(size.plain);
        reduced.roll(size.reduced);
        let figures = |equity: Summary, chances: [Summary; FIGURES - 1]| {
            let mut all = [equity; FIGURES];
            all[EQUITY + 1..].copy_from_slice(&chances);
            all.map(Figure::from_summary)
        };
        Self {
            plain: figures(plain.point(0).plain, plain.chances(0).plain),
            reduced: (0..evaluators().len())
                .map(|estimate| {
                    let equity = reduced.point(estimate).reduced;
                    figures(equity, reduced.chances(estimate).reduced)
                })
                .collect(),
        }
    }

    /// Merges the games of another comparison of the same position.
    pub fn merge(mut self, other: &Self) -> Self {
        let others = other.plain.iter().chain(other.reduced.iter().flatten());
        let own = self
            .plain
            .iter_mut()
            .chain(self.reduced.iter_mut().flatten());
        for (own, other) in own.zip(others) {
            *own = own.merge(*other);
        }
        self
    }

    /// Returns the numbers of plain and of reduced games.
    pub fn size(&self) -> Size {
        Size {
            plain: self.plain[EQUITY].games,
            reduced: self.reduced[0][EQUITY].games,
        }
    }

    /// Returns the z-scores of all differences, each with a label.
    pub fn differences(&self, name: &str) -> Vec<(String, f64)> {
        let mut all = Vec::new();
        for (evaluator, reduced) in evaluators().iter().zip(&self.reduced) {
            let figures = self.plain.iter().zip(reduced).zip(NAMES).enumerate();
            for (number, ((plain, reduced), figure)) in figures {
                if number == EQUITY || is_frequent(*plain, reduced.games) {
                    let label = format!("{name}, {figure} by {evaluator:?}");
                    all.push((label, plain.z_score(*reduced)));
                } else if plain.mean == 0.0 && figure.contains("gammon") {
                    // An outcome without a plain game must be rare in the reduced mean, too.
                    assert!(reduced.mean.abs() < 100.0 * MIN_OUTCOMES / reduced.games as f64);
                }
            }
        }
        all
    }
}

/// Whether enough games of both rollouts have this outcome, and enough miss it, by the plain
/// chance.
fn is_frequent(plain: Figure, games: u64) -> bool {
    let share = plain.mean / 100.0;
    let outcomes = games.min(plain.games) as f64 * share.min(1.0 - share);
    outcomes >= MIN_OUTCOMES
}

/// Calls a function with all indices below `count` in two threads, and returns the results in
/// order.
pub fn by_two_threads<T: Send>(count: usize, task: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let indices = core::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let indices = indices.take_while(|&index| index < count);
        indices
            .map(|index| (index, task(index)))
            .collect::<Vec<_>>()
    };
    let mut done = thread::scope(|scope| {
        let other = scope.spawn(work);
        let mut done = work();
        done.extend(other.join().expect("the other thread"));
        done
    });
    done.sort_by_key(|&(index, _)| index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Asserts that no difference of any position is larger than chance explains.
pub fn assert_unbiased<'a>(all: impl Iterator<Item = (&'a Position, Compared)>) {
    let by_position: Vec<_> = all
        .map(|(position, compared)| compared.differences(position.name))
        .collect();
    let positions = by_position.len();
    let all = by_position.concat();
    let max_z = max_z(positions * evaluators().len() * FIGURES);
    for (label, z) in &all {
        println!("{z:6.2} {label}");
    }
    for (label, z) in &all {
        assert!(z.abs() <= max_z, "{label}: {z} standard errors");
    }
    // Besides all equities, some chances were compared.
    assert!(all.len() > positions * evaluators().len());
}

/// Rolls positions out, and asserts that luck is unbiased.
fn assert_unbiased_rollouts(positions: &[Position], size: Size) {
    let roll = |number| Compared::roll(&positions[number], size, 1_000 + 2 * number as u64);
    let compared = by_two_threads(positions.len(), roll);
    assert_unbiased(positions.iter().zip(compared));
}

#[test]
fn luck_is_unbiased_in_short_games() {
    let short: Vec<_> = positions::all()
        .into_iter()
        .filter(|position| position.short)
        .collect();
    let size = Size {
        plain: 10_000,
        reduced: 750,
    };
    assert_unbiased_rollouts(&short, size);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn luck_is_unbiased_in_all_kinds_of_games() {
    // Precise to about 0.006 points in long games. Plain games have twenty times the variance, but
    // take a twentieth of the time.
    let size = Size {
        plain: 100_000,
        reduced: 5_000,
    };
    assert_unbiased_rollouts(&positions::all(), size);
}
