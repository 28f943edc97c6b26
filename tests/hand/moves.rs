//! Checker moves by hand: every legal play is possible, and no other.

use std::collections::BTreeSet;

use crate::common::bearoff::{arrangements, checkers, small_database};
use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::labs::hand::{HandTurn, MoveError};
use rollout_lab::rollout::dice::Roll;

fn turn(points: [u8; 6], dice: (u8, u8)) -> HandTurn {
    HandTurn::new(checkers(points), Roll::new(dice.0, dice.1).unwrap())
}

/// Returns the checkers after the moves so far.
fn points(turn: &HandTurn) -> [u8; 6] {
    turn.checkers().points()
}

/// Collects the checkers after all finished turns that clicks can lead to.
fn collect_ends(turn: &HandTurn, ends: &mut BTreeSet<[u8; 6]>) {
    if turn.is_done() {
        ends.insert(points(turn));
        return;
    }
    let mut any_movable = false;
    for from in 1..=6 {
        for swapped in [false, true] {
            let mut next = turn.clone();
            if swapped {
                next.swap();
            }
            let movable = turn.movable_points().any(|point| point == from);
            assert_eq!(next.move_checker(from).is_ok(), movable);
            if movable {
                any_movable = true;
                collect_ends(&next, ends);
            }
        }
    }
    assert!(any_movable, "a turn without a legal move is done");
}

#[test]
fn clicks_reach_all_legal_plays_and_no_others() {
    let database = small_database();
    // All arrangements of up to three checkers, and a sample of up to five.
    let few = arrangements(3).into_iter();
    let more = arrangements(5).into_iter().step_by(37);
    let mut turns = 0;
    for points in few.chain(more) {
        for roll in Roll::all() {
            let turn = HandTurn::new(checkers(points), roll);
            let mut ends = BTreeSet::new();
            collect_ends(&turn, &mut ends);
            let plays = database.plays(checkers(points), roll).unwrap();
            let legal: BTreeSet<_> = plays.into_iter().map(Checkers::points).collect();
            assert_eq!(ends, legal, "{points:?} {roll:?}");
            turns += 1;
        }
    }
    // C(9, 6) − 1 = 83 arrangements of up to three checkers, and every 37th of the
    // C(11, 6) − 1 = 461 of up to five, each with 36 rolls.
    assert_eq!(turns, (83 + 13) * 36);
}

#[test]
fn the_larger_die_is_moved_first_until_they_are_swapped() {
    let mut turn = turn([0, 0, 0, 0, 0, 2], (2, 5));
    assert_eq!((turn.dice(), turn.dice_left()), (vec![5, 2], vec![5, 2]));
    turn.move_checker(6).unwrap();
    assert_eq!(
        (points(&turn), turn.dice_left()),
        ([1, 0, 0, 0, 0, 1], vec![2])
    );
    assert_eq!(turn.dice_played(), [true, false]);
    assert!(turn.undo());
    turn.swap();
    assert_eq!(turn.dice(), [2, 5]);
    turn.move_checker(6).unwrap();
    assert_eq!(
        (points(&turn), turn.dice_left()),
        ([0, 0, 0, 1, 0, 1], vec![5])
    );
}

#[test]
fn a_die_that_cannot_move_a_checker_leaves_it_to_the_other() {
    // The 5 does not bear off from the 2 point while the 6 point has a checker. The 1 moves it.
    let mut turn = turn([0, 1, 0, 0, 0, 1], (5, 1));
    turn.move_checker(2).unwrap();
    assert_eq!(
        (points(&turn), turn.dice_left()),
        ([1, 0, 0, 0, 0, 1], vec![5])
    );
    let behind = MoveError::Behind {
        die: 5,
        from: 1,
        highest: 6,
    };
    assert_eq!(turn.move_checker(1), Err(behind));
    assert_eq!(points(&turn), [1, 0, 0, 0, 0, 1]);
}

