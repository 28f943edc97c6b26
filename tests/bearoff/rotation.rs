//! Rotated first rolls in bear-offs, with and without a cube: unbiased, less spread, and chunks that
//! merge alike.

use std::sync::Arc;

use crate::common::bearoff::{PERFECT, four_against_four, game, linear, position, small_database};
use crate::common::cube_hand::cube_game;
use crate::common::plan::{have_same_sums, plans, run_plan};
use proptest::prelude::*;
use rollout_lab::backgammon::cube::Owner;
use rollout_lab::labs::bearoff::{
    EvaluatorKind, LuckMeasure, Player, PreparedGame, PreparedGameBuilder, Setup, Truncation,
    WholePercent,
};
use rollout_lab::labs::cube::{CubeEstimate, CubePlayer};
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::rotation::Rotation::{FirstRoll, TwoRolls};
use rollout_lab::rollout::sampled::Rollout;
use rollout_lab::rollout::sampler::Sampler;
use rollout_lab::rollout::seed::Seed;

/// Returns 6543 against 6532, measured by pip counts and by an evaluator that finds all even.
fn bearoff() -> Arc<PreparedGame> {
    let evaluators = [EvaluatorKind::PipCount, EvaluatorKind::Even];
    game(four_against_four(), [PERFECT; 2], linear(&evaluators))
}

#[test]
fn rotated_bearoffs_are_unbiased_and_spread_less() {
    let game = bearoff();
    let exact = game.expected_plain().unwrap();
    for (rotation, games) in [(FirstRoll, 36 * 2_000), (TwoRolls, 1_296 * 100)] {
        let mut rotated = Rollout::rotated(game.clone(), Seed::new(48), rotation);
        let mut random = Rollout::new(game.clone(), Seed::new(48));
        rotated.roll(games);
        random.roll(games);
        for estimate in 0..2 {
            let (rotated, random) = (rotated.point(estimate), random.point(estimate));
            for (rotated, random) in [
                (rotated.plain, random.plain),
                (rotated.reduced, random.reduced),
            ] {
                let z = (rotated.mean.unwrap() - exact.mean) / rotated.se.unwrap();
                assert!(z.abs() < 4.0, "{rotation:?} {estimate}: {z}");
                // The variance within first rolls is at most the whole. Both standard errors are
                // known to √(1/200) = 7% with 100 blocks, and better with 2,000: four of them.
                assert!(rotated.se.unwrap() < random.se.unwrap() * 1.28);
            }
            // First rolls decide much of this race.
            assert!(rotated.plain.se.unwrap() < random.plain.se.unwrap());
        }
    }
}

/// Chance decides about the plays of a careless player, too. Its draws are those of the trial.
#[test]
fn rotated_games_of_careless_players_are_unbiased() {
    let second_best = WholePercent::new(20).unwrap();
    let estimates = linear(&[EvaluatorKind::PipCount, EvaluatorKind::Even]);
    let evaluator = EvaluatorKind::Exact;
    for (rolls, luck) in [
        (None, LuckMeasure::Dice),
        (Some(5), LuckMeasure::DiceAndChoices),
    ] {
        let setup = Setup {
            position: four_against_four(),
            players: [
                PERFECT,
                Player::Careless {
                    evaluator,
                    second_best,
                },
            ],
            truncation: rolls.map(|rolls| Truncation {
                rolls,
                estimate: estimates[0],
            }),
            estimates: estimates.clone(),
        };
        let builder = PreparedGameBuilder::new(small_database(), setup).unwrap();
        let game = Arc::new(builder.with_luck(luck).finish());
        let exact = game.expected_plain().unwrap();
        let mut rollout = Rollout::rotated(game, Seed::new(48), FirstRoll);
        rollout.roll(36 * 1_000);
        for estimate in 0..2 {
            let point = rollout.point(estimate);
            for measured in [point.plain, point.reduced] {
                let z = (measured.mean.unwrap() - exact.mean) / measured.se.unwrap();
                assert!(z.abs() < 4.0, "{rolls:?} {luck:?} {estimate}: {z}");
            }
        }
    }
}

