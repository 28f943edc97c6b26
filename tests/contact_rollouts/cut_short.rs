//! Rollouts that are cut short at a horizon, compared with evaluations, with all rolls enumerated, and
//! with the same games played to the end.

use std::sync::Arc;

use rollout_lab::backgammon::network::NetworkScratch;
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
use rollout_lab::codec;
use rollout_lab::labs::contact::cut_short::{Comparison, ComparisonJobSpec};
use rollout_lab::labs::contact::{ContactJobSpec, Game, Record, Rollout, Truncation};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::dice::{Roll, ScriptedDice};
use rollout_lab::rollout::seed::Seed;

use crate::positions::{self, evaluators, named};

/// The rounding of sums of evaluations, each of at most a few points.
const ROUNDING: f64 = 1e-9;

/// The largest plausible distance, in standard errors. Chance exceeds it once in 16,000 comparisons.
const MAX_Z: f64 = 4.0;

const SEED: Seed = Seed::new(0x48c);

/// Creates a game whose luck and horizon have the same evaluator.
fn cut(board: Board, evaluator: EvaluatorKind, rolls: u32) -> Arc<Game> {
    let game = Game::new(Networks::trained(), board, vec![evaluator]);
    Arc::new(game.with_truncation(Some(Truncation { rolls, evaluator })))
}

fn rolled(game: &Arc<Game>, games: u64) -> Rollout {
    let mut rollout = Rollout::new(game.clone(), SEED);
    rollout.roll(games);
    rollout
}

fn compared(game: &Arc<Game>, games: u64) -> Comparison {
    let mut comparison = Comparison::with_rotation(game.clone(), SEED, None);
    comparison.roll(games);
    comparison
}

/// Returns the equity of the side on roll, by the network or by databases.
fn equity(board: &Board) -> f64 {
    let networks = Networks::trained();
    let value = networks.evaluate(board, &mut NetworkScratch::default());
    f64::from(value.equity()) / f64::from(1 << 25)
}

#[test]
fn cut_before_the_first_roll_every_game_is_the_evaluation() {
    for position in positions::all() {
        for evaluator in [evaluators(), vec![EvaluatorKind::Nothing]].concat() {
            let game = cut(position.board, evaluator, 0);
            let rollout = rolled(&game, 3);
            let point = rollout.point(0);
            if evaluator == EvaluatorKind::Network {
                let off = point.plain.mean.unwrap() - equity(&position.board);
                assert!(off.abs() < ROUNDING, "{}: {off}", position.name);
            }
            assert_eq!(point.plain.mean, Some(game.evaluation(0)));
            for summary in [point.plain, point.reduced] {
                let mean = point.plain.mean.unwrap();
                assert_eq!((summary.mean, summary.sd), (Some(mean), Some(0.0)));
                assert_eq!(summary.ci, Some((mean, mean)));
            }
            let record = rollout.record(2, 0);
            assert!(record.turns.is_empty() && record.outcome.is_none());
        }
    }
}

#[test]
fn chances_at_the_horizon_make_the_equity() {
    for name in ["blitz", "late race", "race for a gammon"] {
        for evaluator in [EvaluatorKind::Network, EvaluatorKind::PipCount] {
            let rollout = rolled(&cut(named(name), evaluator, 4), 40);
            let (point, chances) = (rollout.point(0), rollout.chances(0));
            let parts = [
                (point.plain, chances.plain),
                (point.reduced, chances.reduced),
            ];
            for (equity, chances) in parts {
                let [win, gammon, backgammon, lost_gammon, lost_backgammon] =
                    chances.map(|chance| chance.mean.unwrap() / 100.0);
                let sum = 2.0 * win - 1.0 + gammon + backgammon - lost_gammon - lost_backgammon;
                assert!((sum - equity.mean.unwrap()).abs() < ROUNDING, "{name}");
            }
            let results: f64 = (0..40).map(|k| rollout.record(k, 0).result).sum();
            assert!((results / 40.0 - point.plain.mean.unwrap()).abs() < ROUNDING);
        }
    }
}

