//! Counts by hand. A side's: pips, at home, pips to a gammon saved, to a backgammon saved, deep, stacked; shots, dear ones,
//! pips lost; last checker stuck, pips, next one stuck, pips; points at home, prime, anchor, anchors, blots, blots at home,
//! back, to pass, not entering, pips to wait with, on the bar.

use rollout_lab::backgammon::Board;
use rollout_lab::backgammon::network::expert_features::{ExpertFeatures, FeatureCounter};

use crate::boards::board;

fn counts(board: &Board) -> [ExpertFeatures; 2] {
    FeatureCounter::new().count(board)
}

/// From the start: 5 on the 6 point and 5 on the 13 are two above three each; to bring all home takes 18 from the 24 point
/// twice, 7 from the 13 five times and 2 from the 8 three times; out of the other's home board 6 twice.
///
/// The last checkers stand on the 24 point, with the other side's points 5, 11 (its 13 is our 12: 12 pips ahead) and 7 pips
/// ahead: its 6 point is our 19, its 8 point our 17. Nobody's blots, no shots.
#[test]
fn the_start() {
    let [mine, theirs] = counts(&Board::START);
    assert_eq!(mine, theirs);
    assert_eq!(mine[..6], [167, 5, 2 * 18 + 5 * 7 + 3 * 2, 12, 0, 4]);
    assert_eq!(mine[6..9], [0, 0, 0]);
    // Home: the 6 point. The longest prime is one point, the anchor is the ace point, the only one. No blots; two back; who
    // has to pass one of theirs: all above their last one, which stands on our 1 point: all fifteen. Pips of those between
    // the home boards as to bring them home.
    assert_eq!(mine[13..], [1, 1, 1, 1, 0, 0, 2, 15, 0, 5 * 7 + 3 * 2, 0]);
}

/// Places held 5, 7 and 12 pips ahead of the last checker. Stuck: who does not come seven pips far. Rolls that do not: those
/// of less than seven pips, 15 of them without doubles that go farther; of those 2-2 makes 8 and 3-3 12... all by hand below.
#[test]
fn the_last_checker_from_the_start() {
    let [mine, _] = counts(&Board::START);
    let held = [5, 7, 12];
    let (mut stuck, mut lost) = (0, 294);
    for first in 1..=6_u16 {
        for second in 1..=6_u16 {
            // All ways of the checker alone, played out one by one.
            let dice: Vec<Vec<u16>> = if first == second {
                vec![vec![first; 4]]
            } else {
                vec![vec![first, second], vec![second, first]]
            };
            let reached = dice
                .into_iter()
                .map(|dice| {
                    let mut at = 0;
                    for die in dice {
                        if held.contains(&(at + die)) {
                            break;
                        }
                        at += die;
                    }
                    at
                })
                .max()
                .unwrap();
            stuck += u16::from(reached < 7);
            lost -= reached;
        }
    }
    assert_eq!(mine[9..11], [stuck, lost]);
}

/// Rolls that hit a blot so many pips away with nothing in between, as every beginner's book has them.
#[test]
fn shots_by_distance() {
    let known = [
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
    for (distance, shots) in known {
        // Ours on the 24 point less the distance, theirs on our 24 point would go away from it: theirs is behind, on our
        // 1 point (their 24), and the blot `distance` above.
        let here = board(&[(1 + distance, 1)], &[(24, 1), (1, 14)]);
        let [mine, _] = counts(&here);
        assert_eq!(mine[6], shots, "{distance}");
        // A blot on point p has 25 − p pips to lose.
        assert_eq!(mine[8], shots * (24 - distance as u16), "{distance}");
        assert_eq!(
            mine[7],
            if 24 - distance > 12 { shots } else { 0 },
            "{distance}"
        );
    }
}

/// Six pips away, a point three pips away: no 3-3, no 5-1 only if both 1 and 5 are held, 2-2 goes by 2 and 4.
#[test]
fn points_in_between_take_shots_away() {
    let shots = |held: &[(usize, u8)]| {
        let mut mine = vec![(7, 1)];
        mine.extend(held);
        counts(&board(&mine, &[(24, 1), (1, 14)]))[0][6]
    };
    assert_eq!(shots(&[]), 17);
    assert_eq!(shots(&[(4, 2)]), 16);
    // Five pips away alone leaves 1 + 5.
    assert_eq!(shots(&[(6, 2)]), 17);
    assert_eq!(shots(&[(6, 2), (2, 2)]), 15);
    // 2 or 4 takes 2-2 away, both 4-2 besides.
    assert_eq!(shots(&[(3, 2)]), 16);
    assert_eq!(shots(&[(3, 2), (5, 2)]), 14);
}

/// On the bar, and the checker must enter: a direct four from another point needs a die that enters, too.
#[test]
fn who_is_on_the_bar_enters_first() {
    // Our points 1 to 5 are held, 6 is open; the blot is on our 12 point, theirs on our 8, four pips away, and on the bar.
    let held = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (12, 1)];
    let one_on_bar = board(&held, &[(25, 1), (17, 1), (1, 13)]);
    // Only a 6 enters: 6-4. From the bar the blot is 12 away: 6-6 in two moves; 4-4 and 3-3 do not enter.
    assert_eq!(counts(&one_on_bar)[0][6], 2 + 1);
    let two_on_bar = board(&held, &[(25, 2), (17, 1), (1, 12)]);
    assert_eq!(counts(&two_on_bar)[0][6], 0);
    // Who does not enter: 25 of 36.
    assert_eq!(counts(&one_on_bar)[1][21], 25);
    assert_eq!(counts(&one_on_bar)[1][23], 1);
}

/// Two blots: a roll that hits both counts once, for the dearer one, which has come farther.
#[test]
fn two_blots() {
    // One and two pips from theirs on our 1 point: any 1 or 2, 20 rolls; 11 of them lose 23 pips, the other 9 lose 22.
    let here = board(&[(2, 1), (3, 1)], &[(24, 1), (1, 14)]);
    let [mine, _] = counts(&here);
    // 1-1 hits the nearer one first; no other roll reaches two pips by ones.
    assert_eq!(mine[6..9], [20, 20, 11 * 23 + 9 * 22]);
    assert_eq!(mine[17..19], [2, 2]);
}

#[test]
fn a_race_counts_what_gammons_need_and_nothing_else() {
    let here = board(&[(6, 10), (7, 5)], &[(17, 2), (3, 12)]);
    let [mine, theirs] = counts(&here);
    assert_eq!(mine[..6], [95, 10, 5, 0, 0, 7 + 2]);
    assert_eq!(mine[6..], [0; 18]);
    // One of theirs is off: no gammon to save.
    assert_eq!(theirs[..6], [70, 13, 0, 0, 12, 9]);
}

#[test]
fn a_prime_and_anchors() {
    let here = board(
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
    let [mine, theirs] = counts(&here);
    // Three points at home, five in a row; anchors on the other side's 5 and 2 points, the higher one is 5.
    assert_eq!(mine[13..17], [3, 5, 5, 2]);
    // A blot at home; four back.
    assert_eq!(mine[17..20], [1, 1, 4]);
    // Theirs is the ace point.
    assert_eq!(theirs[15..17], [1, 1]);
}
