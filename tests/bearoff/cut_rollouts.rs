//! Rollouts that are cut short at a horizon, compared with the enumeration of all rolls, and with the
//! exact curve of the values at which they settle.

use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, PLAYERS, evaluators, four_against_four, game, large_database, linear, on_scale,
    position, positions, small_database,
};
use crate::common::job::run_in_slices;
use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::side::Side;
use rollout_lab::codec;
use rollout_lab::labs::bearoff::{
    BearoffJobStore, ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame,
    PreparedGameBuilder, Record, Rollout, Setup, Truncation,
};
use rollout_lab::rollout::dice::{Dice, Roll};
use rollout_lab::rollout::seed::Seed;

/// The rounding of a mean of products of numbers up to 100, and of their squares.
const ROUNDING: f64 = 1e-9;

/// A seed that no other test has.
const SEED: Seed = Seed::new(0x48);

/// The mean, the variance and the extremes of a result.
#[derive(Clone, Copy)]
struct Enumerated {
    mean: f64,
    square: f64,
    low: f64,
    high: f64,
}

impl Enumerated {
    const EMPTY: Self = Self {
        mean: 0.0,
        square: 0.0,
        low: f64::INFINITY,
        high: f64::NEG_INFINITY,
    };

    fn add(&mut self, chance: f64, result: f64) {
        self.mean += chance * result;
        self.square += chance * result * result;
        self.low = self.low.min(result);
        self.high = self.high.max(result);
    }

    fn sd(&self) -> f64 {
        (self.square - self.mean * self.mean).max(0.0).sqrt()
    }
}

/// Dice that show a list of rolls, and then run out.
struct Listed<'a>(std::slice::Iter<'a, Roll>);

/// More rolls are needed than the list has.
#[derive(Debug)]
struct RanOut;

impl Dice for Listed<'_> {
    type Error = RanOut;

    fn roll(&mut self) -> Result<Roll, RanOut> {
        self.0.next().copied().ok_or(RanOut)
    }
}

/// Calls `on_game` for each possible game with its chance, and plays it by its list of rolls.
fn enumerate(
    game: &PreparedGame,
    rolls: &mut Vec<Roll>,
    chance: f64,
    on_game: &mut impl FnMut(f64, &[Roll]),
) {
    if Record::play(game, 0, &mut Listed(rolls.iter())).is_ok() {
        return on_game(chance, rolls);
    }
    for roll in Roll::all() {
        rolls.push(roll);
        enumerate(game, rolls, chance / 36.0, on_game);
        rolls.pop();
    }
}

/// Prepares a game that is cut after this many rolls, with the values of its first estimate.
fn cut(
    position: Position,
    players: [Player; 2],
    estimates: Vec<Estimate>,
    rolls: u32,
) -> Arc<PreparedGame> {
    let truncation = Some(Truncation {
        rolls,
        estimate: estimates[0],
    });
    let setup = Setup {
        position,
        players,
        estimates,
        truncation,
    };
    Arc::new(PreparedGame::new(small_database(), setup).unwrap())
}

/// Rolls games of a setup.
fn rolled(game: &Arc<PreparedGame>, games: u64) -> Rollout {
    let mut rollout = Rollout::new(game.clone(), SEED);
    rollout.roll(games);
    rollout
}

/// Estimates of which the first one values the horizon.
fn estimates(first: usize) -> Vec<Estimate> {
    let mut estimates = linear(&evaluators());
    estimates.rotate_left(first % evaluators().len());
    estimates.push(on_scale(EvaluatorKind::PipCount, ChanceScale::Sign));
    estimates
}

