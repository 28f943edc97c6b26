//! Rollouts stopped when they are ahead: their biased means, compared with exact enumeration.

use std::collections::BTreeMap;

use crate::common::bearoff::{PERFECT, four_against_four, game, linear};
use crate::common::z_score;
use rollout_lab::labs::bearoff;
use rollout_lab::labs::bearoff::EvaluatorKind;
use rollout_lab::labs::two_checker::{Leaf, LuckTable, Rollout, RolloutBatch, StoppedRollouts};
use rollout_lab::rollout::optional_stopping::{
    FIRST_LOOK, MAX_GAME_LIMIT, MIN_GAME_LIMIT, StoppedStats,
};
use rollout_lab::rollout::seed::Seed;

/// Rolls stopped rollouts to their ends.
fn stopped(table: LuckTable, rollouts: usize, max_games: u64) -> StoppedRollouts {
    let mut stopped =
        RolloutBatch::new(Seed::new(8), rollouts, max_games).stopped_when_ahead(&table);
    assert_eq!(stopped.roll(u64::MAX), rollouts as u64);
    stopped
}

/// The exact expectations of a stopped rollout.
#[derive(Clone, Copy)]
struct Expected {
    /// The mean at which it is stopped − the limit, in percentage points.
    excess: f64,
    /// The number of games.
    games: f64,
    /// The chance to be stopped ahead, 0..1.
    ahead: f64,
}

/// Enumerates a stopped rollout of at most `max_games` games.
///
/// The state after each game is the chance of each count of the three leaves without a stop.
fn enumerate(values: [f64; 3], limit: f64, max_games: u64) -> Expected {
    let mut open = BTreeMap::from([([0_u64; 3], 1.0)]);
    let mut expected = Expected {
        excess: 0.0,
        games: 0.0,
        ahead: 0.0,
    };
    for played in 1..=max_games {
        let mut next = BTreeMap::new();
        for (counts, chance) in open {
            for (i, leaf) in Leaf::ALL.into_iter().enumerate() {
                let mut counts = counts;
                counts[i] += 1;
                *next.entry(counts).or_insert(0.0) +=
                    chance * f64::from(leaf.chance_in_24ths()) / 24.0;
            }
        }
        open = BTreeMap::new();
        for (counts, chance) in next {
            let sum: f64 = counts
                .iter()
                .zip(values)
                .map(|(&n, value)| n as f64 * value)
                .sum();
            let excess = sum / played as f64 - limit;
            let is_ahead = played >= FIRST_LOOK && excess > 1e-9;
            if is_ahead || played == max_games {
                expected.excess += chance * excess;
                expected.games += chance * played as f64;
                expected.ahead += chance * f64::from(u8::from(is_ahead));
            } else {
                open.insert(counts, chance);
            }
        }
    }
    expected
}

/// Compares simulated rollouts with exact expectations.
fn assert_as_expected(simulated: &StoppedStats, expected: Expected) {
    let rollouts = simulated.averages.games as f64;
    let difference = simulated.averages.mean.unwrap() - simulated.limit - expected.excess;
    let se = simulated.averages.se.unwrap();
    z_score::assert_plausible(difference, se, "stopped mean");
    let difference = simulated.ahead as f64 - rollouts * expected.ahead;
    let se = (rollouts * expected.ahead * (1.0 - expected.ahead)).sqrt();
    z_score::assert_plausible(difference, se, "ahead");
    // The standard deviation of a number from 10 to 100 is at most 45.
    let difference = simulated.games.unwrap() - expected.games;
    z_score::assert_plausible(difference, 45.0 / rollouts.sqrt(), "games");
}

