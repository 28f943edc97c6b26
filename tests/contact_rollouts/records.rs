//! Records of single games: turns, luck, outcomes and chances.

use std::sync::LazyLock;

use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, EvaluatorKind, Outcome, Plays};
use rollout_lab::labs::contact::Record;

use crate::play_notation::apply;
use crate::positions;
use crate::positions::{Position, evaluators, rollout};

/// Returns all evaluators that estimate luck, and the one that estimates nothing.
fn all_evaluators() -> Vec<EvaluatorKind> {
    [evaluators(), vec![EvaluatorKind::Nothing]].concat()
}

/// Returns the records of the first two games of each position by each estimate.
fn records() -> &'static [(Board, EvaluatorKind, Record)] {
    static RECORDS: LazyLock<Vec<(Board, EvaluatorKind, Record)>> = LazyLock::new(|| {
        let of_position = |position: Position| {
            let rollout = rollout(position.board, all_evaluators(), 21);
            let estimates = all_evaluators().into_iter().enumerate();
            let records = estimates.flat_map(move |(estimate, evaluator)| {
                [0, 1].map(|k| (position.board, evaluator, rollout.record(k, estimate)))
            });
            records.collect::<Vec<_>>()
        };
        positions::all().into_iter().flat_map(of_position).collect()
    });
    &RECORDS
}

/// Whether two numbers of points are equal except for rounding, by at most 2⁻⁵² of a few points
/// each.
fn is_near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-13
}

#[test]
fn luck_of_turns_adds_up() {
    for (_, evaluator, record) in records() {
        assert_eq!(record.luck_so_far.len(), record.turns.len());
        let mut so_far = 0.0;
        for (turn, &luck) in record.turns.iter().zip(&record.luck_so_far) {
            so_far += turn.luck;
            // A game has a hundred turns or more, each rounded.
            assert!((so_far - luck).abs() < 1e-11, "{so_far} {luck}");
            match (turn.mean, turn.value) {
                (Some(mean), Some(value)) => {
                    assert!(is_near(turn.luck, value - mean));
                    assert!(mean.abs() <= 3.0 && value.abs() <= 3.0);
                }
                (None, None) => assert!(*evaluator == EvaluatorKind::Nothing && turn.luck == 0.0),
                pair => panic!("{pair:?}"),
            }
        }
        assert_eq!(record.luck_so_far.last(), Some(&record.luck));
        assert!(is_near(record.reduced, record.result - record.luck));
        let outcome = record.outcome.expect("a game to the end");
        assert_eq!(record.result, f64::from(outcome.points()));
    }
}

#[test]
fn turns_are_consecutive_and_the_last_one_ends_the_game() {
    for (start, _, record) in records() {
        let mut expected = (Side::X, *start);
        for turn in &record.turns {
            assert_eq!((turn.side, turn.before), expected);
            assert_eq!(turn.before.outcome(), None);
            expected = (turn.side.other(), turn.after.swapped());
        }
        // The side that would be on roll next sees the final board.
        let (side, board) = expected;
        let outcome = board.outcome().expect("a finished game");
        let of_x = if side == Side::X {
            outcome
        } else {
            outcome.swapped()
        };
        assert_eq!(record.outcome, Some(of_x));
    }
}

#[test]
fn plays_are_legal_and_match_their_texts() {
    let mut plays = Plays::new();
    let mut better_plays = 0;
    for (_, evaluator, record) in records() {
        for turn in &record.turns {
            let found = plays.find(&turn.before, turn.roll);
            assert!(found.contains(&turn.after));
            assert_eq!(apply(&turn.before, &turn.play), turn.after, "{}", turn.play);
            if let Some(best) = &turn.best {
                let best = apply(&turn.before, best);
                assert!(best != turn.after && found.contains(&best));
                assert_ne!(*evaluator, EvaluatorKind::Nothing);
                better_plays += 1;
            }
        }
    }
    // The other evaluators often prefer another play.
    assert!(better_plays > 100);
}

