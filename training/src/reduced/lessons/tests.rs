//! Two turns by hand, and where games' positions come from.

use super::*;

/// A turn with these chances one roll ahead, and after the roll that came up.
fn turn(mean: Outputs, rolled: Outputs, made_best: bool) -> Turn {
    Turn {
        board: Board::START,
        look: Look {
            mean,
            rolled,
            best: 0,
        },
        made_best,
    }
}

fn labels(turns: &[Turn], end: Outputs) -> Vec<Outputs> {
    let mut lessons = Vec::new();
    label(turns, end, 0.5, &mut lessons);
    lessons.iter().map(|lesson| lesson.label).collect()
}

/// The second turn: ½ and a lucky ¾, and the game is won with a gammon. λ is ½: ½ + ½ (1 − ¾) = ⅝, and of gammons, where there
/// was no luck, ¼ + ½ (1 − ¼) = ⅝. For the other side, whose turn was the first, these are ⅜ to win and ⅝ to lose a gammon,
/// where ¼ and ⅛ were thought after its roll: ½ + ½ (⅜ − ¼) = 9/16, ¼ + ½ (⅝ − ⅛) = ½.
#[test]
fn a_label_is_the_mean_and_what_turned_out_to_be_different() {
    let turns = [
        turn(
            [0.5, 0.0, 0.0, 0.25, 0.0],
            [0.25, 0.0, 0.0, 0.125, 0.0],
            true,
        ),
        turn(
            [0.5, 0.25, 0.0, 0.0, 0.0],
            [0.75, 0.25, 0.0, 0.0, 0.0],
            true,
        ),
    ];
    let expected = [[0.625, 0.625, 0.0, 0.0, 0.0], [0.5625, 0.0, 0.0, 0.5, 0.0]];
    assert_eq!(labels(&turns, [1.0, 1.0, 0.0, 0.0, 0.0]), expected);
}

#[test]
fn another_play_than_the_best_tells_nothing_of_the_position_before_it() {
    let first = [0.5, 0.0, 0.0, 0.25, 0.0];
    let turns = [
        turn(first, [0.25, 0.0, 0.0, 0.125, 0.0], false),
        turn(
            [0.5, 0.25, 0.0, 0.0, 0.0],
            [0.75, 0.25, 0.0, 0.0, 0.0],
            true,
        ),
    ];
    assert_eq!(labels(&turns, [1.0, 1.0, 0.0, 0.0, 0.0])[1], first);
}