#[test]
fn illegal_moves_are_refused_with_the_reason() {
    let mut turn = turn([0, 1, 0, 0, 0, 1], (3, 3));
    let behind = MoveError::Behind {
        die: 3,
        from: 2,
        highest: 6,
    };
    assert_eq!(turn.move_checker(2), Err(behind));
    assert_eq!(turn.move_checker_to(2, 0), Err(behind));
    for from in [0, 1, 3, 7, 255] {
        assert_eq!(turn.move_checker(from), Err(MoveError::NoChecker { from }));
        assert_eq!(
            turn.move_checker_to(from, 0),
            Err(MoveError::NoChecker { from })
        );
    }
    assert_eq!(
        turn.move_checker_to(6, 1),
        Err(MoveError::TooFar { from: 6, to: 1 })
    );
    // Neither backwards nor to the same point.
    assert_eq!(
        turn.move_checker_to(2, 6),
        Err(MoveError::TooFar { from: 2, to: 6 })
    );
    assert_eq!(
        turn.move_checker_to(6, 6),
        Err(MoveError::TooFar { from: 6, to: 6 })
    );
    turn.move_checker_to(6, 0).unwrap();
    turn.move_checker(2).unwrap();
    // All checkers are off before all dice are played, so the turn is over.
    assert!(turn.is_done() && turn.dice_left().is_empty());
    assert_eq!(turn.move_checker(2), Err(MoveError::NoDieLeft));
    assert_eq!(turn.move_checker_to(2, 0), Err(MoveError::NoDieLeft));
}

#[test]
fn a_checker_may_be_dragged_by_several_dice() {
    let mut far = turn([0, 1, 0, 0, 0, 2], (3, 1));
    far.move_checker_to(6, 2).unwrap();
    assert_eq!((points(&far), far.is_done()), ([0, 2, 0, 0, 0, 1], true));
    assert_eq!(far.moves().count(), 2);
    // Only the 1 moves from 6 to 5, although the larger die comes first.
    let mut only = turn([0, 0, 0, 0, 1, 1], (6, 1));
    only.move_checker_to(6, 5).unwrap();
    assert_eq!(only.dice_left(), [6]);
    // Three and four moves of a double.
    for (to, moved) in [(4, 1), (2, 2), (0, 3)] {
        let mut double = turn([0, 0, 0, 0, 0, 2], (2, 2));
        double.move_checker_to(6, to).unwrap();
        assert_eq!(double.moves().count(), moved);
    }
    let mut ones = turn([0, 0, 0, 0, 0, 1], (1, 1));
    ones.move_checker_to(6, 2).unwrap();
    assert!(ones.is_done());
}

#[test]
fn targets_are_the_points_a_checker_can_be_dragged_to() {
    let targets = |turn: &HandTurn, from| turn.targets(from).collect::<Vec<_>>();
    // With 3-1 from the 6 point: one die leads to 5 or 3, both to 2.
    let far = turn([0, 1, 0, 0, 0, 2], (3, 1));
    assert_eq!(targets(&far, 6), [2, 3, 5]);
    // The 3 does not bear off from the 2 point while the 6 point has checkers.
    assert_eq!(targets(&far, 2), [1]);
    assert_eq!(far.targets(4).count(), 0);
    let double = turn([0, 0, 0, 0, 0, 2], (2, 2));
    assert_eq!(targets(&double, 6), [0, 2, 4]);
}

#[test]
fn a_checker_bears_off_with_the_exact_die() {
    let mut turn = turn([0, 0, 1, 0, 0, 1], (6, 3));
    turn.move_checker_to(3, 0).unwrap();
    assert_eq!(turn.dice_left(), [6]);
    turn.move_checker_to(6, 0).unwrap();
    assert!(turn.checkers().all_off());
}

#[test]
fn undoing_every_move_leads_back_to_the_start() {
    for points in arrangements(4).into_iter().step_by(7) {
        for roll in Roll::all() {
            let mut turn = HandTurn::new(checkers(points), roll);
            let mut boards = Vec::new();
            while let Some(from) = turn.movable_points().last() {
                boards.push((turn.checkers(), turn.dice_left()));
                turn.move_checker(from).unwrap();
            }
            assert!(turn.is_done());
            while let Some(board) = boards.pop() {
                assert!(turn.undo());
                assert_eq!((turn.checkers(), turn.dice_left()), board);
            }
            assert!(!turn.undo());
            assert_eq!(turn, HandTurn::new(checkers(points), roll));
        }
    }
}
