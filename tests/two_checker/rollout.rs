//! The rollout: the same games whatever the steps it is rolled in, now and in every later version; its history
//! against statistics worked out game by game.

use crate::common::golden;
use crate::common::golden::SeedFacts;
use proptest::prelude::*;
use rollout_lab::labs::two_checker::{Game, Leaf, Leaves, LuckTable, Rollout, RolloutBatch};
use rollout_lab::rollout::checkpoints;
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::limits::{MAX_GAMES, MAX_ROLLOUTS, MAX_TOTAL_GAMES};
use rollout_lab::rollout::seed::Seed;

fn golden_seeds() -> impl Iterator<Item = (Seed, SeedFacts)> {
    golden::stability()
        .seeds
        .into_iter()
        .map(|facts| (facts.seed.parse().unwrap(), facts))
}

/// As the golden data write a game: `31 64`, `55`.
fn written(game: Game) -> String {
    let dice = |roll: Roll| format!("{}{}", roll.dice().0, roll.dice().1);
    game.o
        .map_or_else(|| dice(game.x), |o| format!("{} {}", dice(game.x), dice(o)))
}

fn written_record(rollout: &Rollout, k: u64) -> String {
    written(rollout.record(k).dice.unwrap())
}

/// With no game rolled; the first ones are perhaps the article's.
fn begun(replay: bool, seed: u64) -> Rollout {
    let begin = if replay {
        Rollout::replay
    } else {
        Rollout::new
    };
    begin(Seed::new(seed))
}

fn checkpoints_of(rollout: &Rollout) -> Vec<Leaves> {
    rollout.checkpoints().copied().collect()
}

// Stability: the promise that a seed keeps its games.

#[test]
fn a_seed_keeps_its_first_games() {
    for (seed, facts) in golden_seeds() {
        let rollout = Rollout::new(seed);
        let games: Vec<String> = (0..20).map(|k| written_record(&rollout, k)).collect();
        assert_eq!(games, facts.first_games, "{seed}");
    }
}

#[test]
fn a_seed_keeps_its_last_games() {
    // A trial needs none before it, so the end can be looked at without rolling 10¹² games.
    for (seed, facts) in golden_seeds() {
        let rollout = Rollout::new(seed);
        let games: Vec<String> = (MAX_GAMES - 10..MAX_GAMES)
            .map(|k| written_record(&rollout, k))
            .collect();
        assert_eq!(games, facts.last_games, "{seed}");
    }
}

#[test]
fn a_seed_keeps_its_leaf_counts() {
    for (seed, facts) in golden_seeds() {
        let mut rollout = Rollout::new(seed);
        for golden in facts.leaves {
            rollout.roll(golden.games - rollout.games());
            assert_eq!(
                rollout.leaves(),
                Leaves {
                    doubles: golden.doubles,
                    fails: golden.fails,
                    bears_off: golden.bears_off,
                },
                "{seed} after {} games",
                golden.games
            );
        }
    }
}

#[test]
fn a_game_whose_first_draw_is_rejected_keeps_its_second_one() {
    let mut met = 0;
    for (seed, facts) in golden_seeds() {
        let rollout = Rollout::new(seed);
        for rejected in facts.rejected {
            assert_eq!(written_record(&rollout, rejected.trial), rejected.game);
            met += 1;
        }
    }
    assert!(met > 0);
}

#[test]
fn a_seed_keeps_its_children() {
    for (seed, facts) in golden_seeds() {
        let children: Vec<String> = (0..4).map(|index| seed.child(index).to_string()).collect();
        assert_eq!(children, facts.children, "{seed}");
    }
}

