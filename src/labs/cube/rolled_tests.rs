//! Rolled games against the results of the slow computation. All seeds were fixed before the first
//! run.

use std::sync::Arc;

use num_rational::BigRational;
use num_traits::ToPrimitive;

use super::game::CubeGame;
use super::record::CubeRecord;
use super::setup::CubePlays;
use super::slow_games::{
    Points, all_plays, all_policies, always_double, new_game, slow_equities, slow_expected,
    twenty_positions,
};
use crate::backgammon::cube::{CubePolicy, RESOLUTION};
use crate::labs::bearoff::{EvaluatorKind, Player};
use crate::labs::cube::CubeRollout;
use crate::rollout::dice::{Roll, ScriptedDice};
use crate::rollout::game_runner::Sums;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::seed::Seed;
use crate::rollout::totals::Totals;
use crate::rollout::trial::Trials;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::Summary;

/// Four checkers each: 6-5-4-3 against 6-5-3-2.
const FOUR_CHECKERS: [Points; 2] = [[0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]];
/// The position of the longest possible game: six checkers on the six point each.
const LONGEST_GAME: [Points; 2] = [[0, 0, 0, 0, 0, 6]; 2];

/// Checker plays that make games long.
const WORST_PLAYS: CubePlays = CubePlays::Cubeless(Player::Evaluator(EvaluatorKind::Backwards));

/// Converts points to a score.
const fn points(points: i64) -> Score {
    Score::from_units(points * Score::WIN.units())
}

/// The index of exact luck among all estimates.
const EXACT_ESTIMATE: usize = 4;

/// Rolls games of a new rollout.
fn rollout(game: Arc<CubeGame>, seed: u64, games: u64) -> CubeRollout {
    let mut rollout = CubeRollout::new(game, Seed::new(seed));
    rollout.roll(games);
    rollout
}

/// Rolls games, and compares the means of plain and reduced results with the exact value of the
/// game. The tolerance is four exact standard errors.
fn assert_means_converge(game: Arc<CubeGame>, seed: u64, games: u64, what: &str) {
    let expected = slow_expected(&game);
    let rollout = rollout(game, seed, games);
    let assert_near = |mean: Option<f64>, sd: f64, name: &str| {
        let off = (mean.unwrap() - expected.mean).abs();
        if sd > RESOLUTION {
            let z = off / (sd / (games as f64).sqrt());
            assert!(z <= 4.0, "{what}: {name} {z}");
        } else {
            assert!(off <= 1e-6, "{what}: {name} {off}");
        }
    };
    for estimate in 0..=EXACT_ESTIMATE {
        let point = rollout.point(estimate);
        assert_near(point.plain.mean, expected.plain_sd(), "plain");
        let name = format!("estimate {estimate}");
        assert_near(point.reduced.mean, expected.reduced_sd(estimate), &name);
    }
}

/// Checks the means for every pair of policies in twenty positions.
fn assert_all_policies_converge(games: u64, seed: u64) {
    for (number, position) in (0..).zip(twenty_positions()) {
        for x in all_policies() {
            for o in all_policies() {
                let game = new_game(position, [x, o], [CubePlays::WithCube; 2]);
                let what = format!("{position:?} {x:?} {o:?}");
                assert_means_converge(game, seed + number, games, &what);
            }
        }
    }
}