#[test]
fn a_late_horizon_changes_no_game() {
    for name in ["last checkers, one on the bar", "late race", "back game"] {
        let board = named(name);
        let late = rolled(&cut(board, EvaluatorKind::Network, u32::MAX), 8);
        let game = Game::new(Networks::trained(), board, vec![EvaluatorKind::Network]);
        let full = rolled(&Arc::new(game), 8);
        // Everything but the intervals, which know other bounds of results.
        assert_eq!(
            codec::encode(&late.sums().all().totals),
            codec::encode(&full.sums().all().totals)
        );
        let [late_chances, full_chances] = [late.chances(0), full.chances(0)];
        for (one, other) in late_chances.plain.iter().zip(&full_chances.plain) {
            assert!((one.mean.unwrap() - other.mean.unwrap()).abs() < ROUNDING);
        }
        for k in 0..8 {
            assert_eq!(late.record(k, 0), full.record(k, 0));
        }
        let comparison = compared(&cut(board, EvaluatorKind::Network, u32::MAX), 8);
        let point = comparison.compare(0);
        for difference in [point.plain_difference, point.reduced_difference] {
            assert_eq!((difference.mean, difference.sd), (Some(0.0), Some(0.0)));
        }
        assert_eq!(comparison.sums().all().cut_games, 0);
    }
}

#[test]
fn compared_games_are_those_of_both_rollouts() {
    for name in ["opening", "last checkers, one on the bar"] {
        for evaluator in evaluators() {
            let game = cut(named(name), evaluator, 3);
            let comparison = compared(&game, 12);
            let point = comparison.compare(0);
            let short = rolled(&game, 12);
            let full = rolled(&Arc::new(Game::clone(&game).with_truncation(None)), 12);
            assert_eq!(point.cut, short.point(0));
            assert_eq!(point.to_end, full.point(0));
            let records = |rollout: &Rollout| (0..12).map(|k| rollout.record(k, 0)).collect();
            let [cut, to_end]: [Vec<Record>; 2] = [records(&short), records(&full)];
            let rolls = |games: &[Record]| games.iter().map(|game| game.turns.len()).sum::<usize>();
            let sums = comparison.sums().all();
            assert_eq!(sums.rolls_cut, rolls(&cut) as u64);
            assert_eq!(sums.rolls_to_end, rolls(&to_end) as u64);
            let unfinished = cut.iter().filter(|game| game.outcome.is_none());
            assert_eq!(sums.cut_games, unfinished.count() as u64);
            // The standard deviation of the differences, game by game.
            let differences = cut.iter().zip(&to_end).map(|(a, b)| a.reduced - b.reduced);
            let mean = point.reduced_difference.mean.unwrap();
            let squares: f64 = differences.map(|off| (off - mean) * (off - mean)).sum();
            let off = (squares / 11.0).sqrt() - point.reduced_difference.sd.unwrap();
            assert!(off.abs() < ROUNDING, "{off}");
        }
    }
}

#[test]
fn workers_compare_the_same_games() {
    let game = cut(named("last checkers, one on the bar"), evaluators()[2], 2);
    let comparison = compared(&game, 40);
    let bytes = codec::encode(&comparison.job_spec());
    let mut merged = compared(&game, 0);
    for (from, to) in [(0, 1), (1, 17), (17, 40)] {
        let spec: ComparisonJobSpec = codec::decode(&bytes).unwrap();
        let chunk = spec.begin().unwrap().run_chunk(from, to);
        for end in 0..chunk.len() {
            assert!(merged.merge(&chunk[..end]).is_err());
        }
        // A refused chunk has changed nothing.
        merged.merge(&chunk).unwrap();
    }
    assert_eq!(merged.sums(), comparison.sums());
    // The lab's own games, too.
    let mut local = rolled(&game, 0);
    let spec: ContactJobSpec = codec::decode(&codec::encode(&local.job_spec())).unwrap();
    local
        .merge(&spec.begin().unwrap().run_chunk(0, 40))
        .unwrap();
    assert_eq!(local.point(0), comparison.compare(0).cut);
}

/// The network makes its best plays, so a reduced result is the evaluation of the start and the
/// disparities of the positions on the way: how far the mean of the 36 rolls differs from the
/// evaluation.
#[test]
fn reduced_results_are_williamss_sum_cut_short() {
    let rollout = rolled(&cut(named("opening"), EvaluatorKind::Network, 5), 12);
    let (mut alike, mut sums) = (0, 0.0);
    for k in 0..12 {
        let record = rollout.record(k, 0);
        assert_eq!(record.turns.len(), 5);
        let mut sum = 0.0;
        for (n, turn) in record.turns.iter().enumerate() {
            // X has the even turns.
            let evaluation = equity(&turn.before) * if n % 2 == 0 { 1.0 } else { -1.0 };
            sum += turn.mean.unwrap() - evaluation;
        }
        let williams = equity(rollout.game().start_board()) + sum;
        // They differ if the smaller network has passed a best play over.
        alike += u32::from((williams - record.reduced).abs() < ROUNDING);
        sums += williams;
    }
    assert!(alike > 6, "{alike}");
    let williams = rollout.point(0).williams.unwrap();
    assert!((sums / 12.0 - williams.mean.unwrap()).abs() < ROUNDING);
    // Cut after one roll, they are the mean of the 36 rolls, unless a best play is passed over.
    let rollout = rolled(&cut(named("opening"), EvaluatorKind::Network, 1), 60);
    let point = rollout.point(0);
    assert!(point.plain.sd.unwrap() > 0.1 && point.reduced.sd.unwrap() < 0.01);
    let records = (0..60).map(|k| rollout.record(k, 0));
    let means = records.filter(|record| record.turns[0].mean == Some(record.reduced));
    assert!(means.count() > 40);
}

