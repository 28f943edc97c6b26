//! Maps of the 36 rolls, compared with evaluating the plays of each roll one by one.

use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::{Network, NetworkScratch};
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks, Plays};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::stats::score::Score;

use crate::bearoffs::equity_after;
use crate::play_notation::apply;
use crate::positions;
use crate::positions::{evaluators, game};

/// The number of candidates per roll that the network evaluates for luck, from
/// `src/backgammon/turn_estimate.rs`.
const CANDIDATES: usize = 4;

/// Returns the equity after a play in 2⁻²⁵ points, by a network alone.
fn network_equity(network: &Network, after: &Board) -> i32 {
    let opponent = network.evaluate(&after.swapped(), &mut NetworkScratch::default());
    -opponent.equity()
}

/// Sorts plays by descending equity, then by ascending pips left, then by ascending checkers left.
fn best_first(plays: &[Board], equity: impl Fn(&Board) -> i32) -> Vec<Board> {
    let mut plays: Vec<_> = plays.iter().map(|play| (equity(play), *play)).collect();
    plays.sort_by_key(|&(equity, after)| {
        let checkers: u8 = after.mover().iter().sum();
        (-equity, after.pip_counts()[0], checkers)
    });
    plays.into_iter().map(|(_, board)| board).collect()
}

/// Returns the best play of a roll and its equity in 2⁻²⁵ points.
///
/// The tiny network and the databases compare all plays. Elsewhere the full network compares the
/// candidates that the scout prefers.
fn best(networks: &Networks, evaluator: EvaluatorKind, board: &Board, roll: Roll) -> (Board, i32) {
    let mut plays = Plays::new();
    let found = plays.find(board, roll);
    let tiny = |play: &Board| network_equity(networks.tiny(), play);
    let full = |play: &Board| equity_after(networks, play);
    if evaluator == EvaluatorKind::Tiny {
        let best = best_first(found, tiny)[0];
        return (best, tiny(&best));
    }
    let by_scout = best_first(found, |play| network_equity(networks.scout(), play));
    let candidates = &by_scout[..CANDIDATES.min(by_scout.len())];
    let has_database =
        [ValueSource::Exact, ValueSource::Approximate].contains(&ValueSource::of(board));
    let best = best_first(if has_database { found } else { candidates }, full)[0];
    (best, full(&best))
}

#[test]
fn rolls_have_the_values_of_their_best_candidates() {
    let networks = Networks::trained();
    for position in positions::all() {
        for evaluator in [EvaluatorKind::Network, EvaluatorKind::Tiny] {
            let game = game(position.board, vec![evaluator]);
            let map = game.roll_map(0).unwrap();
            let mut sum = 0_i64;
            for (roll, roll_value) in Roll::all().zip(&map.rolls) {
                let (after, value) = best(&networks, evaluator, &position.board, roll);
                sum += i64::from(value);
                assert_eq!(roll_value.roll, roll);
                assert_eq!(roll_value.best.after, after, "{} {roll:?}", position.name);
                assert_eq!(roll_value.value, f64::from(value) / f64::from(1 << 25));
                assert_eq!(apply(&position.board, &roll_value.best.play), after);
            }
            let mean = sum as f64 / 36.0 / f64::from(1 << 25);
            assert!((map.mean - mean).abs() < 1e-14);
            let evaluation = match evaluator {
                EvaluatorKind::Tiny => networks
                    .tiny()
                    .evaluate(&position.board, &mut NetworkScratch::default()),
                _ => networks.evaluate(&position.board, &mut NetworkScratch::default()),
            };
            assert_eq!(
                game.evaluation(0),
                f64::from(evaluation.equity()) / f64::from(1 << 25)
            );
        }
    }
}

/// The factor per pip and the pips for being on roll are those of `src/backgammon/pip_count.rs`.
#[test]
fn pip_count_values_rolls_by_pips_left() {
    let value = |after: &Board| {
        if let Some(outcome) = after.outcome() {
            return f64::from(outcome.points());
        }
        let [mover, opponent] = after.pip_counts().map(f64::from);
        // After the play the opponent is on roll.
        let opponent_wins = 1.0 / (1.0 + 1.035_f64.powf(opponent - mover - 4.0));
        1.0 - 2.0 * opponent_wins
    };
    let mut plays = Plays::new();
    for position in positions::all() {
        let map = game(position.board, vec![EvaluatorKind::PipCount])
            .roll_map(0)
            .unwrap();
        for roll_value in &map.rolls {
            let found = plays.find(&position.board, roll_value.roll);
            let best = found.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
            // Chances are multiples of 2⁻²⁵.
            assert!(
                (roll_value.value - best).abs() < 1e-7,
                "{} {roll_value:?}",
                position.name
            );
            assert!((value(&roll_value.best.after) - best).abs() < 1e-7);
        }
    }
}

#[test]
fn luck_averages_zero_and_gain_equals_loss() {
    for position in positions::all() {
        for evaluator in evaluators() {
            let map = game(position.board, vec![evaluator]).roll_map(0).unwrap();
            // All these numbers of points are whole numbers of units.
            let units = |points: f64| (points * Score::WIN.units() as f64).round() as i64;
            let luck: Vec<i64> = map.rolls.iter().map(|roll| units(roll.luck)).collect();
            assert_eq!(luck.iter().sum::<i64>(), 0);
            assert_eq!(map.gain, -map.loss);
            let gain = luck.iter().map(|&luck| luck.max(0)).sum::<i64>();
            assert_eq!(units(36.0 * map.gain), gain);
            let values = map.rolls.iter().map(|roll| roll.value).sum::<f64>() / 36.0;
            assert!((map.mean - values).abs() < 1e-13);
            for roll in &map.rolls {
                assert!((roll.luck - (roll.value - map.mean)).abs() < 1e-13);
            }
        }
    }
}

#[test]
fn nothing_evaluator_and_finished_games_have_no_map() {
    assert_eq!(
        game(Board::START, vec![EvaluatorKind::Nothing]).roll_map(0),
        None
    );
    let mut won = *Board::START.sides();
    won[0] = [0; 25];
    let over = game(Board::new(won).unwrap(), vec![EvaluatorKind::Network]);
    assert_eq!(over.roll_map(0), None);
}
