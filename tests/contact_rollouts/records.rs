//! One game in all its turns.

use std::sync::LazyLock;

use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, EvaluatorKind, Outcome, Plays};
use rollout_lab::labs::contact::Record;

use crate::positions;
use crate::positions::{Position, evaluators, rollout};
use crate::texts::played;

/// Everybody, and nobody.
fn all_evaluators() -> Vec<EvaluatorKind> {
    [evaluators(), vec![EvaluatorKind::Nothing]].concat()
}

/// The first two games of each position, as each estimate sees them.
fn records() -> &'static [(Board, EvaluatorKind, Record)] {
    static RECORDS: LazyLock<Vec<(Board, EvaluatorKind, Record)>> = LazyLock::new(|| {
        let of = |position: Position| {
            let rollout = rollout(position.board, all_evaluators(), 21);
            let of_each = all_evaluators().into_iter().enumerate();
            let records = of_each.flat_map(move |(estimate, evaluator)| {
                [0, 1].map(|k| (position.board, evaluator, rollout.record(k, estimate)))
            });
            records.collect::<Vec<_>>()
        };
        positions::all().into_iter().flat_map(of).collect()
    });
    &RECORDS
}

/// Figures are rounded when they are told, each by 2⁻⁵² of a few points at most.
fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-13
}

#[test]
fn luck_of_the_turns_adds_up_and_result_less_luck_is_what_is_left() {
    for (_, evaluator, record) in records() {
        assert_eq!(record.luck_so_far.len(), record.turns.len());
        let mut so_far = 0.0;
        for (turn, &luck) in record.turns.iter().zip(&record.luck_so_far) {
            so_far += turn.luck;
            // A hundred turns and more, each rounded.
            assert!((so_far - luck).abs() < 1e-11, "{so_far} {luck}");
            match (turn.mean, turn.value) {
                (Some(mean), Some(value)) => {
                    assert!(near(turn.luck, value - mean));
                    assert!(mean.abs() <= 3.0 && value.abs() <= 3.0);
                }
                (None, None) => assert!(*evaluator == EvaluatorKind::Nothing && turn.luck == 0.0),
                one => panic!("{one:?}"),
            }
        }
        assert_eq!(record.luck_so_far.last(), Some(&record.luck));
        assert!(near(record.reduced, record.result - record.luck));
        assert_eq!(record.result, f64::from(record.outcome.points()));
    }
}

#[test]
fn each_turn_begins_where_the_last_one_ended_and_the_last_one_ends_the_game() {
    for (start, _, record) in records() {
        let mut here = (Side::X, *start);
        for turn in &record.turns {
            assert_eq!((turn.side, turn.before), here);
            assert_eq!(turn.before.outcome(), None);
            here = (turn.side.other(), turn.after.swapped());
        }
        // Now the other side would be on roll.
        let (side, board) = here;
        let outcome = board.outcome().expect("it is over");
        let of_x = if side == Side::X {
            outcome
        } else {
            outcome.swapped()
        };
        assert_eq!(record.outcome, of_x);
    }
}

#[test]
fn each_play_is_one_that_the_roll_allows_and_its_text_leads_there() {
    let mut plays = Plays::new();
    let mut others = 0;
    for (_, evaluator, record) in records() {
        for turn in &record.turns {
            let found = plays.find(&turn.before, turn.roll);
            assert!(found.contains(&turn.after));
            assert_eq!(
                played(&turn.before, &turn.play),
                turn.after,
                "{}",
                turn.play
            );
            if let Some(best) = &turn.best {
                let best = played(&turn.before, best);
                assert!(best != turn.after && found.contains(&best));
                assert_ne!(*evaluator, EvaluatorKind::Nothing);
                others += 1;
            }
        }
    }
    // Those who only estimate would often play something else.
    assert!(others > 100);
}

#[test]
fn whoever_measures_sees_the_same_games() {
    let rolls_and_boards = |record: &Record| -> Vec<_> {
        let turns = record.turns.iter();
        turns.map(|turn| (turn.roll, turn.after)).collect()
    };
    for of_position in records().chunks(2 * all_evaluators().len()) {
        for (at, (_, _, record)) in of_position.iter().enumerate() {
            let (_, _, first) = &of_position[at % 2];
            assert_eq!(rolls_and_boards(record), rolls_and_boards(first));
            assert_eq!(record.trial, at as u64 % 2);
        }
    }
}

#[test]
fn who_estimates_nothing_subtracts_nothing() {
    for (_, evaluator, record) in records() {
        if *evaluator == EvaluatorKind::Nothing {
            assert_eq!((record.luck, record.reduced), (0.0, record.result));
            let none = |turn: &rollout_lab::labs::contact::RecordedTurn| turn.best.is_none();
            assert!(record.turns.iter().all(none));
        } else {
            assert!(record.turns.iter().any(|turn| turn.luck != 0.0));
        }
    }
}

#[test]
fn a_game_that_is_recalled_turn_by_turn_is_the_same_whatever_is_done_between_its_turns() {
    for position in positions::all() {
        let mut rollout = rollout(position.board, all_evaluators(), 21);
        for (estimate, _) in all_evaluators().iter().enumerate() {
            let record = rollout.record(1, estimate);
            let mut recalled = rollout.replay(1, estimate);
            let mut turns = 1;
            while !recalled.play_turn() {
                turns += 1;
                if turns == 5 {
                    rollout.roll(1);
                }
            }
            assert_eq!(turns, record.turns.len());
            assert_eq!(recalled.into_record(), record);
        }
    }
}

#[test]
fn the_games_that_a_rollout_counts_are_those_that_its_records_tell() {
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
                let such = records.iter().filter(|it| it.outcome == outcome).count();
                assert_eq!(rollout.count(outcome), such as u64, "{name} {outcome:?}");
            }
            let mean = |of: fn(&Record) -> f64| records.iter().map(of).sum::<f64>() / GAMES as f64;
            let point = rollout.point(estimate);
            assert!(near(point.plain.mean.unwrap(), mean(|it| it.result)));
            assert!(near(point.reduced.mean.unwrap(), mean(|it| it.reduced)));
            assert!(near(point.luck.unwrap(), mean(|it| it.luck)));
        }
    }
}

#[test]
fn chances_add_up_to_the_equity_plain_and_with_luck_subtracted() {
    for position in positions::all().iter().filter(|it| it.short) {
        let mut rollout = rollout(position.board, all_evaluators(), 23);
        rollout.roll(50);
        for estimate in 0..all_evaluators().len() {
            let (point, chances) = (rollout.point(estimate), rollout.chances(estimate));
            for (equity, chances) in [
                (point.plain, chances.plain),
                (point.reduced, chances.reduced),
            ] {
                let [win, gammon, backgammon, lost, lost_backgammon] =
                    chances.map(|of| of.mean.unwrap() / 100.0);
                let sum = 2.0 * win - 1.0 + gammon + backgammon - lost - lost_backgammon;
                assert!(
                    (equity.mean.unwrap() - sum).abs() < 1e-12,
                    "{}",
                    position.name
                );
            }
        }
    }
}
