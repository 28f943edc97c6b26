//! How often mean ± 1.96 standard errors of a plain rollout of the two-checker position contains the truth, exactly: it is
//! less often than the interval says, the fewer games, the less.

use crate::labs::two_checker::TRUTH;
use crate::stats::coverage::Average;
use crate::stats::summary::{ROUNDING, Summary};

/// The most games of a rollout for which the coverage is calculated.
pub const MOST_COVERED: u64 = 1_000;

/// X's chance to win a game, in eighths.
const WIN: f64 = 3.0;

/// His chance to lose it.
const LOSS: f64 = 5.0;

/// Returns the chance, 0..1, that the interval of a plain rollout of `games` games contains [`TRUTH`]; `None` for one game,
/// which has no interval, and above [`MOST_COVERED`].
#[must_use]
pub fn coverage(games: u64) -> Option<f64> {
    if !(2..=MOST_COVERED).contains(&games) {
        return None;
    }
    let chances = chances_of_wins(games);
    let all: f64 = chances.iter().sum();
    let within = (0..).zip(&chances).filter(|&(wins, _)| {
        let rollout = Summary::of_counts([100.0, 0.0], [wins, games - wins]);
        Average::with_normal_interval(rollout).and_then(|average| average.contains(TRUTH, ROUNDING))
            == Some(true)
    });
    Some(within.map(|(_, chance)| chance).sum::<f64>() / all)
}

/// The chances of 0, 1, 2 … wins in so many games, but for a common factor: each follows from the one before. The first is
/// taken for 1. It is (5/8)ⁿ, so that all add up to (8/5)ⁿ: 10²⁰⁴ for the most games, which fits.
fn chances_of_wins(games: u64) -> Vec<f64> {
    let next =
        |before: &f64, wins: u64| before * (games - wins + 1) as f64 * WIN / (wins as f64 * LOSS);
    let mut chances = vec![1.0];
    for wins in 1..=games {
        chances.extend(chances.last().map(|before| next(before, wins)));
    }
    chances
}
