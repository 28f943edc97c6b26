//! Rollouts inspected at every checkpoint: ordinary intervals often miss the truth at one of them,
//! and any-time intervals hardly ever do.

use std::collections::VecDeque;

use crate::common::z_score;
use rollout_lab::labs::two_checker::{LuckTable, Rollout, TRUTH};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::confidence_sequence::MIN_GAMES;
use rollout_lab::stats::summary::Summary;

/// A centred, nearly correct table, with a standard deviation of 1.9 points.
const NEARLY_CORRECT: [f64; 4] = [65.0, -13.0, 72.0, -24.0];

/// Returns the scorings of the same games, plain first.
fn scorings() -> [(&'static str, LuckTable); 4] {
    [
        ("plain", LuckTable::NONE),
        ("made-up table", LuckTable::MADE_UP),
        ("backwards table", LuckTable::BACKWARDS),
        (
            "nearly correct table",
            LuckTable::new(NEARLY_CORRECT).unwrap(),
        ),
    ]
}

/// Returns the ordinary interval and the any-time interval.
fn both_intervals(summary: &Summary) -> [(f64, f64); 2] {
    [summary.ci.unwrap(), summary.any_time().unwrap()]
}

/// Whether an interval misses the truth.
fn misses((low, high): (f64, f64)) -> bool {
    TRUTH < low || high < TRUTH
}

/// Whether each interval of a rollout misses the truth at some checkpoint, in each scoring.
///
/// Checkpoints count from game [`MIN_GAMES`] on.
fn ever_misses(seed: Seed, games: u64) -> [[bool; 2]; 4] {
    let mut rollout = Rollout::new(seed);
    rollout.roll(games);
    scorings().map(|(_, table)| {
        let mut missed = [false; 2];
        let points = rollout.history(&table).map(|point| point.reduced);
        for summary in points.filter(|summary| summary.games >= MIN_GAMES) {
            for (missed, interval) in missed.iter_mut().zip(both_intervals(&summary)) {
                *missed |= misses(interval);
            }
        }
        missed
    })
}

/// Counts the rollouts whose ordinary and any-time intervals ever miss the truth, in each scoring.
fn count_misses(rollouts: u64, games: u64) -> [[u64; 2]; 4] {
    let mut counts = [[0; 2]; 4];
    for rollout in 0..rollouts {
        let missed = ever_misses(Seed::new(8).child(rollout), games);
        for (count, missed) in counts.iter_mut().flatten().zip(missed.iter().flatten()) {
            *count += u64::from(*missed);
        }
    }
    for ((name, _), [ordinary, any_time]) in scorings().iter().zip(counts) {
        println!(
            "{name}: of {rollouts} rollouts, {ordinary} ordinary intervals and {any_time} any-time ones miss"
        );
    }
    counts
}

/// Returns the exact chances that the ordinary and the any-time interval of a plain rollout ever
/// miss the truth, at checkpoints from game [`MIN_GAMES`] on.
///
/// The state after each game is the chance of each number of wins without an earlier miss.
fn chances_to_miss(games: u64) -> [f64; 2] {
    let checkpoints: Vec<u64> = rollout_lab::rollout::checkpoints::up_to(games).collect();
    [0, 1].map(|interval| {
        let mut fewest_wins = 0;
        let mut chances = VecDeque::from([1.0]);
        for game in 1..=games {
            chances.push_back(0.0);
            let mut with_one_win_less = 0.0;
            for chance in &mut chances {
                let before = *chance;
                *chance = 0.625 * before + 0.375 * with_one_win_less;
                with_one_win_less = before;
            }
            let misses = |wins| {
                let summary = Summary::from_counts([100.0, 0.0], [wins, game - wins]);
                misses(both_intervals(&summary)[interval])
            };
            if game >= MIN_GAMES && checkpoints.contains(&game) {
                while misses(fewest_wins) {
                    fewest_wins += 1;
                    chances.pop_front();
                }
                while misses(fewest_wins + chances.len() as u64 - 1) {
                    chances.pop_back();
                }
            }
        }
        1.0 - chances.iter().sum::<f64>()
    })
}

/// Compares the counts of plain rollouts with the exact chances.
fn assert_plain_counts_plausible(plain: [u64; 2], rollouts: u64, games: u64) {
    let expected = chances_to_miss(games);
    println!("plain, to game {games}: {expected:?} miss");
    for (count, chance) in plain.into_iter().zip(expected) {
        let n = rollouts as f64;
        let se = (n * chance * (1.0 - chance)).sqrt();
        z_score::assert_plausible(count as f64 - n * chance, se, "plain intervals that miss");
    }
    // Even with fewer than 100 checkpoints, more than a quarter of the ordinary intervals miss.
    assert!(expected[0] > 0.25 && expected[1] < 0.05, "{expected:?}");
}

#[test]
fn a_quarter_of_ordinary_intervals_miss_at_a_checkpoint_and_few_any_time_ones() {
    const ROLLOUTS: u64 = 1000;
    let counts = count_misses(ROLLOUTS, 10_000);
    assert_plain_counts_plausible(counts[0], ROLLOUTS, 10_000);
    for [_, any_time] in counts {
        // At most 5% of a thousand, plus four standard errors: 50 + 4 × √(1000 × 0.05 × 0.95).
        assert!(any_time <= 77, "{any_time}");
    }
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn at_most_500_of_10000_long_rollouts_have_any_time_intervals_that_miss() {
    let counts = count_misses(10_000, 100_000);
    assert_plain_counts_plausible(counts[0], 10_000, 100_000);
    for [_, any_time] in counts {
        assert!(any_time <= 500, "{any_time}");
    }
}

#[test]
fn without_spread_both_intervals_are_the_truth() {
    let mut rollout = Rollout::new(Seed::new(8));
    rollout.roll(MIN_GAMES);
    let summary = rollout.reduced(&LuckTable::CORRECT);
    assert_eq!(summary.any_time(), Some((TRUTH, TRUTH)));
    assert_eq!(summary.ci, Some((TRUTH, TRUTH)));
}
