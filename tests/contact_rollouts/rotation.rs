//! Rotated first rolls in games of any position: unbiased, with standard errors of complete blocks,
//! and chunks that merge alike.

use std::sync::Arc;

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::backgammon::EvaluatorKind::{Nothing, PipCount, Tiny};
use rollout_lab::codec;
use rollout_lab::labs::contact::cut_short::{Comparison, ComparisonJobSpec};
use rollout_lab::labs::contact::{
    ContactGames, ContactJobSpec, Game, MIN_BLOCKS, Rollout, Truncation,
};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::game_runner::GameRunner;
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::rotation::Rotation::{FirstRoll, TwoRolls};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::summary::Summary;

use crate::plan::have_same_sums;
use crate::positions::{evaluators, game, named};

/// The rounding of means of evaluations.
const ROUNDING: f64 = 1e-9;

/// Returns games of a few rolls with contact, which may be cut short after two of them.
fn short_games(evaluators: Vec<EvaluatorKind>, horizon: Option<u32>) -> Arc<Game> {
    let game = Game::clone(&game(named("last checkers, one on the bar"), evaluators));
    let evaluator = Tiny;
    Arc::new(game.with_truncation(horizon.map(|rolls| Truncation { rolls, evaluator })))
}

/// Returns twelve figures of each game on its own: the equity and the five chances, plain, and with
/// the luck of an evaluator subtracted.
fn figures(rollout: &Rollout, games: u64, estimate: usize) -> Vec<[f64; 12]> {
    let game = rollout.game();
    let mut runner = ContactGames::new(game.clone());
    let figures = |k| {
        let sums = runner.roll(rollout.trials(), k, k + 1);
        let (point, chances) = (sums.totals.point(&**game, estimate), sums.chances(estimate));
        let plain = [point.plain].into_iter().chain(chances.plain);
        let all = plain.chain([point.reduced]).chain(chances.reduced);
        let means: Vec<f64> = all.map(|summary| summary.mean.unwrap()).collect();
        means.try_into().unwrap()
    };
    (0..games).map(figures).collect()
}

/// Returns the statistics of a rollout, in the order of the figures.
fn summaries(rollout: &Rollout, estimate: usize) -> Vec<Summary> {
    let (point, chances) = (rollout.point(estimate), rollout.chances(estimate));
    let plain = [point.plain].into_iter().chain(chances.plain);
    plain
        .chain([point.reduced])
        .chain(chances.reduced)
        .collect()
}

/// Returns the mean of blocks of games, and its standard error from the spread of their means.
fn by_blocks(games: &[f64], size: usize) -> [f64; 2] {
    let blocks = games.chunks_exact(size);
    let means: Vec<f64> = blocks
        .map(|block| block.iter().sum::<f64>() / size as f64)
        .collect();
    let count = means.len() as f64;
    let mean = means.iter().sum::<f64>() / count;
    let squares: f64 = means.iter().map(|it| (it - mean).powi(2)).sum();
    [mean, (squares / (count - 1.0) / count).sqrt()]
}

#[test]
fn rotated_games_are_unbiased() {
    // Two rollouts with different dice. With 40 blocks a standard error is known to some 11%. The
    // bound is five of them, for all averages.
    let game = short_games(evaluators(), None);
    let mut rotated = Rollout::with_rotation(game.clone(), Seed::new(1), Some(FirstRoll));
    let mut random = Rollout::new(game, Seed::new(2));
    rotated.roll(36 * 40);
    random.roll(36 * 40);
    for estimate in 0..evaluators().len() {
        let [rotated, random] = [&rotated, &random].map(|it| summaries(it, estimate));
        for (one, other) in rotated.iter().zip(&random) {
            let error = one.se.unwrap().hypot(other.se.unwrap());
            let off = (one.mean.unwrap() - other.mean.unwrap()).abs();
            assert!(off <= 5.0 * error, "{estimate}: {off} {error}");
        }
    }
}

#[test]
fn statistics_of_blocks_follow_from_their_games() {
    for (horizon, opening) in [(None, false), (Some(3), false), (Some(3), true)] {
        for (rotation, blocks) in [(FirstRoll, 5), (TwoRolls, 2)] {
            let size = if opening {
                rotation.opening_block_size()
            } else {
                rotation.block_size()
            };
            let games = size * blocks;
            let game = short_games(vec![PipCount, Tiny], horizon);
            let game = Arc::new(Game::clone(&game).with_opening(opening));
            let mut rollout = Rollout::with_rotation(game, Seed::new(5), Some(rotation));
            rollout.roll(games);
            for estimate in 0..2 {
                let figures = figures(&rollout, games, estimate);
                for (part, summary) in summaries(&rollout, estimate).iter().enumerate() {
                    let values: Vec<f64> = figures.iter().map(|game| game[part]).collect();
                    let [mean, se] = by_blocks(&values, usize::try_from(size).unwrap());
                    let off = (summary.mean.unwrap() - mean).abs();
                    assert!(off < ROUNDING, "{rotation:?} {part}: {off}");
                    let off = (summary.se.unwrap() - se).abs();
                    assert!(off < ROUNDING, "{rotation:?} {part}: {off}");
                }
            }
            // Games of a block that is cut short do not count, and are in the sums over all games.
            let before = summaries(&rollout, 1);
            rollout.roll(size - 1);
            let after = summaries(&rollout, 1);
            for (before, after) in before.iter().zip(&after) {
                assert_eq!((before.mean, before.se), (after.mean, after.se));
                assert_eq!(after.games, games + size - 1);
            }
            let all = rollout.sums().all().totals.point(&**rollout.game(), 1);
            assert_eq!(rollout.game_sums(1), all.game_sums());
            assert_ne!(all.reduced.mean, after[6].mean);
        }
    }
}

