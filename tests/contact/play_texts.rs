//! Texts of plays in the usual notation.

use rollout_lab::backgammon::{Board, CheckerStep, Plays, checker_steps, play_text};
use rollout_lab::rollout::dice::Roll;

use crate::boards::board;
use crate::random_numbers::RandomNumbers;

/// Returns the text of a play; `None` if no moves of the dice lead to it.
fn text(before: &Board, roll: (u8, u8), after: &Board) -> Option<String> {
    play_text(before, Roll::new(roll.0, roll.1).unwrap(), after)
}

#[test]
fn opening_plays_have_the_usual_texts() {
    let start = Board::START;
    // The opponent's checkers in the starting position.
    let opponent = [(24, 2), (13, 5), (8, 3), (6, 5)];
    let after = |mover: &[(usize, u8)]| board(mover, &opponent);
    for (roll, mover, expected) in [
        (
            (3, 1),
            vec![(24, 2), (13, 5), (8, 2), (6, 4), (5, 2)],
            "8/5 6/5",
        ),
        ((6, 5), vec![(24, 1), (13, 6), (8, 3), (6, 5)], "24/13"),
        ((5, 6), vec![(24, 1), (13, 6), (8, 3), (6, 5)], "24/13"),
        (
            (6, 6),
            vec![(18, 2), (13, 3), (8, 3), (7, 2), (6, 5)],
            "24/18(2) 13/7(2)",
        ),
        (
            (4, 4),
            vec![(24, 2), (13, 3), (8, 3), (6, 5), (5, 2)],
            "13/5(2)",
        ),
        // Of the two checkers on the 24 point, one continues from the 20 point.
        (
            (4, 4),
            vec![(20, 1), (16, 1), (13, 4), (9, 1), (8, 3), (6, 5)],
            "24/16 24/20 13/9",
        ),
    ] {
        assert_eq!(
            text(&start, roll, &after(&mover)).as_deref(),
            Some(expected)
        );
    }
}

#[test]
fn intermediate_points_are_written_only_for_hits() {
    let before = board(&[(13, 1)], &[(25 - 10, 1), (1, 2)]);
    let hit = board(&[(8, 1)], &[(25, 1), (1, 2)]);
    let missed = board(&[(8, 1)], &[(25 - 10, 1), (1, 2)]);
    assert_eq!(text(&before, (3, 2), &hit).as_deref(), Some("13/10*/8"));
    assert_eq!(text(&before, (3, 2), &missed).as_deref(), Some("13/8"));
    // Of two checkers with the same move, the first one hits. The text does not check that all dice
    // are played: here two more could be.
    let before = board(&[(6, 3)], &[(21, 1), (1, 2)]);
    let made_point = board(&[(4, 2), (6, 1)], &[(25, 1), (1, 2)]);
    assert_eq!(
        text(&before, (2, 2), &made_point).as_deref(),
        Some("6/4*(2)")
    );
    let continued = board(&[(4, 2), (2, 1)], &[(25, 1), (1, 2)]);
    assert_eq!(
        text(&before, (2, 2), &continued).as_deref(),
        Some("6/4*/2 6/4(2)")
    );
}

#[test]
fn bar_and_off_have_names() {
    let before = board(&[(25, 2), (6, 1)], &[(21, 1), (5, 1), (1, 1)]);
    let after = board(&[(20, 1), (21, 1), (6, 1)], &[(21, 1), (25, 1), (1, 1)]);
    assert_eq!(
        text(&before, (5, 4), &after).as_deref(),
        Some("bar/20* bar/21")
    );
    let before = board(&[(6, 2), (3, 1)], &[(1, 2)]);
    let after = board(&[(3, 1)], &[(1, 2)]);
    assert_eq!(
        text(&before, (6, 6), &board(&[], &[(1, 2)])).as_deref(),
        Some("6/off(2) 3/off")
    );
    assert_eq!(text(&before, (6, 3), &after), None);
}

#[test]
fn text_of_no_move_is_empty() {
    let closed = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    let before = board(&[(25, 1), (13, 2)], &closed);
    assert_eq!(text(&before, (6, 6), &before).as_deref(), Some(""));
    assert_eq!(text(&before, (6, 6), &Board::START), None);
}

/// Makes these steps one by one, and returns the board.
fn apply(before: &Board, steps: &[CheckerStep]) -> Board {
    let [mut mover, mut opponent] = *before.sides();
    for &CheckerStep { from, to, hits } in steps {
        mover[usize::from(from) - 1] -= 1;
        if to > 0 {
            mover[usize::from(to) - 1] += 1;
            let hit_point = &mut opponent[24 - usize::from(to)];
            assert_eq!(*hit_point, u8::from(hits));
            *hit_point = 0;
            opponent[24] += u8::from(hits);
        }
    }
    Board::new([mover, opponent]).unwrap()
}

#[test]
fn all_plays_have_steps_that_lead_to_them_and_unique_texts() {
    let mut numbers = RandomNumbers(4);
    let mut plays = Plays::new();
    let mut before = Board::START;
    for _ in 0..2_000 {
        let (first, second) = numbers.roll();
        let roll = Roll::new(first, second).unwrap();
        let found = plays.find(&before, roll);
        let mut texts = Vec::new();
        for after in found {
            let steps = checker_steps(&before, roll, after).expect("steps");
            assert_eq!(apply(&before, &steps), *after);
            texts.push(play_text(&before, roll, after).expect("a text"));
        }
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), found.len(), "{before:?} {roll:?}");
        let next = found[numbers.below(found.len())].swapped();
        before = if next.outcome().is_none() {
            next
        } else {
            Board::START
        };
    }
}
