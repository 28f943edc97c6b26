//! Rollouts: the promise that a seed keeps its games, independence of the steps, and histories
//! compared with statistics game by game.

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

/// Returns a game in the format of the golden data, such as `31 64` or `55`.
fn game_text(game: Game) -> String {
    let dice = |roll: Roll| format!("{}{}", roll.dice().0, roll.dice().1);
    game.o
        .map_or_else(|| dice(game.x), |o| format!("{} {}", dice(game.x), dice(o)))
}

fn record_text(rollout: &Rollout, k: u64) -> String {
    game_text(rollout.record(k).dice.unwrap())
}

/// Creates a rollout without games, perhaps a replay of the article's.
fn new_rollout(replay: bool, seed: u64) -> Rollout {
    let seed = Seed::new(seed);
    if replay {
        Rollout::replay(seed)
    } else {
        Rollout::new(seed)
    }
}

fn checkpoint_leaves(rollout: &Rollout) -> Vec<Leaves> {
    rollout.checkpoints().map(|sums| *sums.all()).collect()
}

// The promise that a seed keeps its games.

#[test]
fn a_seed_keeps_its_first_games() {
    for (seed, facts) in golden_seeds() {
        let rollout = Rollout::new(seed);
        let games: Vec<String> = (0..20).map(|k| record_text(&rollout, k)).collect();
        assert_eq!(games, facts.first_games, "{seed}");
    }
}

