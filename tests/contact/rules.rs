//! Plays that are worked out by hand: one rule each.

use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::boards::board;
use crate::slow;

/// All plays of a roll.
fn plays(board: &Board, first: u8, second: u8) -> Vec<Board> {
    let roll = Roll::new(first, second).unwrap();
    let found = Plays::new().find(board, roll).to_vec();
    let slow = slow::plays(&slow::table(board), (first, second));
    assert_eq!(found.len(), slow.len());
    found
}

/// The other side far away, with something to lose.
const FAR: (usize, u8) = (1, 2);

#[test]
fn who_is_shut_out_stays_where_she_is() {
    let closed = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    let here = board(&[(25, 1), (13, 2)], &closed);
    for roll in Roll::all() {
        assert_eq!(Plays::new().find(&here, roll), [here]);
    }
    // The other side's four point is open: her own 21. With a 4 she enters, with others she may not move another checker.
    let here = board(
        &[(25, 1), (13, 2)],
        &[(1, 2), (2, 2), (3, 2), (5, 2), (6, 2)],
    );
    assert_eq!(plays(&here, 6, 5), [here]);
    let entered = |rest: &[(usize, u8)]| board(rest, &[(1, 2), (2, 2), (3, 2), (5, 2), (6, 2)]);
    assert_eq!(
        plays(&here, 6, 4),
        [
            entered(&[(15, 1), (13, 2)]),
            entered(&[(21, 1), (13, 1), (7, 1)])
        ]
    );
}

#[test]
fn of_two_on_the_bar_both_enter_before_anybody_else_moves() {
    let here = board(&[(25, 2), (8, 3)], &[(6, 2)]);
    // One with the 5 and one with the 4; with a 6 nobody enters, and the second one stays on the bar.
    assert_eq!(
        plays(&here, 5, 4),
        [board(&[(20, 1), (21, 1), (8, 3)], &[(6, 2)])]
    );
    assert_eq!(
        plays(&here, 6, 4),
        [board(&[(25, 1), (21, 1), (8, 3)], &[(6, 2)])]
    );
    // Of four equal dice the others are free.
    assert!(plays(&here, 2, 2).contains(&board(&[(23, 2), (8, 1), (6, 2)], &[(6, 2)])));
}

#[test]
fn the_larger_die_is_played_if_only_one_can_be() {
    // 12/6 or 12/7; from either the other die leads to the ace point, which the other side's 24 point blocks.
    let blocked = [(24, 2)];
    let here = board(&[(12, 1)], &blocked);
    assert_eq!(plays(&here, 6, 5), [board(&[(6, 1)], &blocked)]);
    // Now the six is blocked, too: the smaller one.
    let blocked = [(24, 2), (19, 2)];
    let here = board(&[(12, 1)], &blocked);
    assert_eq!(plays(&here, 6, 5), [board(&[(7, 1)], &blocked)]);
}

#[test]
fn both_dice_are_played_if_they_can_be() {
    // The six enters on 19, and then neither 19/17 nor 7/5 is open; the two enters on 23, and 7/1 is.
    let blocked = [(25 - 17, 2), (25 - 5, 2)];
    let here = board(&[(25, 1), (7, 1)], &blocked);
    assert_eq!(plays(&here, 6, 2), [board(&[(23, 1), (1, 1)], &blocked)]);
}

#[test]
fn a_hit_sends_to_the_bar_and_two_hits_send_two() {
    // Blots on the four and the five point, seen from here.
    let here = board(&[(8, 1), (6, 1)], &[(21, 1), (20, 1)]);
    let both = board(&[(4, 1), (5, 1)], &[(25, 2)]);
    assert!(plays(&here, 4, 1).contains(&both));
}

#[test]
fn the_same_checkers_with_and_without_a_hit_are_two_plays() {
    // 13/8 by way of the 10 point hits, by way of the 11 point it does not. Nothing else can move.
    let here = board(&[(13, 1)], &[(25 - 10, 1), FAR]);
    let hit = board(&[(8, 1)], &[(25, 1), FAR]);
    let missed = board(&[(8, 1)], &[(25 - 10, 1), FAR]);
    assert_eq!(plays(&here, 3, 2), [hit, missed]);
    // A blot on either: with both orders somebody is hit, and not the same one.
    let here = board(&[(13, 1)], &[(25 - 10, 1), (25 - 11, 1), FAR]);
    assert_eq!(plays(&here, 3, 2).len(), 2);
}

