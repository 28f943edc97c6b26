//! What all evaluators have in common, and what blurring adds.

use super::board::Board;
use super::evaluator::{Evaluator, blurred};
use super::networks::Networks;
use super::noise::Noise;
use super::outcome::Outcome;
use super::test_boards;
use super::turn_evaluator::Looking;
use crate::backgammon::network::{Scratch, Value};
use crate::rollout::dice::Roll;

/// Certainty.
const ONE: i32 = 1 << 25;

fn boards() -> Vec<Board> {
    [test_boards::of_games(100), test_boards::by_chance(100)].concat()
}

/// All chances from 0 to 1, no more gammons than games and no more backgammons than gammons, either way.
fn is_possible(value: Value) -> bool {
    let nested = |[win, gammon, backgammon]: [i32; 3]| {
        0 <= backgammon && backgammon <= gammon && gammon <= win && win <= ONE
    };
    let [win, gammon, backgammon, lose_gammon, lose_backgammon] = value.units();
    nested([win, gammon, backgammon]) && nested([ONE - win, lose_gammon, lose_backgammon])
}

/// What the network says of boards after a play: of those that are reached, as their other side sees them.
fn known() -> Vec<(Board, Value)> {
    let (networks, mut memory) = (Networks::trained(), Scratch::default());
    let known = boards().into_iter().map(|board| {
        let value = networks.full().evaluate(&board, &mut memory);
        (board.swapped(), value.swapped())
    });
    known.collect()
}

#[test]
fn blurred_chances_are_off_by_their_size_at_most_and_stay_possible_for_both_sides() {
    for (size, most) in [(0.0, 0), (0.01, 335_545), (0.25, ONE / 4), (1.0, ONE)] {
        let (mut up, mut down) = (0, 0);
        for (board, value) in known() {
            let blurred = blurred(value, &board, Noise::new(size, 11));
            let [was, is] = [value, blurred].map(|value| value.units()[0]);
            assert!(was.abs_diff(is) <= most.cast_unsigned(), "{was} {is}");
            assert!(is_possible(blurred) && is_possible(blurred.swapped()));
            assert!(is_possible(value));
            (up, down) = (
                up + u32::from(is > was + most / 2),
                down + u32::from(is < was - most / 2),
            );
        }
        // A quarter of all errors is above half the size, and a quarter below: of 200 fewer than ten hardly ever, but where
        // errors are so large that most chances end at 0 or 1.
        assert!(size == 0.0 || up > 10 && down > 10, "{size}: {up} {down}");
    }
}

#[test]
fn a_blurred_position_has_one_error_and_another_seed_another_one() {
    let noise = Noise::new(0.1, 11);
    let (mut others, mut sides, count) = (0, 0, known().len());
    for (board, value) in known() {
        let once = blurred(value, &board, noise);
        assert_eq!(once, blurred(value, &board, noise));
        others += usize::from(once != blurred(value, &board, Noise::new(0.1, 12)));
        // The same checkers with the other side to play are another position.
        sides += usize::from(once != blurred(value, &board.swapped(), noise));
    }
    // Errors are whole numbers up to 3 million: the same by chance hardly ever, but where both are cut off at 0 or 1.
    assert!(10 * others > 8 * count && 10 * sides > 8 * count);
}

#[test]
fn a_blurred_game_that_is_over_is_what_it_came_to() {
    let checkers = |on: &[(usize, u8)]| {
        let mut places = [0; 25];
        for &(point, count) in on {
            places[point - 1] = count;
        }
        places
    };
    for (loser, outcome) in [
        (checkers(&[(1, 1)]), Outcome::Win),
        (checkers(&[(1, 15)]), Outcome::WinGammon),
        (checkers(&[(25, 15)]), Outcome::WinBackgammon),
    ] {
        let won = Board::new([checkers(&[]), loser]).unwrap();
        for (board, outcome) in [(won, outcome), (won.swapped(), outcome.swapped())] {
            let value = Value::from(outcome);
            assert_eq!(blurred(value, &board, Noise::new(1.0, 11)), value);
            for evaluator in EVALUATORS {
                let networks = Networks::trained();
                let said = Looking::default().value(&networks, evaluator, &board);
                assert_eq!(said, value, "{evaluator:?}");
            }
        }
    }
}

/// All but the one that estimates nothing.
const EVALUATORS: [Evaluator; 3] = [Evaluator::Network, Evaluator::Tiny, Evaluator::PipCount];

/// Luck would still average zero if it were not so, but its estimates would be worth less.
#[test]
fn the_value_after_a_play_is_the_one_that_the_other_side_s_position_has_by_itself() {
    let networks = Networks::trained();
    let (mut looking, mut alone) = (Looking::default(), Looking::default());
    let blurred = Evaluator::Blurred(Noise::new(0.2, 11));
    let evaluators = [&EVALUATORS[..], &[blurred]].concat();
    for board in boards() {
        looking.at(&networks, &evaluators, &board, Roll::of_index(7));
        for (look, &evaluator) in looking.looks().iter().zip(&evaluators) {
            for roll in Roll::all() {
                let (value, after) = look.best_of(roll).unwrap();
                let theirs = alone.value(&networks, evaluator, &after.swapped());
                assert_eq!(value, theirs.swapped(), "{roll:?} {evaluator:?} {board:?}");
            }
        }
    }
}

#[test]
fn the_pip_count_sees_the_roll_and_who_leads_and_no_gammons() {
    let networks = Networks::trained();
    let win = |board: &Board| {
        let value = Looking::default().value(&networks, Evaluator::PipCount, board);
        let [win, ..] = value.units();
        assert_eq!(value.units(), [win, 0, 0, 0, 0]);
        win
    };
    // Equal counts: whoever is on roll is ahead.
    assert!(win(&Board::START) > ONE / 2);
    let mut boards: Vec<Board> = test_boards::by_chance(200);
    let lead = |board: &Board| {
        let [mine, theirs] = board.pips().map(i32::from);
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