/// Returns the mean result of all sequences of rolls, and the mean of result − luck.
fn enumerated(game: &Arc<Game>, rolls: &mut Vec<Roll>, chance: f64) -> [f64; 2] {
    if let Ok(record) = Record::play(game, 0, 0, &mut ScriptedDice::new(rolls)) {
        return [record.result, record.reduced].map(|result| chance * result);
    }
    let mut sums = [0.0; 2];
    for roll in Roll::all().filter(|roll| roll.dice().0 >= roll.dice().1) {
        rolls.push(roll);
        let count = if roll.is_double() { 1.0 } else { 2.0 };
        let part = enumerated(game, rolls, chance * count / 36.0);
        rolls.pop();
        sums = core::array::from_fn(|i| sums[i] + part[i]);
    }
    sums
}

/// A bear-off of six checkers a side, which the exact database covers.
const SIX_EACH: &str = "aQUAAFUDAAAAAA";

#[test]
fn measured_differences_meet_the_exact_ones() {
    for id in ["JgAAMAMAAAAAAA", SIX_EACH] {
        let board = board_id::parse(id).unwrap().board;
        // The database knows both positions exactly and plays perfectly, so this is the value of games to
        // the end. Chances are rounded to 2⁻²⁵ on each of some ten turns.
        let (to_end, rounding) = (equity(&board), 1e-6);
        for (evaluator, rolls) in [
            (EvaluatorKind::PipCount, 1),
            (EvaluatorKind::PipCount, 2),
            (EvaluatorKind::Tiny, 2),
            (evaluators()[2], 2),
        ] {
            let game = cut(board, evaluator, rolls);
            let [plain, reduced] = enumerated(&game, &mut Vec::new(), 1.0);
            // Wrong luck moves the mean by nothing.
            assert!((plain - reduced).abs() < ROUNDING, "{id} {evaluator:?}");
            let exact = plain - to_end;
            if (id, evaluator, rolls) == (SIX_EACH, EvaluatorKind::PipCount, 2) {
                // tests/web/contact-cut-short.spec.js expects this number, too.
                assert!((exact - -0.151_524_248_4).abs() < ROUNDING, "{exact}");
            }
            let point = compared(&game, 2_000).compare(0);
            for difference in [point.plain_difference, point.reduced_difference] {
                let off = (difference.mean.unwrap() - exact).abs();
                let (low, high) = difference.ci.unwrap();
                assert!(low < high);
                let bound = MAX_Z * difference.se.unwrap() + rounding;
                assert!(off <= bound, "{id} {evaluator:?}: {off} {bound}");
            }
        }
    }
}

#[test]
fn a_horizon_saves_rolls() {
    let comparison = compared(&cut(named("late race"), EvaluatorKind::Tiny, 3), 0);
    assert_eq!(
        (comparison.mean_rolls(), comparison.rolls_factor(0)),
        (None, None)
    );
    let comparison = compared(&cut(named("blitz"), EvaluatorKind::Tiny, 3), 30);
    let rolls = comparison.mean_rolls().unwrap();
    assert_eq!(rolls.cut, 3.0);
    assert!(rolls.to_end > 20.0);
    let point = comparison.compare(0);
    let spreads = point.to_end.reduced.sd.unwrap() / point.cut.reduced.sd.unwrap();
    let factor = comparison.rolls_factor(0).unwrap();
    assert!((factor / (spreads * spreads * rolls.to_end / 3.0) - 1.0).abs() < 1e-9);
    // Without a spread, and without a roll, there is no such number.
    for rolls in [0, 1] {
        let comparison = compared(&cut(named("opening"), EvaluatorKind::Network, rolls), 4);
        assert_eq!(comparison.rolls_factor(0), None);
    }
}