#[test]
fn a_lower_checker_is_borne_off_only_if_nothing_is_behind_it() {
    let far = [FAR];
    // The five point's checker goes off with the 6, and then the two point's with the 5, which is larger, too.
    let here = board(&[(5, 1), (2, 1)], &far);
    assert_eq!(plays(&here, 6, 5), [board(&[], &far)]);
    // Either the 6 bears off the farther one and the other moves; or the 1 and then the 6 move the farther one, and the
    // other stays. The 6 never bears off the nearer one alone.
    assert_eq!(
        plays(&here, 6, 1),
        [board(&[(1, 1)], &far), board(&[(2, 1)], &far)]
    );
    // One checker is not home yet: it comes home with the 1, and then the 6 bears off.
    let here = board(&[(7, 1), (6, 1)], &far);
    let after = plays(&here, 6, 1);
    assert!(after.contains(&board(&[(6, 1)], &far)));
}

#[test]
fn a_game_that_is_over_has_no_play() {
    for here in [board(&[], &[FAR]), board(&[(6, 2)], &[])] {
        for roll in Roll::all() {
            assert_eq!(Plays::new().find(&here, roll), [here]);
        }
    }
}

#[test]
fn four_equal_dice_are_shared_out_in_all_ways() {
    // Four pips among three checkers that do not meet: C(4 + 2, 2) = 15.
    let other = [(25, 2)];
    let here = board(&[(24, 1), (18, 1), (12, 1)], &other);
    assert_eq!(plays(&here, 1, 1).len(), 15);
    // Single checkers on the points 24 to 10. A play of 1-1 is how many of its four moves leave each point: at most one more
    // than leave the point behind; where nobody was, below the 10 point, at most as many. Those that leave neighbouring points
    // make runs, 1 first, and between runs there is a point that nobody leaves. Choosing where they begin:
    // 1111, 112 or 121 alone: 15 + 13 + 14;
    // 111 and 1: 66, 1 and 111: 91, 12 and 1: 78, 1 and 12: 78;
    // 11 and 11: 78; 11, 1 and 1 in three orders: C(12, 3) + C(12, 3) + C(13, 3);
    // four times 1: C(12, 4). Together 42 + 313 + 78 + 726 + 495.
    let all: Vec<(usize, u8)> = (10..=24).map(|point| (point, 1)).collect();
    assert_eq!(plays(&board(&all, &other), 1, 1).len(), 1_654);
}

#[test]
fn the_first_doubles_of_a_game_have_so_many_plays() {
    // 6-6: 24/18, 13/7 and 8/2 are open, and from there nothing is (12 and 1 are held, 2 is home): a + b + c = 4 with a ≤ 2,
    // c ≤ 3 is 4 + 4 + 3.
    assert_eq!(plays(&Board::START, 6, 6).len(), 11);
    // 5-5: 24/19 and 6/1 are held. 13/8 so often as b, 8/3 as c ≤ b + 3, b + c = 4: b from 1 to 4.
    assert_eq!(plays(&Board::START, 5, 5).len(), 4);
    // 4-4: 24/20 at most twice and 20/16 at most so often, 13/9 and 9/5 alike, 8/4 at most three times, 6/2; all others are
    // held or no point. As powers of x: (1 + x + 2x² + x³ + x⁴)(1 + x + 2x² + 2x³ + 3x⁴) = 1 + 2x + 5x² + 7x³ + 11x⁴ + …, times
    // (1 + x + x² + x³)(1 + x + x² + x³ + x⁴) = 1 + 2x + 3x² + 4x³ + 4x⁴ + …: of x⁴ there are 4 + 8 + 15 + 14 + 11.
    assert_eq!(plays(&Board::START, 4, 4).len(), 52);
}
