//! The exact coverage of mean ± 1.96 standard errors in plain rollouts of the two-checker position.
//!
//! It is below 95%, and the lower the fewer games a rollout has.

use crate::labs::two_checker::TRUTH;
use crate::stats::coverage::RolloutMean;
use crate::stats::summary::{ROUNDING, Summary};

/// The largest number of games for which the coverage is computed.
pub const MAX_COVERAGE_GAMES: u64 = 1_000;

/// X's chance to win a game, in eighths.
const WIN_EIGHTHS: f64 = 3.0;

/// X's chance to lose a game, in eighths.
const LOSS_EIGHTHS: f64 = 5.0;

/// Returns the chance, 0..1, that the interval of a plain rollout of `games` games contains
/// [`TRUTH`].
///
/// `None` for fewer than two games, which have no interval, and above [`MAX_COVERAGE_GAMES`].
#[must_use]
pub fn coverage(games: u64) -> Option<f64> {
    if !(2..=MAX_COVERAGE_GAMES).contains(&games) {
        return None;
    }
    let weights = win_count_weights(games);
    let total: f64 = weights.iter().sum();
    let covering = (0..).zip(&weights).filter(|&(wins, _)| {
        let rollout = Summary::from_counts([100.0, 0.0], [wins, games - wins]);
        RolloutMean::with_normal_interval(rollout).and_then(|mean| mean.contains(TRUTH, ROUNDING))
            == Some(true)
    });
    Some(covering.map(|(_, weight)| weight).sum::<f64>() / total)
}

/// Returns the chances of 0, 1, 2 … wins in `games` games, but for a common factor.
///
/// Each weight follows from the one before, and the first is 1 instead of (5/8)ⁿ. So they add up to
/// (8/5)ⁿ, which is 10²⁰⁴ for the most games and fits in `f64`.
fn win_count_weights(games: u64) -> Vec<f64> {
    let next = |weight: &f64, wins: u64| {
        weight * (games - wins + 1) as f64 * WIN_EIGHTHS / (wins as f64 * LOSS_EIGHTHS)
    };
    let mut weights = vec![1.0];
    for wins in 1..=games {
        weights.extend(weights.last().map(|weight| next(weight, wins)));
    }
    weights
}
