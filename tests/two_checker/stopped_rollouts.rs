//! Rollouts that are stopped when they are ahead settle where going through all games says that they do: too high. All
//! seeds are fixed: a bound that holds, holds for ever, and none was chosen after looking.

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

fn stopped(table: LuckTable, rollouts: usize, most: u64) -> StoppedRollouts {
    let mut stopped = RolloutBatch::new(Seed::new(8), rollouts, most).stopped_when_ahead(&table);
    assert_eq!(stopped.roll(u64::MAX), rollouts as u64);
    stopped
}

/// What becomes of a rollout of at most so many games, exactly: the average at which it is stopped, as a distance from
/// `limit`; how many games it has; how often it gets ahead. How many games of the three kinds came before, and with what
/// chance it gets there without having been stopped, is all that has to be known of its past.
fn exactly(values: [f64; 3], limit: f64, most: u64) -> (f64, f64, f64) {
    let mut open = BTreeMap::from([([0_u64; 3], 1.0)]);
    let (mut average, mut games, mut ahead) = (0.0, 0.0, 0.0);
    for played in 1..=most {
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
            let above = sum / played as f64 - limit;
            let is_ahead = played >= FIRST_LOOK && above > 1e-9;
            if is_ahead || played == most {
                average += chance * above;
                games += chance * played as f64;
                ahead += chance * f64::from(u8::from(is_ahead));
            } else {
                open.insert(counts, chance);
            }
        }
    }
    (average, games, ahead)
}

/// Against what going through all games gives.
fn assert_as_expected(seen: &StoppedStats, (average, games, ahead): (f64, f64, f64)) {
    let rollouts = seen.averages.games as f64;
    let off = seen.averages.mean.unwrap() - seen.limit - average;
    z_score::assert_plausible(off, seen.averages.se.unwrap(), "stopped average");
    let off = seen.ahead as f64 - rollouts * ahead;
    z_score::assert_plausible(off, (rollouts * ahead * (1.0 - ahead)).sqrt(), "ahead");
    // A number from 10 to 100 spreads by less than 45.
    let off = seen.games.unwrap() - games;
    z_score::assert_plausible(off, 45.0 / rollouts.sqrt(), "games");
}

#[test]
fn averages_that_are_stopped_when_ahead_are_too_high_by_what_all_games_say() {
    const ROLLOUTS: usize = 20_000;
    let plain = exactly(Leaf::ALL.map(Leaf::result), 37.5, MIN_GAME_LIMIT);
    let biased = LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap();
    for (table, limit) in [
        (LuckTable::MADE_UP, 37.5),
        (LuckTable::BACKWARDS, 37.5),
        // 20/6 too low where nobody looks.
        (biased, 37.5 - 20.0 / 6.0),
    ] {
        let seen = stopped(table, ROLLOUTS, MIN_GAME_LIMIT);
        assert_as_expected(&seen.plain(), plain);
        let reduced = Leaf::ALL.map(|leaf| table.reduced(leaf));
        assert!((seen.reduced().limit - limit).abs() < 1e-12);
        assert_as_expected(&seen.reduced(), exactly(reduced, limit, MIN_GAME_LIMIT));
    }
    // By hand, for a feeling: at the first look 5 or more wins of 10 in place of 3.75, or 4. And the less a game spreads
    // (16.8 against 48.4), the less it is.
    let made_up = exactly([50.0, 65.0, 25.0], 37.5, MIN_GAME_LIMIT);
    assert!(plain.0 > 5.0 && made_up.0 > 1.0 && made_up.0 < plain.0 / 2.0);
}

#[test]
fn without_spread_nothing_is_ever_ahead() {
    let seen = stopped(LuckTable::CORRECT, 50, 1000).reduced();
    assert_eq!((seen.ahead, seen.games), (0, Some(1000.0)));
    assert_eq!(
        (seen.averages.mean, seen.averages.sd),
        (Some(37.5), Some(0.0))
    );
}

#[test]
fn a_rollout_is_stopped_at_the_first_look_at_which_it_is_ahead() {
    // The plain one of the first child, looked at game by game.
    let mut rollout = Rollout::new(Seed::new(8).child(0));
    rollout.roll(FIRST_LOOK);
    while rollout.plain().mean.unwrap() <= 37.5 && rollout.games() < MIN_GAME_LIMIT {
        rollout.roll(1);
    }
    let seen = stopped(LuckTable::MADE_UP, 1, MIN_GAME_LIMIT).plain();
    assert_eq!(seen.games, Some(rollout.games() as f64));
    assert!((seen.averages.mean.unwrap() - rollout.plain().mean.unwrap()).abs() < 1e-9);
}

#[test]
fn the_most_games_are_moved_to_where_there_is_something_to_wait_for() {
    for (wanted, most) in [(1, MIN_GAME_LIMIT), (777, 777), (u64::MAX, MAX_GAME_LIMIT)] {
        assert_eq!(stopped(LuckTable::MADE_UP, 0, wanted).games(), most);
    }
}

#[test]
fn progress_grows_from_nothing_to_all() {
    let all_at_once = stopped(LuckTable::MADE_UP, 300, 1000);
    let many = RolloutBatch::new(Seed::new(8), 300, 1000);
    let mut step_by_step = many.stopped_when_ahead(&LuckTable::MADE_UP);
    assert_eq!(
        (step_by_step.progress(), step_by_step.plain().games),
        (0.0, None)
    );
    for done in 1..=300_u32 {
        assert_eq!(step_by_step.roll(1), 1);
        assert_eq!(step_by_step.progress(), f64::from(done) / 300.0);
        assert_eq!(step_by_step.plain().averages.games, u64::from(done));
    }
    assert_eq!(step_by_step.roll(1), 0, "all done stays all done");
    assert_eq!(
        (step_by_step.plain(), step_by_step.reduced()),
        (all_at_once.plain(), all_at_once.reduced())
    );
}

#[test]
fn a_bearoffs_rollouts_are_stopped_by_the_same_rule() {
    let prepared = game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::PipCount]),
    );
    let many = bearoff::RolloutBatch::new(prepared.clone(), Seed::new(8), 1, MIN_GAME_LIMIT);
    let mut seen = many.stopped_when_ahead(0).unwrap();
    assert_eq!(seen.roll(1), 1);
    let limit = prepared.theory().unwrap().mean;
    let mut rollout = bearoff::Rollout::new(prepared, Seed::new(8).child(0));
    rollout.roll(FIRST_LOOK);
    while rollout.point(0).reduced.mean.unwrap() <= limit && rollout.games() < MIN_GAME_LIMIT {
        rollout.roll(1);
    }
    let stopped = seen.reduced();
    assert_eq!(stopped.games, Some(rollout.games() as f64));
    let mean = rollout.point(0).reduced.mean.unwrap();
    assert!((stopped.averages.mean.unwrap() - mean).abs() < 1e-9);
}