#[test]
fn rotated_games_that_are_cut_short_are_unbiased() {
    // After one roll the value of the position is the result, so a block has each value as often as
    // the exact curve has: no spread is left, and the mean is exact but for the rounding of sums.
    let setup = Setup {
        position: four_against_four(),
        players: [PERFECT; 2],
        estimates: linear(&[EvaluatorKind::PipCount]),
        truncation: Some(Truncation {
            rolls: 1,
            estimate: linear(&[EvaluatorKind::PipCount])[0],
        }),
    };
    let game = PreparedGame::new(small_database(), setup).unwrap();
    let settles = game.theory().unwrap().mean;
    let mut rotated = Rollout::rotated(Arc::new(game), Seed::new(48), FirstRoll);
    rotated.roll(36 * 10);
    let point = rotated.point(0);
    for summary in [point.plain, point.reduced] {
        assert!((summary.mean.unwrap() - settles).abs() < 1e-5);
        assert!(summary.se.unwrap() < 1e-5);
    }
}

#[test]
fn rotated_games_with_a_cube_are_unbiased() {
    // Results go up to many points, so the measured standard errors of both rollouts are rough. The
    // bound is five of them.
    let players = [CubePlayer::PERFECT; 2];
    for estimate in [CubeEstimate::Exact, CubeEstimate::CubelessTimesCube] {
        let game = cube_game(four_against_four(), Owner::Centred, players, estimate);
        let mut rotated = Rollout::rotated(game.clone(), Seed::new(1), FirstRoll);
        let mut random = Rollout::new(game.clone(), Seed::new(2));
        rotated.roll(36 * 1_000);
        random.roll(36 * 1_000);
        let (rotated, random) = (rotated.point(0), random.point(0));
        for (one, other) in [
            (rotated.plain, random.plain),
            (rotated.reduced, random.reduced),
        ] {
            let error = one.se.unwrap().hypot(other.se.unwrap());
            let off = (one.mean.unwrap() - other.mean.unwrap()).abs();
            assert!(off < 5.0 * error + 1e-9, "{estimate:?}: {off} {error}");
        }
        assert!(rotated.plain.se.unwrap() < random.plain.se.unwrap() * 1.1);
    }
}

#[test]
fn statistics_of_blocks_follow_from_their_games() {
    let game = bearoff();
    let mut rollout = Rollout::rotated(game.clone(), Seed::new(5), FirstRoll);
    // The means of ten blocks, each rolled as a rollout's sums between two blocks.
    let mut before = 0.0;
    let mut means = Vec::new();
    for blocks in 1..=10_u64 {
        rollout.roll(36);
        let point = rollout.point(0);
        let sum = point.reduced.mean.unwrap() * 36.0 * blocks as f64;
        means.push((sum - before) / 36.0);
        before = sum;
        assert_eq!(point.reduced.se.is_some(), blocks > 1);
        // All games are in complete blocks, so the mean is that of all games.
        let all = rollout.sums().all().point(&*game, 0);
        assert!((point.reduced.mean.unwrap() - all.reduced.mean.unwrap()).abs() < 1e-9);
        assert!((point.plain.mean.unwrap() - all.plain.mean.unwrap()).abs() < 1e-9);
    }
    let mean = means.iter().sum::<f64>() / 10.0;
    let variance = means.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / 9.0;
    let se = rollout.point(0).reduced.se.unwrap();
    assert!((se - (variance / 10.0).sqrt()).abs() < 1e-9);
    // Games of a block that is cut short do not count.
    rollout.roll(20);
    let point = rollout.point(0).reduced;
    assert_eq!((point.games, point.se), (380, Some(se)));
}

#[test]
fn blocks_without_a_spread_have_no_width() {
    // The article's game has at most two rolls, so every block of 1,296 games has 37.5%.
    let article = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    let game = game(article, [PERFECT; 2], linear(&[EvaluatorKind::PipCount]));
    let mut rollout = Rollout::rotated(game, Seed::new(48), TwoRolls);
    rollout.roll(1_296 * 3);
    let point = rollout.point(0);
    assert_eq!(point.plain.ci, Some((37.5, 37.5)));
    let (low, high) = point.reduced.ci.unwrap();
    assert!((low - 37.5).abs() < 1e-6 && (high - 37.5).abs() < 1e-6);
}

fn rotations() -> impl Strategy<Value = Rotation> {
    prop_oneof![Just(FirstRoll), Just(TwoRolls)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn chunks_of_rotated_bearoffs_merge_exactly(plan in plans(400), rotation in rotations()) {
        let game = bearoff();
        let fresh = || Rollout::rotated(game.clone(), Seed::new(21), rotation);
        let (mut in_chunks, mut at_once) = (fresh(), fresh());
        run_plan(&plan, &mut in_chunks, || Box::new(fresh()));
        at_once.roll(plan.sizes.iter().sum());
        prop_assert!(have_same_sums(&in_chunks, &at_once));
    }
}
