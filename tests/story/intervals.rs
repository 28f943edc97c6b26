//! The intervals of many rollouts, one by one.

use rollout_lab::labs::story::{Intervals, StoppingRule};
use rollout_lab::labs::two_checker::{LuckTable, Rollout, RolloutBatch};
use rollout_lab::rollout::seed::Seed;

const SEED: Seed = Seed::new(8);

/// Blue's doubles at +70 instead of +50: 20/6 points too much luck, so that the average settles at 37.5 − 20/6.
fn biased() -> LuckTable {
    LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap()
}

/// Every game returns 37.5, 100 − 62.5, 100 − (82.6 − 20.1) or 0 − (−20.1 − 17.4); but floats round 82.6 − 20.1.
fn rounded() -> LuckTable {
    LuckTable::new([62.5, -20.1, 82.6, -17.4]).unwrap()
}

fn tables() -> [LuckTable; 6] {
    [
        LuckTable::NONE,
        LuckTable::CORRECT,
        LuckTable::MADE_UP,
        LuckTable::BACKWARDS,
        biased(),
        rounded(),
    ]
}

/// One rollout, rolled game by game until its average is above the limit: looked at from ten games on.
fn watched(seed: Seed, table: &LuckTable, limit: f64, games: u64) -> Rollout {
    let mut rollout = Rollout::new(seed);
    rollout.roll(10.min(games));
    while rollout.games() < games && rollout.reduced(table).mean.unwrap() <= limit + 1e-9 {
        rollout.roll(1);
    }
    rollout
}

#[test]
fn a_rollout_is_that_of_the_seeds_child() {
    for table in tables() {
        let intervals = Intervals::roll(SEED, 40, 321, &table, StoppingRule::Fixed);
        assert_eq!(intervals.rollouts.len(), 40);
        for (index, rollout) in (0..).zip(&intervals.rollouts) {
            let mut alone = Rollout::new(SEED.child(index));
            alone.roll(321);
            assert_eq!(*rollout, alone.reduced(&table), "rollout {index}");
        }
    }
}

#[test]
fn they_are_mean_and_1_96_errors_and_average_as_many_rollouts_do() {
    let mut many = RolloutBatch::new(SEED, 1_000, 100);
    many.roll(u64::MAX);
    for table in tables() {
        let intervals = Intervals::roll(SEED, 1_000, 100, &table, StoppingRule::Fixed);
        // Those of the lab are wider where a few games make most of the spread.
        let counted = many.coverage(&table).reduced;
        assert!(intervals.covered() as u64 <= counted.covered, "{table:?}");
        let alone = (0..1_000).map(|index| {
            let mut rollout = Rollout::new(SEED.child(index));
            rollout.roll(100);
            rollout.reduced(&table).normal_interval().unwrap()
        });
        let contain = alone.filter(|&(low, high)| low - 1e-9 <= 37.5 && 37.5 <= high + 1e-9);
        assert_eq!(intervals.covered(), contain.count(), "{table:?}");
        let mean = many.spread(&table).mean.unwrap();
        assert!((intervals.average().unwrap() - mean).abs() < 1e-9);
    }
}

#[test]
fn an_interval_that_contains_the_truth_has_it_between_its_ends() {
    for table in tables() {
        for (stop, games) in [
            (StoppingRule::Fixed, 2),
            (StoppingRule::Fixed, 50),
            (StoppingRule::WhenAhead, 50),
        ] {
            let intervals = Intervals::roll(SEED, 300, games, &table, stop);
            let contains: Vec<bool> = intervals.contains_truth().collect();
            let expected: Vec<bool> = (intervals.rollouts.iter())
                .map(|rollout| rollout.normal_interval().unwrap())
                // An interval without width is a point, perhaps beside the truth by rounding.
                .map(|(low, high)| low - 1e-9 <= 37.5 && 37.5 <= high + 1e-9)
                .collect();
            assert_eq!(contains, expected, "{table:?}");
            let count = expected.iter().filter(|&&contains| contains).count();
            assert_eq!(intervals.covered(), count);
            if [LuckTable::CORRECT, rounded()].contains(&table) {
                assert_eq!(count, 300);
            }
        }
    }
}

