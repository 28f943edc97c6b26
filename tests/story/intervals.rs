//! The normal intervals of many rollouts, compared with single rollouts and with batches.

use rollout_lab::labs::story::{Intervals, StoppingRule};
use rollout_lab::labs::two_checker::{LuckTable, Rollout, RolloutBatch};
use rollout_lab::rollout::seed::Seed;

const SEED: Seed = Seed::new(8);

/// Returns the made-up table with X's doubles at +70 instead of +50.
///
/// That is 20/6 points too much luck on average, so the mean settles at 37.5 − 20/6.
fn biased() -> LuckTable {
    LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap()
}

/// Returns a table that reduces every game to 37.5 but for rounding.
///
/// The games are 100 − 62.5, 100 − (82.6 − 20.1) and 0 − (−20.1 − 17.4), and floats round
/// 82.6 − 20.1.
fn without_spread_but_rounded() -> LuckTable {
    LuckTable::new([62.5, -20.1, 82.6, -17.4]).unwrap()
}

fn tables() -> [LuckTable; 6] {
    [
        LuckTable::NONE,
        LuckTable::CORRECT,
        LuckTable::MADE_UP,
        LuckTable::BACKWARDS,
        biased(),
        without_spread_but_rounded(),
    ]
}

/// Returns a rollout that was stopped when its mean was above the limit, with looks after every
/// game from the tenth on.
fn stopped_when_ahead(seed: Seed, table: &LuckTable, limit: f64, games: u64) -> Rollout {
    let mut rollout = Rollout::new(seed);
    rollout.roll(10.min(games));
    while rollout.games() < games && rollout.reduced(table).mean.unwrap() <= limit + 1e-9 {
        rollout.roll(1);
    }
    rollout
}

#[test]
fn rollouts_have_the_dice_of_the_seeds_children() {
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
fn intervals_are_mean_and_1_96_errors_and_their_average_is_the_batchs() {
    let mut batch = RolloutBatch::new(SEED, 1_000, 100);
    batch.roll(u64::MAX);
    for table in tables() {
        let intervals = Intervals::roll(SEED, 1_000, 100, &table, StoppingRule::Fixed);
        // The lab's intervals are wider where a few games make most of the spread.
        let counted = batch.coverage(&table).reduced;
        assert!(intervals.covered() as u64 <= counted.covered, "{table:?}");
        let alone = (0..1_000).map(|index| {
            let mut rollout = Rollout::new(SEED.child(index));
            rollout.roll(100);
            rollout.reduced(&table).normal_interval().unwrap()
        });
        let contain = alone.filter(|&(low, high)| low - 1e-9 <= 37.5 && 37.5 <= high + 1e-9);
        assert_eq!(intervals.covered(), contain.count(), "{table:?}");
        let mean = batch.spread(&table).mean.unwrap();
        assert!((intervals.average().unwrap() - mean).abs() < 1e-9);
    }
}

#[test]
fn intervals_that_contain_the_truth_have_it_between_their_ends() {
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
                // An interval without width is a point, which rounding may move off the truth.
                .map(|(low, high)| low - 1e-9 <= 37.5 && 37.5 <= high + 1e-9)
                .collect();
            assert_eq!(contains, expected, "{table:?}");
            let count = expected.iter().filter(|&&contains| contains).count();
            assert_eq!(intervals.covered(), count);
            if [LuckTable::CORRECT, without_spread_but_rounded()].contains(&table) {
                assert_eq!(count, 300);
            }
        }
    }
}

#[test]
fn biased_intervals_settle_at_the_limit_and_miss_the_truth() {
    let unbiased = Intervals::roll(SEED, 1, 2, &LuckTable::BACKWARDS, StoppingRule::Fixed);
    assert_eq!(unbiased.limit, 37.5);
    let intervals = Intervals::roll(SEED, 200, 10_000, &biased(), StoppingRule::Fixed);
    assert!((intervals.limit - (37.5 - 20.0 / 6.0)).abs() < 1e-12);
    // A game returns 30, 65 or 25 in 4, 5 and 15 of 24 games, so its standard deviation is below
    // 20, and the standard error of a mean below 0.2. 37.5 is more than 16 standard errors from the
    // limit, and the end of an interval only 2 from its mean. The mean of 200 means is that of
    // 2,000,000 games, with a standard error below 0.02.
    assert_eq!(intervals.covered(), 0);
    assert!((intervals.average().unwrap() - intervals.limit).abs() < 0.1);
}

#[test]
fn a_stopped_rollout_ends_with_the_game_that_puts_it_ahead() {
    for table in tables() {
        let intervals = Intervals::roll(SEED, 60, 150, &table, StoppingRule::WhenAhead);
        for (index, rollout) in (0..).zip(&intervals.rollouts) {
            let alone = stopped_when_ahead(SEED.child(index), &table, intervals.limit, 150);
            assert_eq!(
                *rollout,
                alone.reduced(&table),
                "rollout {index}, {table:?}"
            );
        }
    }
}

#[test]
fn stopped_rollouts_equal_the_labs() {
    let batch = RolloutBatch::new(SEED, 500, 1_000);
    for table in tables() {
        let mut stopped = batch.stopped_when_ahead(&table);
        stopped.roll(u64::MAX);
        let expected = stopped.reduced();
        let intervals = Intervals::roll(SEED, 500, 1_000, &table, StoppingRule::WhenAhead);
        let games: u64 = intervals.rollouts.iter().map(|rollout| rollout.games).sum();
        assert_eq!(expected.games, Some(games as f64 / 500.0), "{table:?}");
        // The lab sums distances from the limit, so rounding differs.
        let average = intervals.average().unwrap();
        assert!((expected.averages.mean.unwrap() - average).abs() < 1e-9);
    }
}

#[test]
fn rollouts_shorter_than_the_first_look_are_not_stopped() {
    let fixed = Intervals::roll(SEED, 50, 9, &LuckTable::MADE_UP, StoppingRule::Fixed);
    let stopped = Intervals::roll(SEED, 50, 9, &LuckTable::MADE_UP, StoppingRule::WhenAhead);
    assert_eq!(fixed, stopped);
}

#[test]
fn numbers_out_of_range_are_clamped() {
    let size = |rollouts, games, stop| {
        let intervals = Intervals::roll(SEED, rollouts, games, &LuckTable::MADE_UP, stop);
        let longest = intervals.rollouts.iter().map(|rollout| rollout.games).max();
        (intervals.rollouts.len(), longest)
    };
    for stop in [StoppingRule::Fixed, StoppingRule::WhenAhead] {
        // Two games are the fewest that have an interval.
        assert_eq!(size(1_001, 0, stop), (1_000, Some(2)));
        assert_eq!(size(0, 100, stop), (0, None));
    }
    assert_eq!(size(2, u64::MAX, StoppingRule::Fixed), (2, Some(10_000)));
    let none = Intervals::roll(SEED, 0, 100, &LuckTable::NONE, StoppingRule::Fixed);
    assert_eq!((none.covered(), none.average()), (0, None));
}