#[test]
fn each_block_has_every_first_roll_once() {
    let game = short_games(vec![Nothing], None);
    for rotation in [FirstRoll, TwoRolls] {
        let rollout = Rollout::with_rotation(game.clone(), Seed::new(9), Some(rotation));
        for block in [0, 7_u64] {
            let roll = |k| rollout.record(36 * block + k, 0).turns[0].roll;
            let rolls: Vec<Roll> = (0..36).map(roll).collect();
            assert!(Roll::all().all(|roll| rolls.contains(&roll)));
        }
    }
}

#[test]
fn blocks_of_games_that_end_with_the_rotated_rolls_are_equal() {
    for (rotation, horizon) in [(FirstRoll, 1), (TwoRolls, 2)] {
        let game = short_games(vec![Tiny], Some(horizon));
        let mut rollout = Rollout::with_rotation(game, Seed::new(5), Some(rotation));
        rollout.roll(rotation.block_size() * 2);
        for summary in summaries(&rollout, 0) {
            let mean = summary.mean.unwrap();
            assert_eq!((summary.se, summary.ci), (Some(0.0), Some((mean, mean))));
        }
    }
}

#[test]
fn a_standard_error_stops_rotated_games_from_ten_blocks_on() {
    let game = short_games(vec![Tiny], None);
    let mut rollout = Rollout::with_rotation(game, Seed::new(14), Some(FirstRoll));
    rollout.roll(2_000);
    let points: Vec<Summary> = rollout.history(0).map(|point| point.reduced).collect();
    let first = { points.iter() }.find(|point| point.games >= 36 * MIN_BLOCKS);
    // A target of 3 points is reached there, and two thirds of the standard error there later.
    assert_eq!(
        rollout.games_until_se(0, 3.0),
        first.map(|point| point.games)
    );
    let target = first.unwrap().se.unwrap() / 1.5;
    let games = rollout.games_until_se(0, target).unwrap();
    let at = points.iter().find(|point| point.games == games).unwrap();
    assert!(games > 36 * MIN_BLOCKS && at.stopping_se().unwrap() <= target);
}

#[test]
fn differences_of_games_that_are_played_on_come_from_blocks() {
    let (games, size) = (36 * 6, 36);
    let [cut, to_end] = [Some(2), None].map(|horizon| short_games(vec![Tiny], horizon));
    let mut comparison = Comparison::with_rotation(cut.clone(), Seed::new(5), Some(FirstRoll));
    comparison.roll(games + 20);
    let point = comparison.compare(0);
    let [cut, to_end] = [cut, to_end].map(|game| {
        let mut rollout = Rollout::with_rotation(game, Seed::new(5), Some(FirstRoll));
        rollout.roll(games + 20);
        rollout
    });
    assert_eq!(point.cut, cut.point(0));
    assert_eq!(point.to_end, to_end.point(0));
    let [cut, to_end] = [&cut, &to_end].map(|rollout| figures(rollout, games, 0));
    let differences = [(0, point.plain_difference), (6, point.reduced_difference)];
    for (part, summary) in differences {
        let games = cut.iter().zip(&to_end);
        let values: Vec<f64> = games.map(|(cut, end)| cut[part] - end[part]).collect();
        let [mean, se] = by_blocks(&values, size);
        assert!((summary.mean.unwrap() - mean).abs() < ROUNDING);
        assert!((summary.se.unwrap() - se).abs() < ROUNDING);
    }
}

#[test]
fn rotated_games_merge_exactly() {
    for horizon in [None, Some(2)] {
        let game = short_games(evaluators(), horizon);
        // Cut within blocks, at their ends, and several blocks at once.
        let cases: [(Rotation, &[(u64, u64)]); 2] = [
            (
                FirstRoll,
                &[(0, 1), (1, 30), (30, 36), (36, 130), (130, 150)],
            ),
            (TwoRolls, &[(0, 1), (1, 700), (700, 1_300), (1_300, 1_310)]),
        ];
        for (rotation, cuts) in cases {
            let fresh = || Rollout::with_rotation(game.clone(), Seed::new(3), Some(rotation));
            let (mut at_once, mut in_chunks) = (fresh(), fresh());
            at_once.roll(cuts.last().unwrap().1);
            for &(from, to) in cuts {
                // A worker begins from the bytes of the job.
                let spec: ContactJobSpec =
                    codec::decode(&codec::encode(&in_chunks.job_spec())).unwrap();
                let chunk = spec.begin().unwrap().run_chunk(from, to);
                in_chunks.merge(&chunk).unwrap();
            }
            assert!(have_same_sums(&in_chunks, &at_once));
            assert!(in_chunks.games() > rotation.block_size());
            assert_eq!(in_chunks.point(0), at_once.point(0));
            assert_eq!(in_chunks.chances(0), at_once.chances(0));
        }
    }
}

#[test]
fn comparisons_of_rotated_games_merge_exactly() {
    let rotation: Option<Rotation> = Some(FirstRoll);
    let fresh =
        || Comparison::with_rotation(short_games(vec![Tiny], Some(1)), Seed::new(3), rotation);
    let (mut at_once, mut in_chunks) = (fresh(), fresh());
    at_once.roll(90);
    for (from, to) in [(0, 20), (20, 75), (75, 90)] {
        let spec: ComparisonJobSpec = codec::decode(&codec::encode(&fresh().job_spec())).unwrap();
        in_chunks
            .merge(&spec.begin().unwrap().run_chunk(from, to))
            .unwrap();
    }
    assert_eq!(in_chunks.sums(), at_once.sums());
    assert_eq!(in_chunks.compare(0), at_once.compare(0));
}