#[test]
fn all_estimates_have_the_same_games() {
    let rolls_and_boards = |record: &Record| -> Vec<_> {
        let turns = record.turns.iter();
        turns.map(|turn| (turn.roll, turn.after)).collect()
    };
    for position_records in records().chunks(2 * all_evaluators().len()) {
        for (index, (_, _, record)) in position_records.iter().enumerate() {
            let (_, _, first) = &position_records[index % 2];
            assert_eq!(rolls_and_boards(record), rolls_and_boards(first));
            assert_eq!(record.trial, index as u64 % 2);
        }
    }
}

#[test]
fn nothing_evaluator_subtracts_nothing() {
    for (_, evaluator, record) in records() {
        if *evaluator == EvaluatorKind::Nothing {
            assert_eq!((record.luck, record.reduced), (0.0, record.result));
            assert!(record.turns.iter().all(|turn| turn.best.is_none()));
        } else {
            assert!(record.turns.iter().any(|turn| turn.luck != 0.0));
        }
    }
}

#[test]
fn replays_match_records_even_if_the_rollout_goes_on_between_turns() {
    for position in positions::all() {
        let mut rollout = rollout(position.board, all_evaluators(), 21);
        for (estimate, _) in all_evaluators().iter().enumerate() {
            let record = rollout.record(1, estimate);
            let mut replay = rollout.replay(1, estimate);
            let mut turns = 1;
            while !replay.play_turn() {
                turns += 1;
                if turns == 5 {
                    rollout.roll(1);
                }
            }
            assert_eq!(turns, record.turns.len());
            assert_eq!(replay.into_record(), record);
        }
    }
}

#[test]
fn rollout_statistics_match_records() {
    const GAMES: u64 = 12;
    let outcomes = [
        Outcome::LoseBackgammon,
        Outcome::LoseGammon,
        Outcome::Lose,
        Outcome::Win,
        Outcome::WinGammon,
        Outcome::WinBackgammon,
    ];
    for name in [
        "race for a gammon",
        "last checkers, one on the bar",
        "blitz",
    ] {
        let mut rollout = rollout(positions::named(name), all_evaluators(), 22);
        rollout.roll(GAMES);
        for estimate in 0..all_evaluators().len() {
            let records: Vec<_> = (0..GAMES).map(|k| rollout.record(k, estimate)).collect();
            for outcome in outcomes {
                let count = records
                    .iter()
                    .filter(|record| record.outcome == Some(outcome))
                    .count();
                assert_eq!(rollout.count(outcome), count as u64, "{name} {outcome:?}");
            }
            let mean =
                |value: fn(&Record) -> f64| records.iter().map(value).sum::<f64>() / GAMES as f64;
            let point = rollout.point(estimate);
            assert!(is_near(
                point.plain.mean.unwrap(),
                mean(|record| record.result)
            ));
            assert!(is_near(
                point.reduced.mean.unwrap(),
                mean(|record| record.reduced)
            ));
            assert!(is_near(point.luck.unwrap(), mean(|record| record.luck)));
        }
    }
}

#[test]
fn chances_add_up_to_equity() {
    for position in positions::all().iter().filter(|record| record.short) {
        let mut rollout = rollout(position.board, all_evaluators(), 23);
        rollout.roll(50);
        for estimate in 0..all_evaluators().len() {
            let (point, chances) = (rollout.point(estimate), rollout.chances(estimate));
            for (equity, chances) in [
                (point.plain, chances.plain),
                (point.reduced, chances.reduced),
            ] {
                let [win, gammon, backgammon, lose_gammon, lose_backgammon] =
                    chances.map(|chance| chance.mean.unwrap() / 100.0);
                let sum = 2.0 * win - 1.0 + gammon + backgammon - lose_gammon - lose_backgammon;
                assert!(
                    (equity.mean.unwrap() - sum).abs() < 1e-12,
                    "{}",
                    position.name
                );
            }
        }
    }
}