#[test]
fn means_converge_for_all_policies() {
    assert_all_policies_converge(20_000, 0);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn means_converge_for_all_policies_in_long_rollouts() {
    assert_all_policies_converge(200_000, 100);
}

#[test]
fn means_converge_for_all_players() {
    for (number, x) in (0..).zip(all_plays()) {
        for o in all_plays() {
            let game = new_game(
                FOUR_CHECKERS,
                [CubePolicy::Exact, CubePolicy::PipCount],
                [x, o],
            );
            assert_means_converge(game, number, 20_000, &format!("{x:?} {o:?}"));
        }
    }
}

#[test]
fn spreads_converge_to_exact_ones() {
    // The positions with exact spreads in the reference file.
    let positions = [
        [[0, 1, 0, 0, 1, 0], [1, 0, 0, 1, 0, 0]],
        [[4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]],
        FOUR_CHECKERS,
        [[1; 6]; 2],
    ];
    for position in positions {
        let game = new_game(position, [CubePolicy::Exact; 2], [CubePlays::WithCube; 2]);
        let expected = slow_expected(&game);
        let rollout = rollout(game, 1, 1_000_000);
        let plain = rollout.point(0).plain.sd.unwrap() / expected.plain_sd();
        assert!((plain - 1.0).abs() < 0.01, "{position:?} plain {plain}");
        for estimate in 0..EXACT_ESTIMATE {
            let found = rollout.point(estimate).reduced.sd.unwrap();
            let ratio = found / expected.reduced_sd(estimate);
            assert!(
                (ratio - 1.0).abs() < 0.01,
                "{position:?} {estimate}: {ratio}"
            );
        }
        assert!(rollout.point(EXACT_ESTIMATE).reduced.sd.unwrap() < RESOLUTION);
    }
}

/// Returns the results of games and their luck by each estimate.
fn sample_games(game: &CubeGame, seed: u64, games: u64) -> Vec<(Score, Vec<MeasuredLuck>)> {
    let trials = Trials::new(Seed::new(seed));
    let mut scratch = <CubeGame as Sampler>::Scratch::default();
    let sample = |k| {
        let mut measured = vec![MeasuredLuck::default(); game.estimate_count()];
        let result = game.sample(trials, k, &mut scratch, &mut measured);
        (result, measured)
    };
    (0..games).map(sample).collect()
}

#[test]
fn exact_luck_reduces_perfect_games_to_exact_equity() {
    for position in twenty_positions() {
        let game = new_game(position, [CubePolicy::Exact; 2], [CubePlays::WithCube; 2]);
        for (result, measured) in sample_games(&game, 2, 10_000) {
            let reduced = (result - measured[EXACT_ESTIMATE].luck).in_unit(Unit::Points);
            let off = (reduced - game.theory().perfect).abs();
            // Every equity is rounded, and the rounding is multiplied by the cube.
            let cube = result.in_unit(Unit::Points).abs();
            assert!(off <= 5e-7 * cube, "{position:?}: {off} {cube}");
        }
    }
}

#[test]
fn result_is_value_plus_luck_minus_mistakes() {
    let all = [&all_policies()[..], &[always_double()]].concat();
    for (number, &x) in (0..).zip(&all) {
        for &o in &all {
            for plays in all_plays() {
                let game = new_game(FOUR_CHECKERS, [x, o], [plays, CubePlays::WithCube]);
                let rollout = rollout(game, number, 0);
                for k in 0..40 {
                    let record = rollout.record(k, EXACT_ESTIMATE);
                    let [x_lost, o_lost] = record.mistakes.map(|lost| lost.checkers + lost.cube);
                    let sum = record.value + record.luck - x_lost + o_lost;
                    let off = (record.result - sum).abs();
                    let what = format!("{x:?} {o:?} {plays:?} {k}: {off} {}", record.cube);
                    assert!(off <= 5e-7 * record.cube as f64, "{what}");
                    // Mistakes are losses, so they are never negative except by rounding.
                    let mistakes = record.mistakes.iter();
                    let mut lost = mistakes.flat_map(|side| [side.checkers, side.cube]);
                    assert!(
                        lost.all(|lost| lost >= -1e-6 * record.cube as f64),
                        "{what}"
                    );
                }
            }
        }
    }
}

/// Returns the largest number of rolls in which each arrangement can be borne off, by the plays of
/// the slow computation.
fn max_rolls() -> Vec<u32> {
    let slow = &slow_equities().slow;
    let mut most = vec![0; slow.points.len()];
    for number in 1..slow.points.len() {
        // Plays lead to arrangements with lower numbers, so those are known already.
        let after = slow.plays[number].iter().flatten();
        most[number] = 1 + after.map(|&after| most[after]).max().unwrap();
    }
    most
}

#[test]
fn largest_cube_takes_25_doublings() {
    // Each side has 36 pips, and a 2-1 moves three of them. No roll moves fewer, except at the end:
    // with all checkers on the ace point, a 2-1 bears off two checkers and wastes a pip. If w of n
    // rolls waste a pip, 36 = 3n − w. Three such rolls bear off six checkers, so w ≤ 3 and n ≤ 13.
    // The first side therefore ends the game with the 25th turn at the latest. If every turn
    // doubles, the cube then shows 2²⁵.
    assert_eq!(max_rolls().into_iter().max(), Some(13));
    let script = [Roll::new(2, 1).unwrap(); 25];
    // Only the worst plays take that long. The best plays bear off two checkers with some 2-1
    // before all checkers are on the ace point.
    for (plays, turns) in [(WORST_PLAYS, 25), (CubePlays::WithCube, 23)] {
        let game = new_game(LONGEST_GAME, [always_double(); 2], [plays; 2]);
        assert_eq!(game.theory().cube.largest_cube, 1 << turns);
        let mut dice = ScriptedDice::new(&script);
        let record = CubeRecord::play(&game, EXACT_ESTIMATE, &mut dice).unwrap();
        assert_eq!((record.turns.len(), record.cube), (turns, 1 << turns));
        assert_eq!(record.result, f64::from(1 << turns));
    }
}

#[test]
fn sums_stay_exact_with_large_cubes() {
    let game = new_game(
        LONGEST_GAME,
        [always_double(); 2],
        [WORST_PLAYS, CubePlays::WithCube],
    );
    let games = 10_000;
    let rollout = rollout(game.clone(), 5, games);
    let sampled = sample_games(&game, 5, games);
    let largest = sampled.iter().map(|(result, _)| result.units().abs());
    // Games of sixteen turns occur, so the largest squares have more than 92 bits.
    assert!(largest.max().unwrap() >= points(1 << 16).units());
    for estimate in 0..=EXACT_ESTIMATE {
        let point = rollout.point(estimate);
        let results = sampled.iter().map(|(result, _)| *result);
        assert_summary_matches(&point.plain, results);
        let reduced = sampled
            .iter()
            .map(|(result, measured)| *result - measured[estimate].luck);
        assert_summary_matches(&point.reduced, reduced);
    }
    // Merged chunks have the same sums.
    let mut merged = Totals::new(&*game);
    for from in (0..games).step_by(1000) {
        let mut chunk = Totals::new(&*game);
        for (result, measured) in &sampled[from as usize..][..1000] {
            chunk.add(*result, measured);
        }
        merged.merge(&chunk);
    }
    assert_eq!(&merged, rollout.sums().all());
}

/// Compares a summary with exact fractions.
fn assert_summary_matches(summary: &Summary, scores: impl Iterator<Item = Score> + Clone) {
    let exact = |whole: i128| BigRational::from_integer(whole.into());
    let n = exact(scores.clone().count() as i128);
    let point = exact(i128::from(Score::WIN.units()));
    let in_points = scores.map(|score| exact(i128::from(score.units())) / point.clone());
    let mean = in_points.clone().sum::<BigRational>() / n.clone();
    let squares = in_points.map(|score| {
        let distance = score - mean.clone();
        distance.clone() * distance
    });
    let variance = squares.sum::<BigRational>() / (n - exact(1));
    let sd = variance.to_f64().unwrap().sqrt();
    let off = summary.mean.unwrap() - mean.to_f64().unwrap();
    assert!(off.abs() <= 1e-14 * sd, "{summary:?}: {off}");
    let off = summary.sd.unwrap() / sd - 1.0;
    assert!(off.abs() <= 1e-12, "{summary:?}: {off}");
}
