//! A trial is a pure function of position, players and (seed, k): neither how games, databases and preparations are cut
//! into slices nor who else measures luck changes a number.

use std::sync::Arc;

use crate::common::bearoff::{
    ONE_AT_A_TIME, PERFECT, WORST, at, evaluators, fifteen, four_against_four, game, linear,
    on_all_scales, on_scale, position, six,
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

/// Beyond six checkers a side.
fn seven_against_eight() -> Position {
    position([1, 1, 2, 1, 1, 1], [2, 2, 1, 1, 1, 1])
}

/// A game with two estimates up to six checkers, and one beyond.
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

fn histories(rollout: &Rollout) -> Vec<Vec<HistoryPoint>> {
    (0..rollout.sampler().setup().estimates.len())
        .map(|estimate| rollout.history(estimate).collect())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(50) })]

    #[test]
    fn how_games_are_cut_into_calls_changes_nothing(
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
        // Rewound, the same dice roll again.
        stepped.rewind();
        prop_assert_eq!((stepped.games(), stepped.history(0).count()), (0, 0));
        stepped.roll(500);
        let mut fresh = Rollout::new(again, Seed::new(seed));
        fresh.roll(500);
        prop_assert_eq!(histories(&stepped), histories(&fresh));
    }
}

#[test]
fn the_games_that_are_recorded_are_those_that_are_summed() {
    for (game, games) in games().into_iter().zip([1000, 100]) {
        let mut rollout = Rollout::new(game.clone(), Seed::new(4));
        for estimate in 0..game.setup().estimates.len() {
            rollout.rewind();
            let (mut wins, mut luck, mut reduced, mut williams) = (0.0, 0.0, 0.0, 0.0);
            for k in 0..games {
                // Before the game is rolled and after.
                let record = rollout.record(k, estimate);
                rollout.roll(1);
                assert_eq!(rollout.record(k, estimate), record);
                wins += record.result;
                luck += record.luck;
                reduced += record.reduced;
                williams += record.williams.unwrap();
                let point = rollout.point(estimate);
                let n = (k + 1) as f64;
                // A thousand numbers up to 300, each rounded once, and their sums.
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
fn many_estimates_on_the_same_games_are_each_as_if_alone() {
    let estimates = on_all_scales(&evaluators());
    let together = game(four_against_four(), [WORST, PERFECT], estimates.clone());
    let mut rollout = Rollout::new(together.clone(), Seed::new(5));
    rollout.roll(2000);
    for (number, &estimate) in estimates.iter().enumerate() {
        let alone = game(four_against_four(), [WORST, PERFECT], vec![estimate]);
        let theory = |game: &PreparedGame, number: usize| game.theory().unwrap().estimates[number];
        assert_eq!(theory(&together, number), theory(&alone, 0), "{estimate:?}");
        let mut one = Rollout::new(alone, Seed::new(5));
        one.roll(2000);
        assert!(rollout.history(number).eq(one.history(0)), "{estimate:?}");
        assert_eq!(rollout.record(7, number), one.record(7, 0), "{estimate:?}");
    }
}

#[test]
fn a_database_built_in_slices_is_the_same() {
    for (reach, at_once) in [
        (DatabaseSize::SixCheckers, six()),
        (DatabaseSize::AllCheckers, fifteen()),
    ] {
        let mut building = Database::build(reach);
        let (mut before, mut pauses) = (0.0, 0);
        while !building.run_while(|| false) {
            assert!((before..1.0).contains(&building.progress()));
            before = building.progress();
            pauses += 1;
        }
        assert!(pauses > 500, "{pauses}");
        assert_eq!(building.progress(), 1.0);
        let sliced = building.finish();
        assert_eq!(sliced.size(), reach);
        let sides: Vec<_> = crate::common::bearoff::arrangements(6)
            .into_iter()
            .step_by(5)
            .collect();
        for &x in &sides {
            let checkers = crate::common::bearoff::checkers(x);
            assert_eq!(sliced.mean_rolls(checkers), at_once.mean_rolls(checkers));
            for &o in &sides {
                let position = position(x, o);
                assert_eq!(
                    sliced.exact_chance(position),
                    at_once.exact_chance(position)
                );
                assert_eq!(
                    sliced.exact_chance(position).is_some(),
                    reach == DatabaseSize::SixCheckers
                );
            }
        }
    }
}

fn setup(game: &PreparedGame) -> Setup {
    game.setup().clone()
}

#[test]
fn a_game_made_ready_in_slices_or_from_another_one_is_the_same() {
    let databases: [Arc<Database>; 2] = [six(), fifteen()];
    for (game, database) in games().into_iter().zip(databases) {
        let mut builder = PreparedGameBuilder::new(database, setup(&game)).unwrap();
        let mut before = 0.0;
        while !builder.build_while(|| false) {
            assert!(before <= builder.progress() && builder.progress() < 1.0);
            before = builder.progress();
        }
        assert_eq!(builder.progress(), 1.0);
        let sliced = Arc::new(builder.finish());
        // By way of another position and back.
        let one = [1, 0, 0, 0, 0, 0];
        let returned = at(&at(&game, position(one, one)), game.setup().position);
        let rolled = |game: &Arc<PreparedGame>| {
            let mut rollout = Rollout::new(game.clone(), Seed::new(12));
            rollout.roll(100);
            histories(&rollout)
        };
        for other in [sliced, returned] {
            assert_eq!(other.setup(), game.setup());
            assert_eq!(other.theory(), game.theory());
            assert_eq!(rolled(&other), rolled(&game));
        }
    }
}

#[test]
fn the_larger_database_rolls_the_same_games() {
    // Without a table of plays, without paths, without theory: every chance is worked out when it is wanted.
    let estimates = linear(&ONE_AT_A_TIME);
    let players = [
        Player::FewestPips,
        Player::Evaluator(EvaluatorKind::OneSided),
    ];
    let small = game(four_against_four(), players, estimates);
    let large = Arc::new(PreparedGame::new(fifteen(), setup(&small)).unwrap());
    assert!(small.theory().is_some() && large.theory().is_none());
    let mut rollouts = [small, large].map(|game| Rollout::new(game, Seed::new(13)));
    for rollout in &mut rollouts {
        rollout.roll(3000);
    }
    // Only the smaller one knows bounds of what is left without luck, on which intervals rest.
    let [small, large] = rollouts.each_ref().map(histories);
    for (small, large) in small.iter().flatten().zip(large.iter().flatten()) {
        assert_eq!(small.plain, large.plain);
        let numbers = |of: &Summary| (of.games, of.mean, of.sd, of.se);
        assert_eq!(numbers(&small.reduced), numbers(&large.reduced));
        assert_eq!((small.williams, small.luck), (large.williams, large.luck));
    }
}

#[test]
fn a_database_that_does_not_know_enough_says_so() {
    let setup = |position, evaluator, estimates: Vec<Estimate>| Setup {
        position,
        players: [Player::Evaluator(evaluator); 2],
        estimates,
    };
    let error = |database, setup| PreparedGame::new(database, setup).err();
    let large = setup(seven_against_eight(), EvaluatorKind::OneSided, vec![]);
    assert_eq!(
        error(six(), large.clone()),
        Some(SetupError::BeyondDatabase)
    );
    assert_eq!(error(fifteen(), large), None);
    for evaluator in evaluators()
        .into_iter()
        .filter(|evaluator| evaluator.needs_exact())
    {
        let plays = setup(seven_against_eight(), evaluator, vec![]);
        assert_eq!(
            error(fifteen(), plays),
            Some(SetupError::NeedsExact(evaluator))
        );
        let measures = setup(
            seven_against_eight(),
            EvaluatorKind::Even,
            linear(&[evaluator]),
        );
        assert_eq!(
            error(fifteen(), measures),
            Some(SetupError::NeedsExact(evaluator))
        );
    }
    let small = PreparedGameBuilder::at_position(&games()[0], seven_against_eight());
    assert_eq!(small.err(), Some(SetupError::BeyondDatabase));
}

#[test]
fn many_rollouts_are_the_rollouts_of_the_seeds_children() {
    let spreads = |many: &RolloutBatch| -> [Spread; 3] {
        [
            many.plain_spread(),
            many.reduced_spread(0),
            many.reduced_spread(1),
        ]
    };
    let [game, _] = games();
    let mut many = RolloutBatch::new(game.clone(), Seed::new(8), 40, 700);
    assert_eq!(many.roll(u64::MAX), 28_000);
    assert_eq!(
        (many.sums().len(), many.games(), many.progress()),
        (40, 700, 1.0)
    );
    let means: Vec<HistoryPoint> = (0..40)
        .map(|child| {
            let mut rollout = Rollout::new(game.clone(), Seed::new(8).child(child));
            rollout.roll(700);
            rollout.point(1)
        })
        .collect();
    let mean =
        |of: fn(&HistoryPoint) -> Option<f64>| means.iter().filter_map(of).sum::<f64>() / 40.0;
    let [plain, _, reduced] = spreads(&many);
    assert!((plain.mean.unwrap() - mean(|point| point.plain.mean)).abs() < 1e-9);
    assert!((reduced.mean.unwrap() - mean(|point| point.reduced.mean)).abs() < 1e-9);
}