#[test]
fn statistics_equal_the_enumeration_of_all_rolls() {
    // Both sides need two or three rolls.
    let start = position([0, 1, 0, 0, 0, 2], [1, 0, 0, 0, 1, 0]);
    for (number, players) in PLAYERS.into_iter().enumerate() {
        for (rolls, side) in [(0, Side::X), (1, Side::O), (2, Side::X)] {
            let position = start.with_on_roll(side);
            let estimates = estimates(number + 3 * rolls as usize);
            let count = estimates.len();
            let game = cut(position, [players, PERFECT], estimates, rolls);
            let mut plain = Enumerated::EMPTY;
            let mut reduced = vec![Enumerated::EMPTY; count];
            let mut williams = vec![(0.0, true); count];
            enumerate(&game, &mut Vec::new(), 1.0, &mut |chance, rolls| {
                for estimate in 0..count {
                    let record = Record::play(&game, estimate, &mut Listed(rolls.iter())).unwrap();
                    if estimate == 0 {
                        plain.add(chance, record.result);
                    }
                    reduced[estimate].add(chance, record.reduced);
                    williams[estimate].0 += chance * record.williams.unwrap_or(f64::NAN);
                    williams[estimate].1 &= record.turns.iter().all(|turn| turn.lost == 0.0);
                }
            });
            let theory = game.theory().unwrap();
            let near = |value: f64, expected: f64| (value - expected).abs() <= ROUNDING;
            assert!(near(theory.mean, plain.mean));
            assert!((theory.plain_sd - plain.sd()).abs() < 1e-5);
            assert!(near(theory.mean, theory.cut_short[0][rolls as usize]));
            let cut = theory.cut.unwrap();
            assert!(near(cut.to_end, *theory.cut_short[0].last().unwrap()));
            let percent = |score: rollout_lab::stats::score::Score| {
                score.in_unit(rollout_lab::stats::score::Unit::Percent)
            };
            assert!(near(percent(cut.bounds.low), plain.low));
            assert!(near(percent(cut.bounds.high), plain.high));
            for (estimate, theory_of) in theory.estimates.iter().enumerate() {
                // Any luck leaves the mean where it is: that of the values at the horizon.
                assert!(near(reduced[estimate].mean, plain.mean));
                assert!((theory_of.reduced_sd - reduced[estimate].sd()).abs() < 1e-5);
                let bounds = theory_of.bounds.unwrap();
                assert!(near(percent(bounds.low), reduced[estimate].low));
                assert!(near(percent(bounds.high), reduced[estimate].high));
                match theory_of.williams {
                    Some(mean) => assert!(near(mean, williams[estimate].0)),
                    None => assert!(williams[estimate].0.is_nan()),
                }
                assert_eq!(theory_of.best_plays, williams[estimate].1);
            }
        }
    }
}

/// Returns the distance of a mean from the expected one in standard errors.
fn z(mean: f64, expected: f64, sd: f64, games: f64) -> f64 {
    if (mean - expected).abs() <= ROUNDING {
        0.0
    } else {
        (mean - expected) / (sd / games.sqrt())
    }
}

#[test]
fn rollouts_settle_on_the_curve() {
    let all: Vec<_> = positions(3).collect();
    let games = 2_000;
    let mut cut_games = 0;
    for number in 0..20 {
        let position = all[(2 * number + 1) * all.len() / 40];
        let estimates = estimates(number);
        let players = [PLAYERS[number % 3], PLAYERS[number / 3 % 3]];
        let rolls = number % 4;
        let curve = game(position, players, estimates.clone());
        let settles = {
            let curve = &curve.theory().unwrap().cut_short[0];
            curve[rolls.min(curve.len() - 1)]
        };
        let game = cut(position, players, estimates, rolls as u32);
        let theory = game.theory().unwrap();
        assert!((theory.mean - settles).abs() <= ROUNDING);
        cut_games += u32::from(theory.cut.is_some());
        let rollout = rolled(&game, games);
        for (estimate, theory_of) in theory.estimates.iter().enumerate() {
            let point = rollout.point(estimate);
            let of = |mean: Option<f64>, sd| z(mean.unwrap(), settles, sd, games as f64);
            let plain = of(point.plain.mean, theory.plain_sd);
            let reduced = of(point.reduced.mean, theory_of.reduced_sd.max(1e-6));
            assert!(plain.abs() <= 4.0, "{position:?} {rolls}: {plain}");
            assert!(reduced.abs() <= 4.0, "{position:?} {rolls}: {reduced}");
        }
    }
    assert!(cut_games >= 15, "{cut_games}");
}

#[test]
fn without_a_roll_every_game_is_the_evaluation() {
    for first in 0..evaluators().len() {
        let game = cut(four_against_four(), [PERFECT; 2], estimates(first), 0);
        let theory = game.theory().unwrap();
        let evaluation = game.evaluation(0);
        assert!((theory.mean - evaluation).abs() <= ROUNDING);
        assert_eq!(theory.plain_sd, 0.0);
        let point = rolled(&game, 40).point(0);
        assert_eq!(point.plain.mean, Some(evaluation));
        assert_eq!((point.plain.sd, point.reduced.sd), (Some(0.0), Some(0.0)));
        let rollout = Rollout::new(game, SEED);
        let record = rollout.record(0, 0);
        assert_eq!((record.turns.len(), record.winner), (0, None));
        assert_eq!(record.result, evaluation);
    }
}