#[test]
fn the_limit_is_where_the_table_settles_and_the_truth_stays_where_it_is() {
    let unbiased = Intervals::roll(SEED, 1, 2, &LuckTable::BACKWARDS, StoppingRule::Fixed);
    assert_eq!(unbiased.limit, 37.5);
    let intervals = Intervals::roll(SEED, 200, 10_000, &biased(), StoppingRule::Fixed);
    assert!((intervals.limit - (37.5 - 20.0 / 6.0)).abs() < 1e-12);
    // A game returns 30, 65 or 25 in 4, 5 and 15 of 24 games, less than 20 points off on average: the standard error is
    // below 0.2. 37.5 is more than 16 of them away from where the means settle, and an end of an interval 2 from its mean.
    // The average of 200 means is as good as that of 2,000,000 games: its standard error is below 0.02.
    assert_eq!(intervals.covered(), 0);
    assert!((intervals.average().unwrap() - intervals.limit).abs() < 0.1);
}

#[test]
fn a_stopped_rollout_ends_with_the_game_that_brings_it_ahead() {
    for table in tables() {
        let intervals = Intervals::roll(SEED, 60, 150, &table, StoppingRule::WhenAhead);
        for (index, rollout) in (0..).zip(&intervals.rollouts) {
            let alone = watched(SEED.child(index), &table, intervals.limit, 150);
            assert_eq!(
                *rollout,
                alone.reduced(&table),
                "rollout {index}, {table:?}"
            );
        }
    }
}

#[test]
fn stopped_rollouts_are_those_of_the_lab() {
    let many = RolloutBatch::new(SEED, 500, 1_000);
    for table in tables() {
        let mut stopped = many.stopped_when_ahead(&table);
        stopped.roll(u64::MAX);
        let expected = stopped.reduced();
        let intervals = Intervals::roll(SEED, 500, 1_000, &table, StoppingRule::WhenAhead);
        let games: u64 = intervals.rollouts.iter().map(|of| of.games).sum();
        assert_eq!(expected.games, Some(games as f64 / 500.0), "{table:?}");
        // The lab sums up distances from the limit.
        let average = intervals.average().unwrap();
        assert!((expected.averages.mean.unwrap() - average).abs() < 1e-9);
    }
}

#[test]
fn a_rollout_that_may_have_fewer_games_than_the_first_look_has_all_of_them() {
    let fixed = Intervals::roll(SEED, 50, 9, &LuckTable::MADE_UP, StoppingRule::Fixed);
    let stopped = Intervals::roll(SEED, 50, 9, &LuckTable::MADE_UP, StoppingRule::WhenAhead);
    assert_eq!(fixed, stopped);
}

#[test]
fn numbers_outside_are_moved_inside() {
    let of = |rollouts, games, stop| {
        let intervals = Intervals::roll(SEED, rollouts, games, &LuckTable::MADE_UP, stop);
        let longest = intervals.rollouts.iter().map(|of| of.games).max();
        (intervals.rollouts.len(), longest)
    };
    for stop in [StoppingRule::Fixed, StoppingRule::WhenAhead] {
        // Two games are the fewest that have an interval.
        assert_eq!(of(1_001, 0, stop), (1_000, Some(2)));
        assert_eq!(of(0, 100, stop), (0, None));
    }
    assert_eq!(of(2, u64::MAX, StoppingRule::Fixed), (2, Some(10_000)));
    let none = Intervals::roll(SEED, 0, 100, &LuckTable::NONE, StoppingRule::Fixed);
    assert_eq!((none.covered(), none.average()), (0, None));
}
