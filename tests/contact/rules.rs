//! Plays worked out by hand, one rule each.

use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::boards::board;
use crate::slow_rules;

/// Returns all plays of a roll, whose number must equal that of the slow generator.
fn plays(board: &Board, first: u8, second: u8) -> Vec<Board> {
    let roll = Roll::new(first, second).unwrap();
    let found = Plays::new().find(board, roll).to_vec();
    let slow = slow_rules::plays(&slow_rules::table(board), (first, second));
    assert_eq!(found.len(), slow.len());
    found
}

/// Two opposing checkers far away, so that the game is not over.
const FAR: (usize, u8) = (1, 2);

#[test]
fn side_that_is_shut_out_stays() {
    let closed = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    let before = board(&[(25, 1), (13, 2)], &closed);
    for roll in Roll::all() {
        assert_eq!(Plays::new().find(&before, roll), [before]);
    }
    // The opponent's four point, our 21 point, is open. A 4 enters. With other dice no other
    // checker may move.
    let before = board(
        &[(25, 1), (13, 2)],
        &[(1, 2), (2, 2), (3, 2), (5, 2), (6, 2)],
    );
    assert_eq!(plays(&before, 6, 5), [before]);
    let entered = |rest: &[(usize, u8)]| board(rest, &[(1, 2), (2, 2), (3, 2), (5, 2), (6, 2)]);
    assert_eq!(
        plays(&before, 6, 4),
        [
            entered(&[(15, 1), (13, 2)]),
            entered(&[(21, 1), (13, 1), (7, 1)])
        ]
    );
}

#[test]
fn all_checkers_on_the_bar_enter_before_others_move() {
    let before = board(&[(25, 2), (8, 3)], &[(6, 2)]);
    // One enters with the 5 and one with the 4. A 6 does not enter, so the second checker stays on
    // the bar.
    assert_eq!(
        plays(&before, 5, 4),
        [board(&[(20, 1), (21, 1), (8, 3)], &[(6, 2)])]
    );
    assert_eq!(
        plays(&before, 6, 4),
        [board(&[(25, 1), (21, 1), (8, 3)], &[(6, 2)])]
    );
    // After both have entered, the other two 2s are free.
    assert!(plays(&before, 2, 2).contains(&board(&[(23, 2), (8, 1), (6, 2)], &[(6, 2)])));
}

#[test]
fn the_larger_die_is_played_if_only_one_can_be() {
    // 12/6 or 12/7 is possible. From either point the other die leads to the ace point, which the
    // opponent holds.
    let blocked = [(24, 2)];
    let before = board(&[(12, 1)], &blocked);
    assert_eq!(plays(&before, 6, 5), [board(&[(6, 1)], &blocked)]);
    // Now the 6 is blocked too, so the smaller die is played.
    let blocked = [(24, 2), (19, 2)];
    let before = board(&[(12, 1)], &blocked);
    assert_eq!(plays(&before, 6, 5), [board(&[(7, 1)], &blocked)]);
}

#[test]
fn both_dice_are_played_if_they_can_be() {
    // If the 6 enters on 19, neither 19/17 nor 7/5 is open. If the 2 enters on 23, 7/1 is open.
    let blocked = [(25 - 17, 2), (25 - 5, 2)];
    let before = board(&[(25, 1), (7, 1)], &blocked);
    assert_eq!(plays(&before, 6, 2), [board(&[(23, 1), (1, 1)], &blocked)]);
}

#[test]
fn hits_send_checkers_to_the_bar() {
    // Opposing blots stand on the mover's four and five points.
    let before = board(&[(8, 1), (6, 1)], &[(21, 1), (20, 1)]);
    let both = board(&[(4, 1), (5, 1)], &[(25, 2)]);
    assert!(plays(&before, 4, 1).contains(&both));
}

#[test]
fn plays_with_and_without_a_hit_are_different() {
    // 13/8 hits on its way over the 10 point, but not over the 11 point. No other checker can move.
    let before = board(&[(13, 1)], &[(25 - 10, 1), FAR]);
    let hit = board(&[(8, 1)], &[(25, 1), FAR]);
    let missed = board(&[(8, 1)], &[(25 - 10, 1), FAR]);
    assert_eq!(plays(&before, 3, 2), [hit, missed]);
    // With blots on both points, each order of the dice hits a different one.
    let before = board(&[(13, 1)], &[(25 - 10, 1), (25 - 11, 1), FAR]);
    assert_eq!(plays(&before, 3, 2).len(), 2);
}