// Steps and rewinding.

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    #[test]
    fn how_games_are_cut_into_calls_changes_nothing(
        seed in any::<u64>(),
        replay in any::<bool>(),
        steps in proptest::collection::vec(prop_oneof![0..5_u64, 0..600_u64, 0..300_000_u64], 0..20),
    ) {
        let mut stepped = begun(replay, seed);
        for games in steps {
            prop_assert_eq!(stepped.roll(games), games);
        }
        let mut at_once = begun(replay, seed);
        at_once.roll(stepped.games());
        prop_assert_eq!(stepped.leaves(), at_once.leaves());
        prop_assert_eq!(checkpoints_of(&stepped), checkpoints_of(&at_once));
        // Nor does it leave anything behind that changes what comes next.
        stepped.roll(1000);
        at_once.roll(1000);
        prop_assert_eq!(checkpoints_of(&stepped), checkpoints_of(&at_once));
    }

    #[test]
    fn the_games_that_are_recorded_are_those_that_are_counted(
        seed in any::<u64>(),
        replay in any::<bool>(),
        games in 0..3000_u64,
    ) {
        let mut rollout = begun(replay, seed);
        let early: Vec<_> = (0..games).map(|k| rollout.record(k)).collect();
        rollout.roll(games);
        let mut leaves = Leaves::default();
        for (k, before) in (0..games).zip(early) {
            let record = rollout.record(k);
            // A record is the same before the game has been rolled and after.
            prop_assert_eq!(record, before);
            prop_assert!(record.dice.is_none_or(|game| game.leaf() == record.leaf));
            leaves.add(record.leaf);
        }
        prop_assert_eq!(rollout.leaves(), leaves);
    }

    #[test]
    fn rewinding_rolls_the_same_games_again(
        seed in any::<u64>(),
        replay in any::<bool>(),
        first in 0..2000_u64,
        again in 0..2000_u64,
    ) {
        let fresh = begun(replay, seed);
        let mut rewound = fresh.clone();
        rewound.roll(first);
        rewound.rewind();
        prop_assert_eq!(rewound.games(), 0);
        prop_assert_eq!(rewound.leaves(), Leaves::default());
        prop_assert_eq!(rewound.checkpoints().count(), 0);
        prop_assert_eq!(rewound.history(&LuckTable::MADE_UP).count(), 0);

        let mut expected = fresh;
        expected.roll(again);
        rewound.roll(again);
        prop_assert_eq!(checkpoints_of(&rewound), checkpoints_of(&expected));
    }
}

// History.

#[test]
fn history_ends_with_the_present_after_every_game() {
    let mut rollout = Rollout::new(Seed::new(3));
    for games in 1..=500 {
        rollout.roll(1);
        let last = *rollout.checkpoints().last().unwrap();
        assert_eq!((last.games(), last), (games, rollout.leaves()));
        let last = rollout.history(&LuckTable::MADE_UP).last().unwrap();
        assert_eq!(last.plain, rollout.plain());
        assert_eq!(last.reduced, rollout.reduced(&LuckTable::MADE_UP));
        assert_eq!(last.luck, rollout.mean_luck(&LuckTable::MADE_UP));
    }
}

#[test]
fn history_has_a_point_at_every_checkpoint() {
    let mut rollout = Rollout::new(Seed::new(3));
    for games in [1, 41, 1, 1, 56, 900, 1, 12_345, 1_000_000] {
        rollout.roll(games);
        let points: Vec<u64> = rollout.checkpoints().map(|point| point.games()).collect();
        let expected: Vec<u64> = checkpoints::up_to(rollout.games()).collect();
        assert_eq!(points, expected);
    }
}

/// Mean, standard deviation, standard error and 95% interval, by their definitions.
struct Definitions {
    mean: f64,
    sd: Option<f64>,
}

impl Definitions {
    fn of(values: &[f64]) -> Self {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        Self {
            mean,
            sd: (values.len() > 1).then(|| (squares / (n - 1.0)).sqrt()),
        }
    }
}

