//! Tests of properties that all evaluators share, and of added noise.

use super::board::Board;
use super::evaluator::{EvaluatorKind, add_noise};
use super::networks::Networks;
use super::noise::Noise;
use super::outcome::Outcome;
use super::test_boards;
use super::test_boards::side;
use super::turn_evaluator::TurnEvaluator;
use crate::backgammon::network::{NetworkScratch, ONE, Value};
use crate::rollout::dice::Roll;

fn sample_boards() -> Vec<Board> {
    [test_boards::from_games(100), test_boards::random(100)].concat()
}

/// Returns whether all chances are 0 to 1, gammons do not exceed wins, and backgammons do not
/// exceed gammons, both in wins and in losses.
fn is_possible(value: Value) -> bool {
    let nested = |[win, gammon, backgammon]: [i32; 3]| {
        0 <= backgammon && backgammon <= gammon && gammon <= win && win <= ONE
    };
    let [win, gammon, backgammon, lose_gammon, lose_backgammon] = value.units();
    nested([win, gammon, backgammon]) && nested([ONE - win, lose_gammon, lose_backgammon])
}

/// Returns boards after a play, with the network's values, both seen by the side that has played.
fn evaluated_boards() -> Vec<(Board, Value)> {
    let (networks, mut scratch) = (Networks::trained(), NetworkScratch::default());
    let evaluated = sample_boards().into_iter().map(|board| {
        let value = networks.full().evaluate(&board, &mut scratch);
        (board.swapped(), value.swapped())
    });
    evaluated.collect()
}

#[test]
fn noise_is_bounded_and_values_stay_possible() {
    for (size, most) in [(0.0, 0), (0.01, 335_545), (0.25, ONE / 4), (1.0, ONE)] {
        let (mut up, mut down) = (0, 0);
        for (board, value) in evaluated_boards() {
            let blurred = add_noise(value, &board, Noise::new(size, 11));
            let [before, after] = [value, blurred].map(|value| value.units()[0]);
            assert!(
                before.abs_diff(after) <= most.cast_unsigned(),
                "{before} {after}"
            );
            assert!(is_possible(blurred) && is_possible(blurred.swapped()));
            assert!(is_possible(value));
            (up, down) = (
                up + u32::from(after > before + most / 2),
                down + u32::from(after < before - most / 2),
            );
        }
        // A quarter of all errors exceeds half the size, and a quarter lies below minus half the
        // size. With 200 boards, fewer than ten on one side are very unlikely. Large errors are cut
        // off at 0 or 1, but still move enough of the chances.
        assert!(size == 0.0 || up > 10 && down > 10, "{size}: {up} {down}");
    }
}

#[test]
fn noise_depends_on_position_and_seed() {
    let noise = Noise::new(0.1, 11);
    let (mut other_seeds, mut other_sides, count) = (0, 0, evaluated_boards().len());
    for (board, value) in evaluated_boards() {
        let once = add_noise(value, &board, noise);
        assert_eq!(once, add_noise(value, &board, noise));
        other_seeds += usize::from(once != add_noise(value, &board, Noise::new(0.1, 12)));
        // A board with the other side to play is another position.
        other_sides += usize::from(once != add_noise(value, &board.swapped(), noise));
    }
    // Errors are whole numbers up to 3 million, so two are hardly ever equal. The exceptions are
    // chances cut off at 0 or 1.
    assert!(10 * other_seeds > 8 * count && 10 * other_sides > 8 * count);
}

#[test]
fn finished_games_get_no_noise() {
    for (loser, outcome) in [
        (side(&[(1, 1)]), Outcome::Win),
        (side(&[(1, 15)]), Outcome::WinGammon),
        (side(&[(25, 15)]), Outcome::WinBackgammon),
    ] {
        let won = Board::new([side(&[]), loser]).unwrap();
        for (board, outcome) in [(won, outcome), (won.swapped(), outcome.swapped())] {
            let value = Value::from(outcome);
            assert_eq!(add_noise(value, &board, Noise::new(1.0, 11)), value);
            for evaluator in EVALUATORS {
                let networks = Networks::trained();
                let evaluated = TurnEvaluator::default().value(&networks, evaluator, &board);
                assert_eq!(evaluated, value, "{evaluator:?}");
            }
        }
    }
}

/// The evaluators that estimate, without noise.
const EVALUATORS: [EvaluatorKind; 3] = [
    EvaluatorKind::Network,
    EvaluatorKind::Tiny,
    EvaluatorKind::PipCount,
];

/// Without this, luck would still average zero, but its estimates would reduce variance less.
#[test]
fn value_after_a_play_is_the_opponents_value_swapped() {
    let networks = Networks::trained();
    let (mut turn_evaluator, mut single) = (TurnEvaluator::default(), TurnEvaluator::default());
    let blurred = EvaluatorKind::Blurred(Noise::new(0.2, 11));
    let evaluators = [&EVALUATORS[..], &[blurred]].concat();
    for board in sample_boards() {
        turn_evaluator.play_turn(&networks, &evaluators, &board, Roll::from_index(7));
        for (estimate, &evaluator) in turn_evaluator.estimates().iter().zip(&evaluators) {
            for roll in Roll::all() {
                let (value, after) = estimate.best_by_kind().unwrap()[roll.kind()];
                let opponents_value = single.value(&networks, evaluator, &after.swapped());
                assert_eq!(
                    value,
                    opponents_value.swapped(),
                    "{roll:?} {evaluator:?} {board:?}"
                );
            }
        }
    }
}

#[test]
fn pip_count_value_depends_only_on_the_lead() {
    let networks = Networks::trained();
    let win = |board: &Board| {
        let value = TurnEvaluator::default().value(&networks, EvaluatorKind::PipCount, board);
        let [win, ..] = value.units();
        assert_eq!(value.units(), [win, 0, 0, 0, 0]);
        win
    };
    // With equal counts the side on roll is ahead.
    assert!(win(&Board::START) > ONE / 2);
    let mut boards: Vec<Board> = test_boards::random(200);
    let lead = |board: &Board| {
        let [mine, theirs] = board.pip_counts().map(i32::from);
        theirs - mine
    };
    boards.sort_by_key(lead);
    for pair in boards.windows(2) {
        let (less, more) = (win(&pair[0]), win(&pair[1]));
        assert!(less <= more);
        assert!(lead(&pair[0]) != lead(&pair[1]) || less == more);
    }
    assert!(win(&boards[0]) < ONE / 100 && win(&boards[199]) > ONE - ONE / 100);
}
