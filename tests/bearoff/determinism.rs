//! Trial k is a pure function of position, players and seed. It depends neither on the slices in
//! which games, databases and analyses are computed, nor on other estimates.

use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, WITHOUT_EXACT_CHANCES, WORST, arrangements, checkers, evaluators, four_against_four,
    game, game_at, large_database, linear, on_all_scales, on_scale, position, small_database,
};
use proptest::prelude::*;
use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
use rollout_lab::labs::bearoff::{
    ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, PreparedGameBuilder, Rollout,
    RolloutBatch, Setup, SetupError,
};
use rollout_lab::rollout::checkpoints;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::totals::HistoryPoint;
use rollout_lab::stats::spread::Spread;
use rollout_lab::stats::summary::Summary;

/// Returns a position of more than six checkers a side.
fn seven_against_eight() -> Position {
    position([1, 1, 2, 1, 1, 1], [2, 2, 1, 1, 1, 1])
}

/// Returns a game with two estimates and at most six checkers a side, and one of more checkers.
fn games() -> [Arc<PreparedGame>; 2] {
    let noisy = evaluators()[6];
    let two = [
        on_scale(EvaluatorKind::Exact, ChanceScale::Linear),
        on_scale(noisy, ChanceScale::Sign),
    ];
    [
        game(
            four_against_four(),
            [PERFECT, Player::FewestPips],
            two.to_vec(),
        ),
        game(
            seven_against_eight(),
            [Player::FewestPips; 2],
            linear(&[EvaluatorKind::OneSided]),
        ),
    ]
}

/// Returns the statistics of each estimate at all checkpoints.
fn histories(rollout: &Rollout) -> Vec<Vec<HistoryPoint>> {
    (0..rollout.sampler().setup().estimates.len())
        .map(|estimate| rollout.history(estimate).collect())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(50) })]

    #[test]
    fn sizes_of_calls_do_not_matter(
        seed in any::<u64>(),
        steps in proptest::collection::vec(prop_oneof![0..5_u64, 0..2000_u64], 0..10),
    ) {
        let [game, _] = games();
        let mut stepped = Rollout::new(game.clone(), Seed::new(seed));
        for games in steps {
            prop_assert_eq!(stepped.roll(games), games);
        }
        let again = game.clone();
        let mut at_once = Rollout::new(game, Seed::new(seed));
        at_once.roll(stepped.games());
        prop_assert_eq!(histories(&stepped), histories(&at_once));
        let points: Vec<u64> = at_once.history(0).map(|point| point.plain.games).collect();
        prop_assert_eq!(points, checkpoints::up_to(at_once.games()).collect::<Vec<_>>());
        // After a rewind the same dice are rolled again.
        stepped.rewind();
        prop_assert_eq!((stepped.games(), stepped.history(0).count()), (0, 0));
        stepped.roll(500);
        let mut fresh = Rollout::new(again, Seed::new(seed));
        fresh.roll(500);
        prop_assert_eq!(histories(&stepped), histories(&fresh));
    }
}

#[test]
fn records_add_up_to_the_statistics() {
    for (game, games) in games().into_iter().zip([1000, 100]) {
        let mut rollout = Rollout::new(game.clone(), Seed::new(4));
        for estimate in 0..game.setup().estimates.len() {
            rollout.rewind();
            let (mut wins, mut luck, mut reduced, mut williams) = (0.0, 0.0, 0.0, 0.0);
            for k in 0..games {
                // A record is the same before and after the rollout reaches its game.
                let record = rollout.record(k, estimate);
                rollout.roll(1);
                assert_eq!(rollout.record(k, estimate), record);
                wins += record.result;
                luck += record.luck;
                reduced += record.reduced;
                williams += record.williams.unwrap();
                let point = rollout.point(estimate);
                let n = (k + 1) as f64;
                // The sum of up to a thousand numbers of at most 300, each rounded once.
                let near = |mean: Option<f64>, sum: f64| (mean.unwrap() - sum / n).abs() < 1e-9;
                assert_eq!(point.plain.mean, Some(wins / n));
                assert!(near(point.luck, luck), "{k}");
                assert!(near(point.reduced.mean, reduced), "{k}");
                assert!(near(point.williams.unwrap().mean, williams), "{k}");
            }
        }
    }
}

#[test]
fn estimates_do_not_affect_each_other() {
    let estimates = on_all_scales(&evaluators());
    let together = game(four_against_four(), [WORST, PERFECT], estimates.clone());
    let mut rollout = Rollout::new(together.clone(), Seed::new(5));
    rollout.roll(2000);
    for (number, &estimate) in estimates.iter().enumerate() {
        let alone = game(four_against_four(), [WORST, PERFECT], vec![estimate]);
        let theory = |game: &PreparedGame, number: usize| game.theory().unwrap().estimates[number];
        assert_eq!(theory(&together, number), theory(&alone, 0), "{estimate:?}");
        let mut single = Rollout::new(alone, Seed::new(5));
        single.roll(2000);
        assert!(
            rollout.history(number).eq(single.history(0)),
            "{estimate:?}"
        );
        assert_eq!(
            rollout.record(7, number),
            single.record(7, 0),
            "{estimate:?}"
        );
    }
}

