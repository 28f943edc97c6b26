//! Plays as people write them.

use rollout_lab::backgammon::{Board, CheckerStep, Plays, checker_steps, play_text};
use rollout_lab::rollout::dice::Roll;

use crate::boards::board;
use crate::numbers::Numbers;

fn text(before: &Board, roll: (u8, u8), after: &Board) -> Option<String> {
    play_text(before, Roll::new(roll.0, roll.1).unwrap(), after)
}

#[test]
fn plays_are_written_as_players_do() {
    let start = Board::START;
    // The other side's checkers as they stand at the beginning.
    let theirs = [(24, 2), (13, 5), (8, 3), (6, 5)];
    let after = |mine: &[(usize, u8)]| board(mine, &theirs);
    for (roll, mine, expected) in [
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
        // Of two checkers on the 24 point one goes on from the 20.
        (
            (4, 4),
            vec![(20, 1), (16, 1), (13, 4), (9, 1), (8, 3), (6, 5)],
            "24/16 24/20 13/9",
        ),
    ] {
        assert_eq!(text(&start, roll, &after(&mine)).as_deref(), Some(expected));
    }
}

#[test]
fn a_hit_on_the_way_is_written_and_a_point_that_is_only_passed_is_not() {
    let here = board(&[(13, 1)], &[(25 - 10, 1), (1, 2)]);
    let hit = board(&[(8, 1)], &[(25, 1), (1, 2)]);
    let missed = board(&[(8, 1)], &[(25 - 10, 1), (1, 2)]);
    assert_eq!(text(&here, (3, 2), &hit).as_deref(), Some("13/10*/8"));
    assert_eq!(text(&here, (3, 2), &missed).as_deref(), Some("13/8"));
    // Of two that go the same way the first one hits. Whether all dice are played is not looked at: here two more could be.
    let here = board(&[(6, 3)], &[(21, 1), (1, 2)]);
    let point = board(&[(4, 2), (6, 1)], &[(25, 1), (1, 2)]);
    assert_eq!(text(&here, (2, 2), &point).as_deref(), Some("6/4*(2)"));
    let on = board(&[(4, 2), (2, 1)], &[(25, 1), (1, 2)]);
    assert_eq!(text(&here, (2, 2), &on).as_deref(), Some("6/4*/2 6/4(2)"));
}

#[test]
fn the_bar_and_what_is_off_have_their_names() {
    let here = board(&[(25, 2), (6, 1)], &[(21, 1), (5, 1), (1, 1)]);
    let after = board(&[(20, 1), (21, 1), (6, 1)], &[(21, 1), (25, 1), (1, 1)]);
    assert_eq!(
        text(&here, (5, 4), &after).as_deref(),
        Some("bar/20* bar/21")
    );
    let here = board(&[(6, 2), (3, 1)], &[(1, 2)]);
    let after = board(&[(3, 1)], &[(1, 2)]);
    assert_eq!(
        text(&here, (6, 6), &board(&[], &[(1, 2)])).as_deref(),
        Some("6/off(2) 3/off")
    );
    assert_eq!(text(&here, (6, 3), &after), None);
}

#[test]
fn who_cannot_move_writes_nothing() {
    let closed = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    let here = board(&[(25, 1), (13, 2)], &closed);
    assert_eq!(text(&here, (6, 6), &here).as_deref(), Some(""));
    assert_eq!(text(&here, (6, 6), &Board::START), None);
}

/// The board after these steps, moved one by one.
fn moved(before: &Board, steps: &[CheckerStep]) -> Board {
    let [mut mine, mut theirs] = *before.sides();
    for &CheckerStep { from, to, hits } in steps {
        mine[usize::from(from) - 1] -= 1;
        if to > 0 {
            mine[usize::from(to) - 1] += 1;
            let there = &mut theirs[24 - usize::from(to)];
            assert_eq!(*there, u8::from(hits));
            *there = 0;
            theirs[24] += u8::from(hits);
        }
    }
    Board::new([mine, theirs]).unwrap()
}

#[test]
fn every_play_of_games_has_steps_that_lead_to_it_and_a_text_of_its_own() {
    let mut numbers = Numbers(4);
    let mut plays = Plays::new();
    let mut here = Board::START;
    for _ in 0..2_000 {
        let (first, second) = numbers.roll();
        let roll = Roll::new(first, second).unwrap();
        let found = plays.find(&here, roll);
        let mut texts = Vec::new();
        for after in found {
            let steps = checker_steps(&here, roll, after).expect("steps");
            assert_eq!(moved(&here, &steps), *after);
            texts.push(play_text(&here, roll, after).expect("a text"));
        }
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), found.len(), "{here:?} {roll:?}");
        let next = found[numbers.below(found.len())].swapped();
        here = if next.outcome().is_none() {
            next
        } else {
            Board::START
        };
    }
}
