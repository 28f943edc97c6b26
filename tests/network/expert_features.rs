//! Expert features of boards, compared with counts by hand.
//!
//! A side has 24 features, in the order of `FEATURE_SCALES`:
//!
//! - 0 to 5: pips, checkers at home, pips to save a gammon, pips to save a backgammon, deep
//!   checkers, stacked checkers;
//! - 6 to 8: shots, expensive shots, pips lost by hits;
//! - 9 to 12: rolls that leave the rearmost checker stuck, pips that this costs it, and both for
//!   the next checker;
//! - 13 to 18: points at home, longest prime, highest anchor, anchors, blots, blots at home;
//! - 19 to 23: checkers back, checkers to pass, rolls that do not enter, pips to wait with, checkers
//!   on the bar.

use rollout_lab::backgammon::Board;
use rollout_lab::backgammon::network::expert_features::{ExpertFeatures, FeatureCounter};

use crate::boards::board;

/// Returns the features of the side on roll and of the other side.
fn features(board: &Board) -> [ExpertFeatures; 2] {
    FeatureCounter::new().count(board)
}

/// The five checkers each on the 6 and 13 points are two more than three. Bringing all checkers
/// home takes 18 pips twice from the 24 point, 7 pips five times from the 13 point and 2 pips three
/// times from the 8 point. Leaving the opponent's home board takes 6 pips twice. There are no blots
/// and no shots.
#[test]
fn starting_position() {
    let [mover, opponent] = features(&Board::START);
    assert_eq!(mover, opponent);
    assert_eq!(mover[..6], [167, 5, 2 * 18 + 5 * 7 + 3 * 2, 12, 0, 4]);
    assert_eq!(mover[6..9], [0, 0, 0]);
    // The only point at home is the 6 point, and the longest prime has one point. The only anchor
    // is the ace point. There are no blots, and two checkers are back. The opponent's last checkers
    // stand on our ace point, so all fifteen checkers have to pass them. Pips to wait with are
    // those that bring home the checkers between the home boards.
    assert_eq!(mover[13..], [1, 1, 1, 1, 0, 0, 2, 15, 0, 5 * 7 + 3 * 2, 0]);
}

/// The rearmost checker stands on the 24 point. The opponent holds the points 5, 7 and 12 pips
/// ahead: its 6, 8 and 13 points are our 19, 17 and 12 points. The checker is stuck if it moves
/// less than seven pips. The loop below moves it by all rolls.
#[test]
fn rearmost_checker_of_the_starting_position() {
    let [mover, _] = features(&Board::START);
    let held = [5, 7, 12];
    let (mut stuck, mut lost) = (0, 294);
    for first in 1..=6_u16 {
        for second in 1..=6_u16 {
            // All orders of the dice, with all dice played by this checker.
            let dice: Vec<Vec<u16>> = if first == second {
                vec![vec![first; 4]]
            } else {
                vec![vec![first, second], vec![second, first]]
            };
            let farthest = dice
                .into_iter()
                .map(|dice| {
                    let mut pips = 0;
                    for die in dice {
                        if held.contains(&(pips + die)) {
                            break;
                        }
                        pips += die;
                    }
                    pips
                })
                .max()
                .unwrap();
            stuck += u16::from(farthest < 7);
            lost -= farthest;
        }
    }
    assert_eq!(mover[9..11], [stuck, lost]);
}

/// The numbers of rolls that hit a blot at each distance, with no points in between, as in
/// beginners' books.
#[test]
fn shots_by_distance() {
    let shots_by_distance = [
        (1, 11),
        (2, 12),
        (3, 14),
        (4, 15),
        (5, 15),
        (6, 17),
        (7, 6),
        (8, 6),
        (9, 5),
        (10, 3),
        (11, 2),
        (12, 3),
        (13, 0),
        (14, 0),
        (15, 1),
        (16, 1),
        (17, 0),
        (18, 1),
        (19, 0),
        (20, 1),
    ];
    for (distance, shots) in shots_by_distance {
        // The shooter stands on our ace point, which is its 24 point. Our blot is `distance` pips
        // above.
        let position = board(&[(1 + distance, 1)], &[(24, 1), (1, 14)]);
        let [mover, _] = features(&position);
        assert_eq!(mover[6], shots, "{distance}");
        // A blot on point p loses 25 − p pips when hit.
        assert_eq!(mover[8], shots * (24 - distance as u16), "{distance}");
        assert_eq!(
            mover[7],
            if 24 - distance > 12 { shots } else { 0 },
            "{distance}"
        );
    }
}

