//! Legal plays of bear-offs, compared with a generator that tries every sequence of dice on a whole
//! board (`tests/common/slow_bearoff.rs`).

use std::collections::BTreeSet;

use crate::common::bearoff::{
    Points, arrangements, checkers, game, large_database, linear, position, small_database,
};
use crate::common::slow_bearoff::{Slow, plays};
use rollout_lab::backgammon::bearoff_db::{Checkers, Database, moves_between};
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, Record, Rollout};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::seed::Seed;

/// Returns the plays that the core finds, each of which must occur once.
fn core_plays(database: &Database, points: Points, roll: Roll) -> BTreeSet<Points> {
    let after = database.plays(checkers(points), roll).unwrap();
    let set: BTreeSet<Points> = after.iter().map(|after| after.points()).collect();
    assert_eq!(set.len(), after.len(), "{points:?} {roll:?}: a duplicate");
    set
}

/// Returns every 89th arrangement of six to fifteen checkers: about 600, with all numbers of
/// checkers.
fn sampled() -> Vec<Points> {
    let all = arrangements(15);
    let count = |points: &Points| points.iter().sum::<u8>();
    let sample: Vec<Points> = all
        .into_iter()
        .filter(|points| count(points) > 5)
        .step_by(89)
        .collect();
    for checkers in 6..=15 {
        assert!(sample.iter().any(|points| count(points) == checkers));
    }
    sample
}

#[test]
fn slow_generator_knows_the_rules() {
    // By hand, 5-2 with checkers on the six and two points. If the 5 comes first, it must play 6/1,
    // because the six is behind the two. Then the 2 bears off the two, but not the ace, because the
    // two is behind it. If the 2 comes first, it plays 6/4 and the 5 bears off the four, or it
    // plays 2/off and the 5 plays 6/1.
    let after = plays([0, 1, 0, 0, 0, 1], (5, 2));
    let expected = BTreeSet::from([[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]]);
    assert_eq!(after, expected);
    // Four fours play 6/2 three times. Then no checker is behind the twos, and one is borne off.
    let after = plays([0, 0, 0, 0, 0, 3], (4, 4));
    assert_eq!(after, BTreeSet::from([[0, 2, 0, 0, 0, 0]]));
    // Dice that remain after the last checker is off are not played.
    assert_eq!(plays([1, 0, 0, 0, 0, 0], (6, 6)), BTreeSet::from([[0; 6]]));
    assert_eq!(plays([0; 6], (2, 1)), BTreeSet::new());
}

#[test]
fn plays_of_up_to_five_checkers_are_exactly_the_legal_ones() {
    let all = arrangements(5);
    // C(11, 6) − 1.
    assert_eq!(all.len(), 461);
    for &points in &all {
        for roll in Roll::all() {
            let legal = plays(points, roll.dice());
            assert!(!legal.is_empty());
            for database in [small_database(), large_database()] {
                assert_eq!(
                    core_plays(&database, points, roll),
                    legal,
                    "{points:?} {roll:?}"
                );
            }
        }
    }
}

#[test]
fn plays_of_more_checkers_are_exactly_the_legal_ones() {
    for points in sampled() {
        for roll in Roll::all() {
            let legal = plays(points, roll.dice());
            assert_eq!(
                core_plays(&large_database(), points, roll),
                legal,
                "{points:?} {roll:?}"
            );
            if points.iter().sum::<u8>() == 6 {
                assert_eq!(
                    core_plays(&small_database(), points, roll),
                    legal,
                    "{points:?} {roll:?}"
                );
            }
        }
    }
}

#[test]
fn no_plays_without_checkers_or_beyond_the_database() {
    for roll in Roll::all() {
        for database in [small_database(), large_database()] {
            assert_eq!(database.plays(Checkers::OFF, roll), Some(vec![]));
        }
        assert_eq!(
            small_database().plays(checkers([7, 0, 0, 0, 0, 0]), roll),
            None
        );
    }
}

