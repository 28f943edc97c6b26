//! How often mean ± 1.96 standard errors of a plain rollout of the two-checker position contains the truth, exactly: it is
//! less often than the interval says, the fewer games, the less.

use crate::labs::two_checker::TRUTH;
use crate::stats::coverage::RolloutMean;
use crate::stats::summary::{ROUNDING, Summary};

/// The most games of a rollout for which the coverage is calculated.
pub const MAX_COVERAGE_GAMES: u64 = 1_000;

/// X's chance to win a game, in eighths.
const WIN_EIGHTHS: f64 = 3.0;

/// His chance to lose it.
const LOSS_EIGHTHS: f64 = 5.0;

/// Returns the chance, 0..1, that the interval of a plain rollout of `games` games contains [`TRUTH`]; `None` for one game,
/// which has no interval, and above [`MAX_COVERAGE_GAMES`].
#[must_use]
pub fn coverage(games: u64) -> Option<f64> {
    if !(2..=MAX_COVERAGE_GAMES).contains(&games) {
        return None;
    }
    let weights = win_count_weights(games);
    let total: f64 = weights.iter().sum();
    let covering = (0..).zip(&weights).filter(|&(wins, _)| {
        let rollout = Summary::from_counts([100.0, 0.0], [wins, games - wins]);
        RolloutMean::with_normal_interval(rollout)
            .and_then(|average| average.contains(TRUTH, ROUNDING))
            == Some(true)
    });
    Some(covering.map(|(_, chance)| chance).sum::<f64>() / total)
}

/// The chances of 0, 1, 2 … wins in so many games, but for a common factor: each follows from the one before. The first is
/// taken for 1. It is (5/8)ⁿ, so that all add up to (8/5)ⁿ: 10²⁰⁴ for the most games, which fits.
fn win_count_weights(games: u64) -> Vec<f64> {
    let next = |before: &f64, wins: u64| {
        before * (games - wins + 1) as f64 * WIN_EIGHTHS / (wins as f64 * LOSS_EIGHTHS)
    };
    let mut weights = vec![1.0];
    for wins in 1..=games {
        weights.extend(weights.last().map(|before| next(before, wins)));
    }
    weights
}