#[test]
fn cut_after_the_longest_game_changes_no_bit() {
    for players in [[PERFECT; 2], [PLAYERS[1], PLAYERS[2]]] {
        let to_end = game(four_against_four(), players, estimates(2));
        let curve = &to_end.theory().unwrap().cut_short[0];
        let longest = curve.len() as u32 - 1;
        assert!((curve[longest as usize] - to_end.theory().unwrap().mean).abs() <= ROUNDING);
        let at_longest = cut(four_against_four(), players, estimates(2), longest);
        let mut theory = to_end.theory().unwrap().clone();
        // Only the estimate that values the horizon has Williams's sums.
        for other in &mut theory.estimates[1..] {
            other.williams = None;
        }
        assert_eq!(at_longest.theory(), Some(&theory));
        let rollouts = [&to_end, &at_longest].map(|game| rolled(game, 1_000));
        let count = to_end.setup().estimates.len();
        for estimate in 0..count {
            let [points, cut_points] = rollouts.each_ref().map(|rollout| rollout.point(estimate));
            assert_eq!(points.plain, cut_points.plain);
            assert_eq!(points.reduced, cut_points.reduced);
        }
        for k in 0..50 {
            let [record, cut_record] = rollouts.each_ref().map(|rollout| rollout.record(k, 0));
            assert_eq!(record, cut_record);
        }
    }
}

#[test]
fn best_plays_make_the_reduced_sum_williams_cut_short() {
    let mut differing = 0;
    for evaluator in evaluators() {
        for player in [Player::Evaluator(evaluator), Player::FewestPips] {
            let estimates = linear(&[evaluator]);
            let game = cut(four_against_four(), [player; 2], estimates, 3);
            let best_plays = game.theory().unwrap().estimates[0].best_plays;
            // The reversed evaluator makes the worst plays.
            if player == Player::Evaluator(evaluator) && evaluator != EvaluatorKind::Backwards {
                assert!(best_plays);
            }
            let rollout = Rollout::new(game, SEED);
            for k in 0..200 {
                let record = rollout.record(k, 0);
                assert!(record.turns.len() <= 3);
                let Some(williams) = record.williams else {
                    assert_eq!(evaluator, EvaluatorKind::Backwards);
                    continue;
                };
                let lost: f64 = record.turns.iter().map(|turn| turn.lost).sum();
                assert!((record.reduced + lost - williams).abs() <= ROUNDING);
                if best_plays {
                    assert_eq!(record.reduced, williams);
                }
                differing += u32::from(record.reduced != williams);
            }
        }
    }
    assert!(differing > 100, "{differing}");
}

#[test]
fn rolled_alike_with_paths_and_without_and_in_workers() {
    let setup = Setup {
        position: four_against_four(),
        players: [PERFECT, Player::FewestPips],
        estimates: estimates(3),
        truncation: Some(Truncation {
            rolls: 4,
            // No estimate measures luck like it.
            estimate: on_scale(EvaluatorKind::PipCount, ChanceScale::Flat),
        }),
    };
    let game = Arc::new(PreparedGame::new(small_database(), setup.clone()).unwrap());
    let spec = codec::decode(&codec::encode(&game.job_spec())).unwrap();
    assert_eq!(spec, game.job_spec());
    let (output, _) = run_in_slices(BearoffJobStore::default().begin(spec));
    let mut builder = PreparedGameBuilder::new(small_database(), setup).unwrap();
    builder
        .apply_analysis(&output.into_bytes().unwrap())
        .unwrap();
    // A worker's analysis comes without paths, so the page plays these games turn by turn.
    let played = Arc::new(builder.finish());
    assert_eq!(played.theory(), game.theory());
    let points = [&game, &played].map(|game| {
        let rollout = rolled(game, 500);
        let count = game.setup().estimates.len();
        let points = (0..count).map(|estimate| rollout.point(estimate));
        points.collect::<Vec<_>>()
    });
    assert_eq!(points[0], points[1]);
    // Another evaluator has the value at the horizon, so no estimate has Williams's sums.
    assert!(points[0].iter().all(|point| point.williams.is_none()));
}

#[test]
fn large_positions_are_cut_too() {
    let seven = [1, 1, 2, 1, 1, 1];
    let estimate = on_scale(EvaluatorKind::PipCount, ChanceScale::Linear);
    let setup = Setup {
        position: position(seven, seven),
        players: [Player::FewestPips; 2],
        estimates: vec![estimate],
        truncation: Some(Truncation { rolls: 2, estimate }),
    };
    let game = Arc::new(PreparedGame::new(large_database(), setup).unwrap());
    assert_eq!(game.theory(), None);
    let mut rollout = Rollout::new(game, SEED);
    rollout.roll(200);
    let point = rollout.point(0);
    let record = rollout.record(7, 0);
    assert_eq!((record.turns.len(), record.winner), (2, None));
    // The games are far from decided.
    let [plain, reduced] = [point.plain, point.reduced].map(|summary| summary.mean.unwrap());
    assert!((20.0..80.0).contains(&plain) && (plain - reduced).abs() < 5.0);
    assert!(point.reduced.sd < point.plain.sd);
}