#[test]
fn stopped_means_have_the_exact_bias() {
    const ROLLOUTS: usize = 20_000;
    let plain = enumerate(Leaf::ALL.map(Leaf::result), 37.5, MIN_GAME_LIMIT);
    let biased = LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap();
    for (table, limit) in [
        (LuckTable::MADE_UP, 37.5),
        (LuckTable::BACKWARDS, 37.5),
        // Without stopping, this table settles 20/6 points too low.
        (biased, 37.5 - 20.0 / 6.0),
    ] {
        let simulated = stopped(table, ROLLOUTS, MIN_GAME_LIMIT);
        assert_as_expected(&simulated.plain(), plain);
        let reduced = Leaf::ALL.map(|leaf| table.reduced(leaf));
        assert!((simulated.reduced().limit - limit).abs() < 1e-12);
        assert_as_expected(
            &simulated.reduced(),
            enumerate(reduced, limit, MIN_GAME_LIMIT),
        );
    }
    // A plausibility check by hand: at the first look, a rollout that is ahead has at least 4 wins
    // of 10 instead of 3.75. And the bias is smaller if games spread less (16.8 against 48.4).
    let made_up = enumerate([50.0, 65.0, 25.0], 37.5, MIN_GAME_LIMIT);
    assert!(plain.excess > 5.0 && made_up.excess > 1.0 && made_up.excess < plain.excess / 2.0);
}

#[test]
fn without_spread_no_rollout_is_ahead() {
    let simulated = stopped(LuckTable::CORRECT, 50, 1000).reduced();
    assert_eq!((simulated.ahead, simulated.games), (0, Some(1000.0)));
    assert_eq!(
        (simulated.averages.mean, simulated.averages.sd),
        (Some(37.5), Some(0.0))
    );
}

#[test]
fn a_rollout_is_stopped_at_the_first_look_at_which_it_is_ahead() {
    // The plain mean of the first child, inspected after every game.
    let mut rollout = Rollout::new(Seed::new(8).child(0));
    rollout.roll(FIRST_LOOK);
    while rollout.plain().mean.unwrap() <= 37.5 && rollout.games() < MIN_GAME_LIMIT {
        rollout.roll(1);
    }
    let simulated = stopped(LuckTable::MADE_UP, 1, MIN_GAME_LIMIT).plain();
    assert_eq!(simulated.games, Some(rollout.games() as f64));
    assert!((simulated.averages.mean.unwrap() - rollout.plain().mean.unwrap()).abs() < 1e-9);
}

#[test]
fn the_largest_number_of_games_is_clamped() {
    for (wanted, limited) in [(1, MIN_GAME_LIMIT), (777, 777), (u64::MAX, MAX_GAME_LIMIT)] {
        assert_eq!(stopped(LuckTable::MADE_UP, 0, wanted).games(), limited);
    }
}

#[test]
fn progress_grows_from_0_to_1() {
    let at_once = stopped(LuckTable::MADE_UP, 300, 1000);
    let batch = RolloutBatch::new(Seed::new(8), 300, 1000);
    let mut stepped = batch.stopped_when_ahead(&LuckTable::MADE_UP);
    assert_eq!((stepped.progress(), stepped.plain().games), (0.0, None));
    for done in 1..=300_u32 {
        assert_eq!(stepped.roll(1), 1);
        assert_eq!(stepped.progress(), f64::from(done) / 300.0);
        assert_eq!(stepped.plain().averages.games, u64::from(done));
    }
    assert_eq!(stepped.roll(1), 0, "finished rollouts roll nothing");
    assert_eq!(
        (stepped.plain(), stepped.reduced()),
        (at_once.plain(), at_once.reduced())
    );
}

#[test]
fn rollouts_of_bearoffs_stop_by_the_same_rule() {
    let prepared = game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::PipCount]),
    );
    let batch = bearoff::RolloutBatch::new(prepared.clone(), Seed::new(8), 1, MIN_GAME_LIMIT);
    let mut simulated = batch.stopped_when_ahead(0).unwrap();
    assert_eq!(simulated.roll(1), 1);
    let limit = prepared.theory().unwrap().mean;
    let mut rollout = bearoff::Rollout::new(prepared, Seed::new(8).child(0));
    rollout.roll(FIRST_LOOK);
    while rollout.point(0).reduced.mean.unwrap() <= limit && rollout.games() < MIN_GAME_LIMIT {
        rollout.roll(1);
    }
    let stopped = simulated.reduced();
    assert_eq!(stopped.games, Some(rollout.games() as f64));
    let mean = rollout.point(0).reduced.mean.unwrap();
    assert!((stopped.averages.mean.unwrap() - mean).abs() < 1e-9);
}