#[test]
fn larger_dice_bear_off_only_if_no_checker_is_behind() {
    let far = [FAR];
    // The 6 bears off the five point's checker, and then the 5 bears off the two point's.
    let before = board(&[(5, 1), (2, 1)], &far);
    assert_eq!(plays(&before, 6, 5), [board(&[], &far)]);
    // Either the 6 bears off the farther checker and the 1 moves the nearer one, or the 1 and then
    // the 6 take off the farther one. The 6 never bears off the nearer one while the farther one is
    // behind.
    assert_eq!(
        plays(&before, 6, 1),
        [board(&[(1, 1)], &far), board(&[(2, 1)], &far)]
    );
    // The 1 brings the last checker home, and then the 6 bears off.
    let before = board(&[(7, 1), (6, 1)], &far);
    let after = plays(&before, 6, 1);
    assert!(after.contains(&board(&[(6, 1)], &far)));
}

#[test]
fn finished_games_have_no_plays() {
    for before in [board(&[], &[FAR]), board(&[(6, 2)], &[])] {
        for roll in Roll::all() {
            assert_eq!(Plays::new().find(&before, roll), [before]);
        }
    }
}

#[test]
fn four_equal_dice_are_distributed_in_all_ways() {
    // Distributing four pips among three checkers that do not meet: C(4 + 2, 2) = 15 ways.
    let opponent = [(25, 2)];
    let before = board(&[(24, 1), (18, 1), (12, 1)], &opponent);
    assert_eq!(plays(&before, 1, 1).len(), 15);
    // Single checkers stand on the points 24 to 10. A play of 1-1 is given by how many of its four
    // moves leave each point. At most one more move leaves a point than left the point behind it.
    // Below the 10 point, where no checker stands, at most as many do. Moves from neighbouring
    // points form runs, each of which begins with 1. Between runs there is a point that no move
    // leaves. The numbers of places where the runs can begin are:
    //
    // - 1111, 112 or 121 alone: 15 + 13 + 14;
    // - 111 and 1: 66; 1 and 111: 91; 12 and 1: 78; 1 and 12: 78;
    // - 11 and 11: 78; 11, 1 and 1 in three orders: C(12, 3) + C(12, 3) + C(13, 3);
    // - four times 1: C(12, 4).
    //
    // Together they are 42 + 313 + 78 + 726 + 495.
    let all: Vec<(usize, u8)> = (10..=24).map(|point| (point, 1)).collect();
    assert_eq!(plays(&board(&all, &opponent), 1, 1).len(), 1_654);
}

#[test]
fn doubles_from_the_starting_position_have_known_numbers_of_plays() {
    // 6-6: 24/18, 13/7 and 8/2 are open, and no checker can go on (12 and 1 are held, and 2 is at
    // home). a + b + c = 4 with a ≤ 2 and c ≤ 3 has 4 + 4 + 3 solutions.
    assert_eq!(plays(&Board::START, 6, 6).len(), 11);
    // 5-5: 24/19 and 6/1 are blocked. b moves are 13/8, and c are 8/3. b + c = 4 with c ≤ b + 3, so
    // b is 1 to 4.
    assert_eq!(plays(&Board::START, 5, 5).len(), 4);
    // 4-4: 24/20 is possible at most twice, and 20/16 at most as often as 24/20. Likewise 9/5 is
    // possible at most as often as 13/9. 8/4 is possible at most three times, and 6/2 any number of
    // times. All other moves are blocked or impossible. Counting moves as powers of x, the first
    // two pairs give (1 + x + 2x² + x³ + x⁴)(1 + x + 2x² + 2x³ + 3x⁴) = 1 + 2x + 5x² + 7x³ + 11x⁴ +
    // …. The others give (1 + x + x² + x³)(1 + x + x² + x³ + x⁴) = 1 + 2x + 3x² + 4x³ + 4x⁴ + …. In
    // the product x⁴ has the coefficient 4 + 8 + 15 + 14 + 11.
    assert_eq!(plays(&Board::START, 4, 4).len(), 52);
}