#[test]
fn history_is_what_a_sum_over_single_games_gives() {
    // An odd, biased table, so that no two leaves coincide and nothing cancels.
    let tables = [
        LuckTable::MADE_UP,
        LuckTable::BACKWARDS,
        LuckTable::new([61.37, -3.21, -17.03, 5.9]).unwrap(),
    ];
    let mut rollout = Rollout::replay(Seed::new(11));
    rollout.roll(2000);
    for table in tables {
        let scored: Vec<_> = (0..2000)
            .map(|k| rollout.record(k).scored(&table))
            .collect();
        let mut points = 0;
        for point in rollout.history(&table) {
            let games = &scored[..usize::try_from(point.plain.games).unwrap()];
            assert_eq!(point.reduced.games, point.plain.games);
            let n = games.len() as f64;
            // 2000 values of at most 200: their sums round by less than 1e-9.
            let near = |value: f64, expected: f64| {
                assert!(
                    (value - expected).abs() <= 1e-9,
                    "{value} {expected} after {n}"
                );
            };
            let plain: &dyn Fn(Leaf) -> f64 = &Leaf::result;
            for (summary, of_leaf, values) in [
                (
                    point.plain,
                    plain,
                    games.iter().map(|game| game.result).collect::<Vec<f64>>(),
                ),
                (
                    point.reduced,
                    &|leaf| table.reduced(leaf),
                    games.iter().map(|game| game.reduced).collect(),
                ),
            ] {
                let expected = Definitions::of(&values);
                near(summary.mean.unwrap(), expected.mean);
                assert_eq!(summary.sd.is_some(), expected.sd.is_some());
                if let Some(sd) = expected.sd {
                    near(summary.sd.unwrap(), sd);
                    near(summary.se.unwrap(), sd / n.sqrt());
                    let (low, high) = summary.ci.unwrap();
                    // As if three more games were as far away as a leaf can be, where thirty such would spread more; and no end
                    // moves beyond that leaf.
                    let leaves = Leaf::ALL.map(of_leaf);
                    let [lowest, highest] = [f64::min, f64::max]
                        .map(|of| leaves.into_iter().reduce(of).expect("three leaves"));
                    let half = |distance: f64| {
                        let square = distance * distance;
                        let few = sd * sd * (n - 1.0) < 30.0 * square;
                        let added = if few { 3.0 * square / n } else { 0.0 };
                        1.96 * ((sd * sd + added) / n).sqrt()
                    };
                    let usual = 1.96 * sd / n.sqrt();
                    let mean = expected.mean;
                    near(
                        low,
                        (mean - half(mean - lowest)).max(lowest.min(mean - usual)),
                    );
                    near(
                        high,
                        (mean + half(highest - mean)).min(highest.max(mean + usual)),
                    );
                }
            }
            let luck: f64 = games.iter().map(|game| game.total_luck).sum();
            near(point.luck.unwrap(), luck / n);
            near(
                point.luck.unwrap(),
                point.plain.mean.unwrap() - point.reduced.mean.unwrap(),
            );
            points += 1;
        }
        assert_eq!(points, checkpoints::up_to(2000).count());
    }
}

#[test]
fn what_is_not_defined_yet_is_none() {
    let mut rollout = Rollout::new(Seed::new(3));
    assert_eq!(rollout.history(&LuckTable::MADE_UP).count(), 0);
    assert_eq!(
        (rollout.plain().mean, rollout.mean_luck(&LuckTable::MADE_UP)),
        (None, None)
    );
    assert_eq!(rollout.equivalent_games(&LuckTable::MADE_UP), None);

    rollout.roll(1);
    let summary = rollout.reduced(&LuckTable::MADE_UP);
    assert!(summary.mean.is_some());
    assert_eq!((summary.sd, summary.se, summary.ci), (None, None, None));
    assert_eq!(rollout.equivalent_games(&LuckTable::MADE_UP), None);

    // 25/3 on paper; a thousand games measure it to about 10%. None however long, where theory says none.
    rollout.roll(999);
    let measured = rollout.equivalent_games(&LuckTable::MADE_UP).unwrap();
    assert!((7.0..10.0).contains(&measured), "{measured}");
    let biased = LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap();
    for table in [LuckTable::CORRECT, biased] {
        assert_eq!(rollout.equivalent_games(&table), None);
    }
}

// The end: see also `tests/work/blocks.rs`.

#[test]
fn many_rollouts_have_at_least_one_game_and_at_most_all() {
    let games = |games| RolloutBatch::new(Seed::new(3), 1, games).games();
    assert_eq!((games(0), games(1)), (1, 1));
    assert_eq!(
        (games(MAX_GAMES), games(MAX_GAMES + 1)),
        (MAX_GAMES, MAX_GAMES)
    );
    assert_eq!(games(u64::MAX), MAX_GAMES);
    // Nor are there more in all than a float counts: 2⁵³ / 100,000 each, where 10¹² are wanted.
    let many = RolloutBatch::new(Seed::new(3), usize::MAX, MAX_GAMES);
    assert_eq!(many.rollouts(), MAX_ROLLOUTS);
    assert_eq!(many.games(), 90_071_992_547);
    assert!(ChunkedWork::total(&many) <= MAX_TOTAL_GAMES);
    assert_eq!(RolloutBatch::new(Seed::new(3), 0, 1000).progress(), 1.0);
}
