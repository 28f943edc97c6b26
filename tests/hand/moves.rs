//! Moving checkers by hand: whatever the rules allow can be played, and nothing else.

use std::collections::BTreeSet;

use crate::common::bearoff::{arrangements, checkers, six};
use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::labs::hand::{HandTurn, MoveError};
use rollout_lab::rollout::dice::Roll;

fn turn(points: [u8; 6], dice: (u8, u8)) -> HandTurn {
    HandTurn::new(checkers(points), Roll::new(dice.0, dice.1).unwrap())
}

fn here(turn: &HandTurn) -> [u8; 6] {
    turn.checkers().points()
}

/// Everything that clicks can end at.
fn reached(turn: &HandTurn, ends: &mut BTreeSet<[u8; 6]>) {
    if turn.is_done() {
        ends.insert(turn.checkers().points());
        return;
    }
    let mut somewhere = false;
    for from in 1..=6 {
        for swapped in [false, true] {
            let mut next = turn.clone();
            if swapped {
                next.swap();
            }
            let movable = turn.movable_points().any(|point| point == from);
            assert_eq!(next.move_checker(from).is_ok(), movable);
            if movable {
                somewhere = true;
                reached(&next, ends);
            }
        }
    }
    // A turn in which nothing can be moved is done.
    assert!(somewhere);
}

#[test]
fn clicks_reach_all_legal_plays_and_no_others() {
    let database = six();
    // All of up to three checkers, and of four and five some.
    let few = arrangements(3).into_iter();
    let more = arrangements(5).into_iter().step_by(37);
    let mut tried = 0;
    for points in few.chain(more) {
        for roll in Roll::all() {
            let turn = HandTurn::new(checkers(points), roll);
            let mut ends = BTreeSet::new();
            reached(&turn, &mut ends);
            let plays = database.plays(checkers(points), roll).unwrap();
            let legal: BTreeSet<_> = plays.into_iter().map(Checkers::points).collect();
            assert_eq!(ends, legal, "{points:?} {roll:?}");
            tried += 1;
        }
    }
    // C(9, 6) − 1 = 83 of up to three checkers and every 37th of C(11, 6) − 1 = 461, with 36 rolls each.
    assert_eq!(tried, (83 + 13) * 36);
}

#[test]
fn the_larger_die_is_moved_first_until_they_are_swapped() {
    let mut turn = turn([0, 0, 0, 0, 0, 2], (2, 5));
    assert_eq!((turn.dice(), turn.dice_left()), (vec![5, 2], vec![5, 2]));
    turn.move_checker(6).unwrap();
    assert_eq!(
        (here(&turn), turn.dice_left()),
        ([1, 0, 0, 0, 0, 1], vec![2])
    );
    assert_eq!(turn.dice_played(), [true, false]);
    assert!(turn.undo());
    turn.swap();
    assert_eq!(turn.dice(), [2, 5]);
    turn.move_checker(6).unwrap();
    assert_eq!(
        (here(&turn), turn.dice_left()),
        ([0, 0, 0, 1, 0, 1], vec![5])
    );
}

#[test]
fn a_die_that_does_not_move_a_checker_leaves_it_to_the_other() {
    // The 5 does not bear off from the 2 point while the 6 point has a checker; the 1 moves it.
    let mut turn = turn([0, 1, 0, 0, 0, 1], (5, 1));
    turn.move_checker(2).unwrap();
    assert_eq!(
        (here(&turn), turn.dice_left()),
        ([1, 0, 0, 0, 0, 1], vec![5])
    );
    let behind = MoveError::Behind {
        die: 5,
        from: 1,
        highest: 6,
    };
    assert_eq!(turn.move_checker(1), Err(behind));
    assert_eq!(here(&turn), [1, 0, 0, 0, 0, 1]);
}

#[test]
fn what_cannot_be_moved_is_refused_with_the_reason() {
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
    // Not backwards, and not where it is.
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
    // Off before all dice are played: the turn is over.
    assert!(turn.is_done() && turn.dice_left().is_empty());
    assert_eq!(turn.move_checker(2), Err(MoveError::NoDieLeft));
    assert_eq!(turn.move_checker_to(2, 0), Err(MoveError::NoDieLeft));
}

#[test]
fn a_checker_may_be_dragged_as_far_as_all_dice_go() {
    let mut far = turn([0, 1, 0, 0, 0, 2], (3, 1));
    far.move_checker_to(6, 2).unwrap();
    assert_eq!((here(&far), far.is_done()), ([0, 2, 0, 0, 0, 1], true));
    assert_eq!(far.moves().count(), 2);
    // The larger die first would not do: from the 4 point, a 6 bears nothing off while the 5 point has a checker.
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
fn targets_are_where_a_checker_can_be_dragged() {
    let targets = |turn: &HandTurn, from| turn.targets(from).collect::<Vec<_>>();
    // 3-1 from the 6 point: by one die to 5 or 3, by both to 2.
    let far = turn([0, 1, 0, 0, 0, 2], (3, 1));
    assert_eq!(targets(&far, 6), [2, 3, 5]);
    // The 3 does not bear it off while the 6 point has checkers.
    assert_eq!(targets(&far, 2), [1]);
    assert_eq!(far.targets(4).count(), 0);
    let double = turn([0, 0, 0, 0, 0, 2], (2, 2));
    assert_eq!(targets(&double, 6), [0, 2, 4]);
}

#[test]
fn a_checker_goes_off_with_the_die_that_fits() {
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