/// Makes these moves, and returns the checkers after them.
///
/// Asserts that each move is legal for one checker and one die, and that all dice are used unless
/// all checkers are off.
fn apply(points: Points, moves: &[(u8, u8)], roll: Roll) -> Points {
    let (first, second) = roll.dice();
    let mut unused = if roll.is_double() {
        vec![first; 4]
    } else {
        vec![first, second]
    };
    let mut current = points;
    for &(from, to) in moves {
        // The distance tells the die. A larger die bears off if no checker is behind.
        let nothing_behind = current[usize::from(from)..].iter().all(|&count| count == 0);
        let die = unused
            .iter()
            .position(|&die| from == to + die || (to == 0 && die > from && nothing_behind));
        unused.remove(die.expect("a die for this move"));
        current[usize::from(from) - 1] -= 1;
        if to > 0 {
            current[usize::from(to) - 1] += 1;
        }
    }
    assert!(
        unused.is_empty() || current == [0; 6],
        "{points:?} {roll:?}: dice left"
    );
    current
}

#[test]
fn legal_plays_have_moves_and_illegal_ones_have_none() {
    let all = arrangements(4);
    for &points in &all {
        for roll in Roll::all() {
            let legal = plays(points, roll.dice());
            for &after in all.iter().chain(&[[0; 6]]) {
                let moves: Vec<(u8, u8)> = moves_between(checkers(points), roll, checkers(after))
                    .iter()
                    .map(|step| (step.from, step.to))
                    .collect();
                if legal.contains(&after) {
                    assert_eq!(apply(points, &moves, roll), after);
                } else {
                    assert_eq!(moves, [], "{points:?} {roll:?} {after:?}");
                }
            }
        }
    }
}

/// Asserts that all plays of a game are legal, that its moves lead to them, and that the winner's
/// checkers are off at the end.
fn assert_legal(record: &Record) {
    for turn in &record.turns {
        let points = turn.before.points();
        let legal = plays(points, turn.roll.dice());
        assert!(legal.contains(&turn.after.points()) && legal.contains(&turn.best.points()));
        let moves: Vec<_> = turn.moves.iter().map(|step| (step.from, step.to)).collect();
        assert_eq!(apply(points, &moves, turn.roll), turn.after.points());
    }
    let last = record.turns.last().unwrap();
    assert_eq!(record.winner, Some(last.side));
    assert_eq!(last.after, Checkers::OFF);
}

#[test]
fn recorded_games_are_legal() {
    let full = position([2, 2, 2, 3, 3, 3], [3, 3, 3, 2, 2, 2]);
    let six_each = position([0, 0, 0, 2, 2, 2], [0, 0, 2, 1, 1, 2]);
    let one_sided = Player::Evaluator(EvaluatorKind::OneSided);
    for (position, players, games) in [
        (full, [one_sided, Player::FewestPips], 10),
        (
            six_each,
            [Player::Evaluator(EvaluatorKind::Backwards), one_sided],
            300,
        ),
    ] {
        let game = game(position, players, linear(&[EvaluatorKind::Even]));
        let rollout = Rollout::new(game, Seed::new(3));
        for k in 0..games {
            let record = rollout.record(k, 0);
            assert_legal(&record);
            // The sides take turns, and a play leaves the opponent's checkers alone.
            for pair in record.turns.windows(2) {
                assert_eq!(pair[1].side, pair[0].side.other());
                assert_eq!(
                    (pair[1].before, pair[1].opponent),
                    (pair[0].opponent, pair[0].after)
                );
            }
        }
    }
}

#[test]
fn one_sided_database_minimizes_the_mean_number_of_rolls() {
    // The expected means come from plain recursion over the plays of the slow generator.
    let slow = Slow::new(6);
    let mut mean = vec![0.0_f64; slow.points.len()];
    for number in 1..slow.points.len() {
        let fewest = |after: &Vec<usize>| {
            after
                .iter()
                .map(|&after| mean[after])
                .fold(f64::INFINITY, f64::min)
        };
        mean[number] = 1.0 + slow.plays[number].iter().map(fewest).sum::<f64>() / 36.0;
        for database in [small_database(), large_database()] {
            let rolls = database.mean_rolls(checkers(slow.points[number])).unwrap();
            assert!(
                (rolls - mean[number]).abs() < 1e-12,
                "{:?}",
                slow.points[number]
            );
        }
    }
}
