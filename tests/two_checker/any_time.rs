//! Rollouts that are looked at at every checkpoint, and may be stopped at any: half of the ordinary intervals are seen to miss,
//! and hardly any that hold at any time.

use std::collections::VecDeque;

use crate::common::z_score;
use rollout_lab::labs::two_checker::{LuckTable, Rollout, TRUTH};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::confidence_sequence::MIN_GAMES;
use rollout_lab::stats::summary::Summary;

/// Centred, and nearly right: what is left spreads by 1.9 points.
const NEARLY: [f64; 4] = [65.0, -13.0, 72.0, -24.0];

/// How the same games are scored: plain first.
fn scorings() -> [(&'static str, LuckTable); 4] {
    [
        ("plain", LuckTable::NONE),
        ("made-up table", LuckTable::MADE_UP),
        ("backwards table", LuckTable::BACKWARDS),
        ("nearly right table", LuckTable::new(NEARLY).unwrap()),
    ]
}

/// The ordinary interval, and the any-time one.
fn both(summary: &Summary) -> [(f64, f64); 2] {
    [summary.ci.unwrap(), summary.any_time().unwrap()]
}

fn misses((low, high): (f64, f64)) -> bool {
    TRUTH < low || high < TRUTH
}

/// Whether the intervals of a rollout miss the truth at any checkpoint from game [`FIRST`] on, in each scoring.
fn left(seed: Seed, games: u64) -> [[bool; 2]; 4] {
    let mut rollout = Rollout::new(seed);
    rollout.roll(games);
    scorings().map(|(_, table)| {
        let mut left = [false; 2];
        let points = rollout.history(&table).map(|point| point.reduced);
        for summary in points.filter(|summary| summary.games >= MIN_GAMES) {
            for (left, interval) in left.iter_mut().zip(both(&summary)) {
                *left |= misses(interval);
            }
        }
        left
    })
}

/// How many of so many rollouts leave their intervals, in each scoring.
fn count(rollouts: u64, games: u64) -> [[u64; 2]; 4] {
    let mut counts = [[0; 2]; 4];
    for rollout in 0..rollouts {
        let left = left(Seed::new(8).child(rollout), games);
        for (count, left) in counts.iter_mut().flatten().zip(left.iter().flatten()) {
            *count += u64::from(*left);
        }
    }
    for ((name, _), [ordinary, any_time]) in scorings().iter().zip(counts) {
        println!(
            "{name}: {ordinary} of {rollouts} leave the ordinary interval, {any_time} the other"
        );
    }
    counts
}

/// The chances that a plain rollout is outside of both intervals at some checkpoint from game [`FIRST`] on, exactly: how many
/// of its games are won, and the chance to get there without having been outside, is all that has to be known of its past.
fn chances_to_leave(games: u64) -> [f64; 2] {
    let checkpoints: Vec<u64> = rollout_lab::rollout::checkpoints::up_to(games).collect();
    [0, 1].map(|which| {
        let mut fewest = 0;
        let mut chances = VecDeque::from([1.0]);
        for game in 1..=games {
            chances.push_back(0.0);
            let mut before = 0.0;
            for chance in &mut chances {
                let here = *chance;
                *chance = 0.625 * here + 0.375 * before;
                before = here;
            }
            let misses = |wins| {
                let summary = Summary::from_counts([100.0, 0.0], [wins, game - wins]);
                misses(both(&summary)[which])
            };
            if game >= MIN_GAMES && checkpoints.contains(&game) {
                while misses(fewest) {
                    fewest += 1;
                    chances.pop_front();
                }
                while misses(fewest + chances.len() as u64 - 1) {
                    chances.pop_back();
                }
            }
        }
        1.0 - chances.iter().sum::<f64>()
    })
}

/// Against what going through all games gives: plain rollouts, in both intervals.
fn assert_as_expected(plain: [u64; 2], rollouts: u64, games: u64) {
    let expected = chances_to_leave(games);
    println!("plain, to game {games}: {expected:?} leave");
    for (seen, chance) in plain.into_iter().zip(expected) {
        let n = rollouts as f64;
        let se = (n * chance * (1.0 - chance)).sqrt();
        z_score::assert_plausible(seen as f64 - n * chance, se, "plain rollouts that leave");
    }
    // At fewer than 100 checkpoints, too, more than every fourth ordinary interval is left.
    assert!(expected[0] > 0.25 && expected[1] < 0.05, "{expected:?}");
}

#[test]
fn every_fourth_rollout_leaves_its_interval_at_a_checkpoint_and_hardly_any_the_any_time_one() {
    const ROLLOUTS: u64 = 1000;
    let counts = count(ROLLOUTS, 10_000);
    assert_as_expected(counts[0], ROLLOUTS, 10_000);
    for [_, any_time] in counts {
        // 5% of a thousand, and four standard errors of that: 50 + 4 × √(1000 × 0.05 × 0.95).
        assert!(any_time <= 77, "{any_time}");
    }
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn of_ten_thousand_rollouts_of_a_hundred_thousand_games_no_more_than_500_leave_the_any_time_interval()
 {
    let counts = count(10_000, 100_000);
    assert_as_expected(counts[0], 10_000, 100_000);
    for [_, any_time] in counts {
        assert!(any_time <= 500, "{any_time}");
    }
}

#[test]
fn without_spread_nothing_ever_leaves() {
    let mut rollout = Rollout::new(Seed::new(8));
    rollout.roll(MIN_GAMES);
    let summary = rollout.reduced(&LuckTable::CORRECT);
    assert_eq!(summary.any_time(), Some((TRUTH, TRUTH)));
    assert_eq!(summary.ci, Some((TRUTH, TRUTH)));
}