#[test]
fn slices_do_not_change_a_database() {
    for (size, at_once) in [
        (DatabaseSize::SixCheckers, small_database()),
        (DatabaseSize::AllCheckers, large_database()),
    ] {
        let mut builder = Database::build(size);
        let (mut before, mut pauses) = (0.0, 0);
        while !builder.run_while(|| false) {
            assert!((before..1.0).contains(&builder.progress()));
            before = builder.progress();
            pauses += 1;
        }
        assert!(pauses > 500, "{pauses}");
        assert_eq!(builder.progress(), 1.0);
        let sliced = builder.finish();
        assert_eq!(sliced.size(), size);
        let sides: Vec<_> = arrangements(6).into_iter().step_by(5).collect();
        for &x in &sides {
            let mover = checkers(x);
            assert_eq!(sliced.mean_rolls(mover), at_once.mean_rolls(mover));
            for &o in &sides {
                let position = position(x, o);
                assert_eq!(
                    sliced.exact_chance(position),
                    at_once.exact_chance(position)
                );
                assert_eq!(
                    sliced.exact_chance(position).is_some(),
                    size == DatabaseSize::SixCheckers
                );
            }
        }
    }
}

#[test]
fn slices_and_detours_do_not_change_a_game() {
    let databases: [Arc<Database>; 2] = [small_database(), large_database()];
    for (game, database) in games().into_iter().zip(databases) {
        let mut builder = PreparedGameBuilder::new(database, game.setup().clone()).unwrap();
        let mut before = 0.0;
        while !builder.build_while(|| false) {
            assert!(before <= builder.progress() && builder.progress() < 1.0);
            before = builder.progress();
        }
        assert_eq!(builder.progress(), 1.0);
        let sliced = Arc::new(builder.finish());
        // To another position and back.
        let one = [1, 0, 0, 0, 0, 0];
        let returned = game_at(&game_at(&game, position(one, one)), game.setup().position);
        let rolled = |game: &Arc<PreparedGame>| {
            let mut rollout = Rollout::new(game.clone(), Seed::new(12));
            rollout.roll(100);
            histories(&rollout)
        };
        for same_game in [sliced, returned] {
            assert_eq!(same_game.setup(), game.setup());
            assert_eq!(same_game.theory(), game.theory());
            assert_eq!(rolled(&same_game), rolled(&game));
        }
    }
}

#[test]
fn both_databases_roll_the_same_games() {
    // The larger database has no table of plays, no paths and no theory. It computes each chance
    // when a game needs it.
    let estimates = linear(&WITHOUT_EXACT_CHANCES);
    let players = [
        Player::FewestPips,
        Player::Evaluator(EvaluatorKind::OneSided),
    ];
    let small = game(four_against_four(), players, estimates);
    let large = Arc::new(PreparedGame::new(large_database(), small.setup().clone()).unwrap());
    assert!(small.theory().is_some() && large.theory().is_none());
    let mut rollouts = [small, large].map(|game| Rollout::new(game, Seed::new(13)));
    for rollout in &mut rollouts {
        rollout.roll(3000);
    }
    // Intervals depend on bounds of reduced results, which only the smaller database knows.
    let [small, large] = rollouts.each_ref().map(histories);
    for (small, large) in small.iter().flatten().zip(large.iter().flatten()) {
        assert_eq!(small.plain, large.plain);
        let numbers = |summary: &Summary| (summary.games, summary.mean, summary.sd, summary.se);
        assert_eq!(numbers(&small.reduced), numbers(&large.reduced));
        assert_eq!((small.williams, small.luck), (large.williams, large.luck));
    }
}

#[test]
fn setups_beyond_a_database_are_refused() {
    let setup = |position, evaluator, estimates: Vec<Estimate>| Setup {
        position,
        players: [Player::Evaluator(evaluator); 2],
        estimates,
        truncation: None,
    };
    let error = |database, setup| PreparedGame::new(database, setup).err();
    let large = setup(seven_against_eight(), EvaluatorKind::OneSided, vec![]);
    assert_eq!(
        error(small_database(), large.clone()),
        Some(SetupError::BeyondDatabase)
    );
    assert_eq!(error(large_database(), large), None);
    for evaluator in evaluators()
        .into_iter()
        .filter(|evaluator| evaluator.needs_exact())
    {
        let as_player = setup(seven_against_eight(), evaluator, vec![]);
        assert_eq!(
            error(large_database(), as_player),
            Some(SetupError::NeedsExact(evaluator))
        );
        let as_estimate = setup(
            seven_against_eight(),
            EvaluatorKind::Even,
            linear(&[evaluator]),
        );
        assert_eq!(
            error(large_database(), as_estimate),
            Some(SetupError::NeedsExact(evaluator))
        );
    }
    let small = PreparedGameBuilder::at_position(&games()[0], seven_against_eight());
    assert_eq!(small.err(), Some(SetupError::BeyondDatabase));
}

#[test]
fn a_batch_consists_of_rollouts_with_child_seeds() {
    let spreads = |batch: &RolloutBatch| -> [Spread; 3] {
        [
            batch.plain_spread(),
            batch.reduced_spread(0),
            batch.reduced_spread(1),
        ]
    };
    let [game, _] = games();
    let mut batch = RolloutBatch::new(game.clone(), Seed::new(8), 40, 700);
    assert_eq!(batch.roll(u64::MAX), 28_000);
    assert_eq!(
        (batch.sums().len(), batch.games(), batch.progress()),
        (40, 700, 1.0)
    );
    let points: Vec<HistoryPoint> = (0..40)
        .map(|child| {
            let mut rollout = Rollout::new(game.clone(), Seed::new(8).child(child));
            rollout.roll(700);
            rollout.point(1)
        })
        .collect();
    let mean = |value: fn(&HistoryPoint) -> Option<f64>| {
        points.iter().filter_map(value).sum::<f64>() / 40.0
    };
    let [plain, _, reduced] = spreads(&batch);
    assert!((plain.mean.unwrap() - mean(|point| point.plain.mean)).abs() < 1e-9);
    assert!((reduced.mean.unwrap() - mean(|point| point.reduced.mean)).abs() < 1e-9);
}