#[test]
fn a_seed_keeps_its_last_games() {
    // A trial doesn't depend on those before it, so the last of 10¹² games can be played alone.
    for (seed, facts) in golden_seeds() {
        let rollout = Rollout::new(seed);
        let games: Vec<String> = (MAX_GAMES - 10..MAX_GAMES)
            .map(|k| record_text(&rollout, k))
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
fn games_whose_first_draw_is_rejected_use_the_second() {
    let mut compared = 0;
    for (seed, facts) in golden_seeds() {
        let rollout = Rollout::new(seed);
        for rejected in facts.rejected {
            assert_eq!(record_text(&rollout, rejected.trial), rejected.game);
            compared += 1;
        }
    }
    assert!(compared > 0);
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
    fn steps_change_no_games(
        seed in any::<u64>(),
        replay in any::<bool>(),
        steps in proptest::collection::vec(prop_oneof![0..5_u64, 0..600_u64, 0..300_000_u64], 0..20),
    ) {
        let mut stepped = new_rollout(replay, seed);
        for games in steps {
            prop_assert_eq!(stepped.roll(games), games);
        }
        let mut at_once = new_rollout(replay, seed);
        at_once.roll(stepped.games());
        prop_assert_eq!(stepped.leaves(), at_once.leaves());
        prop_assert_eq!(checkpoint_leaves(&stepped), checkpoint_leaves(&at_once));
        // The next games are the same, too.
        stepped.roll(1000);
        at_once.roll(1000);
        prop_assert_eq!(checkpoint_leaves(&stepped), checkpoint_leaves(&at_once));
    }

    #[test]
    fn recorded_games_are_the_counted_ones(
        seed in any::<u64>(),
        replay in any::<bool>(),
        games in 0..3000_u64,
    ) {
        let mut rollout = new_rollout(replay, seed);
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
        let fresh = new_rollout(replay, seed);
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
        prop_assert_eq!(checkpoint_leaves(&rewound), checkpoint_leaves(&expected));
    }
}

// History.

#[test]
fn history_ends_with_the_current_statistics() {
    let mut rollout = Rollout::new(Seed::new(3));
    for games in 1..=500 {
        rollout.roll(1);
        let last = *rollout.checkpoints().last().unwrap().all();
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
        let points: Vec<u64> = rollout
            .checkpoints()
            .map(|sums| sums.all().games())
            .collect();
        let expected: Vec<u64> = checkpoints::up_to(rollout.games()).collect();
        assert_eq!(points, expected);
    }
}

/// The mean and the sample standard deviation of values, by their definitions.
struct MeanAndSd {
    mean: f64,
    sd: Option<f64>,
}

impl MeanAndSd {
    fn new(values: &[f64]) -> Self {
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
fn history_equals_sums_over_single_games() {
    // The last table is biased, with odd decimals, so that all leaves differ and nothing cancels.
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
            // Sums of 2000 values of at most 200 round by less than 1e-9.
            let assert_near = |value: f64, expected: f64| {
                assert!(
                    (value - expected).abs() <= 1e-9,
                    "{value} {expected} after {n}"
                );
            };
            let plain: &dyn Fn(Leaf) -> f64 = &Leaf::result;
            for (summary, value, values) in [
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
                let expected = MeanAndSd::new(&values);
                assert_near(summary.mean.unwrap(), expected.mean);
                assert_eq!(summary.sd.is_some(), expected.sd.is_some());
                if let Some(sd) = expected.sd {
                    assert_near(summary.sd.unwrap(), sd);
                    assert_near(summary.se.unwrap(), sd / n.sqrt());
                    let (low, high) = summary.ci.unwrap();
                    // Where thirty games at the farthest leaf would spread more than all games
                    // do, the interval counts three more such games. But it doesn't reach beyond
                    // that leaf.
                    let leaves = Leaf::ALL.map(value);
                    let [lowest, highest] = [f64::min, f64::max]
                        .map(|choose| leaves.into_iter().reduce(choose).expect("three leaves"));
                    let half_width = |distance: f64| {
                        let square = distance * distance;
                        let is_widened = sd * sd * (n - 1.0) < 30.0 * square;
                        let added = if is_widened { 3.0 * square / n } else { 0.0 };
                        1.96 * ((sd * sd + added) / n).sqrt()
                    };
                    let normal = 1.96 * sd / n.sqrt();
                    let mean = expected.mean;
                    assert_near(
                        low,
                        (mean - half_width(mean - lowest)).max(lowest.min(mean - normal)),
                    );
                    assert_near(
                        high,
                        (mean + half_width(highest - mean)).min(highest.max(mean + normal)),
                    );
                }
            }
            let luck: f64 = games.iter().map(|game| game.total_luck).sum();
            assert_near(point.luck.unwrap(), luck / n);
            assert_near(
                point.luck.unwrap(),
                point.plain.mean.unwrap() - point.reduced.mean.unwrap(),
            );
            points += 1;
        }
        assert_eq!(points, checkpoints::up_to(2000).count());
    }
}

#[test]
fn undefined_statistics_are_none() {
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

    // The exact number is 25/3, and a thousand games measure it to about 10%. Tables for which
    // theory has no number have none after any number of games.
    rollout.roll(999);
    let measured = rollout.equivalent_games(&LuckTable::MADE_UP).unwrap();
    assert!((7.0..10.0).contains(&measured), "{measured}");
    let biased = LuckTable::new([70.0, -10.0, 45.0, -15.0]).unwrap();
    for table in [LuckTable::CORRECT, biased] {
        assert_eq!(rollout.equivalent_games(&table), None);
    }
}

// Limits. The tests of chunks in `tests/work` have more.

#[test]
fn batches_have_at_least_one_game_and_at_most_the_limit() {
    let games = |wanted| RolloutBatch::new(Seed::new(3), 1, wanted).games();
    assert_eq!((games(0), games(1)), (1, 1));
    assert_eq!(
        (games(MAX_GAMES), games(MAX_GAMES + 1)),
        (MAX_GAMES, MAX_GAMES)
    );
    assert_eq!(games(u64::MAX), MAX_GAMES);
    // The total is at most 2⁵³, which floats count exactly: 2⁵³ / 100,000 games each instead of
    // 10¹².
    let largest = RolloutBatch::new(Seed::new(3), usize::MAX, MAX_GAMES);
    assert_eq!(largest.rollouts(), MAX_ROLLOUTS);
    assert_eq!(largest.games(), 90_071_992_547);
    assert!(ChunkedWork::total(&largest) <= MAX_TOTAL_GAMES);
    assert_eq!(RolloutBatch::new(Seed::new(3), 0, 1000).progress(), 1.0);
}