/// The blot is six pips away. A point three pips away stops 3-3. Points one and five pips away
/// together stop 5-1. 2-2 needs the points two and four pips away.
#[test]
fn points_in_between_block_shots() {
    let shots = |held: &[(usize, u8)]| {
        let mut mover = vec![(7, 1)];
        mover.extend(held);
        features(&board(&mover, &[(24, 1), (1, 14)]))[0][6]
    };
    assert_eq!(shots(&[]), 17);
    assert_eq!(shots(&[(4, 2)]), 16);
    // A point five pips away alone leaves the other order, 1 and then 5.
    assert_eq!(shots(&[(6, 2)]), 17);
    assert_eq!(shots(&[(6, 2), (2, 2)]), 15);
    // A point two or four pips away stops 2-2. Both together also stop 4-2.
    assert_eq!(shots(&[(3, 2)]), 16);
    assert_eq!(shots(&[(3, 2), (5, 2)]), 14);
}

/// A side on the bar must enter first. A direct 4 from another point also needs a die that enters.
#[test]
fn shots_from_the_bar() {
    // We hold our points 1 to 5. Our blot is on the 12 point. The opponent is on the bar and on our
    // 8 point, four pips away.
    let held = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (12, 1)];
    let one_on_bar = board(&held, &[(25, 1), (17, 1), (1, 13)]);
    // Only a 6 enters, so 6-4 hits. From the bar the blot is 12 pips away: 6-6 hits in two moves,
    // and 4-4 and 3-3 do not enter.
    assert_eq!(features(&one_on_bar)[0][6], 2 + 1);
    let two_on_bar = board(&held, &[(25, 2), (17, 1), (1, 12)]);
    assert_eq!(features(&two_on_bar)[0][6], 0);
    // 25 of 36 rolls do not enter.
    assert_eq!(features(&one_on_bar)[1][21], 25);
    assert_eq!(features(&one_on_bar)[1][23], 1);
}

/// A roll that hits two blots counts once, for the one that loses more pips.
#[test]
fn rolls_that_hit_two_blots_count_once() {
    // The blots are one and two pips from the shooter on our ace point. Any 1 or 2 hits, which is
    // 20 rolls. 11 of them lose 23 pips, and the other 9 lose 22.
    let position = board(&[(2, 1), (3, 1)], &[(24, 1), (1, 14)]);
    let [mover, _] = features(&position);
    // 1-1 hits the nearer blot first. No other roll moves two pips by ones.
    assert_eq!(mover[6..9], [20, 20, 11 * 23 + 9 * 22]);
    assert_eq!(mover[17..19], [2, 2]);
}

#[test]
fn races_have_only_the_first_six_features() {
    let position = board(&[(6, 10), (7, 5)], &[(17, 2), (3, 12)]);
    let [mover, opponent] = features(&position);
    assert_eq!(mover[..6], [95, 10, 5, 0, 0, 7 + 2]);
    assert_eq!(mover[6..], [0; 18]);
    // The opponent has borne off one checker, so there is no gammon to save.
    assert_eq!(opponent[..6], [70, 13, 0, 0, 12, 9]);
}

#[test]
fn primes_and_anchors() {
    let position = board(
        &[
            (4, 2),
            (5, 2),
            (6, 2),
            (7, 2),
            (8, 2),
            (20, 2),
            (23, 2),
            (3, 1),
        ],
        &[(24, 2), (13, 5), (8, 5), (6, 3)],
    );
    let [mover, opponent] = features(&position);
    // Three points at home and a prime of five. The anchors are the opponent's 5 and 2 points, and
    // the best is the 5 point.
    assert_eq!(mover[13..17], [3, 5, 5, 2]);
    // One blot, which is at home, and four checkers back.
    assert_eq!(mover[17..20], [1, 1, 4]);
    // The opponent's only anchor is our ace point.
    assert_eq!(opponent[15..17], [1, 1]);
}
