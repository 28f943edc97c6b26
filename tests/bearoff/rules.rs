//! The rules of the game: what a roll can do with a side's checkers, against a generator that tries every sequence of
//! dice on a whole board (see `common/slow_bearoff.rs`).

use std::collections::BTreeSet;

use crate::common::bearoff::{Points, arrangements, checkers, fifteen, game, position, six};
use crate::common::slow_bearoff::{Slow, plays};
use rollout_lab::backgammon::bearoff_db::{Checkers, Database, moves_between};
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, Record, Rollout};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::seed::Seed;

/// What the core plays, checked to be each once.
fn of_core(database: &Database, points: Points, roll: Roll) -> BTreeSet<Points> {
    let after = database.plays(checkers(points), roll).unwrap();
    let set: BTreeSet<Points> = after.iter().map(|after| after.points()).collect();
    assert_eq!(set.len(), after.len(), "{points:?} {roll:?}: one twice");
    set
}

/// Every 89th arrangement of six to fifteen checkers: some 600, of all numbers of checkers.
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
fn the_slow_generator_knows_the_rules() {
    // By hand, 5-2 with checkers on the six and the two point. The 5 first: 6/1, as the two may not go off with the six
    // behind it; then the 2 bears off the two, but not the ace, which has the two behind it. The 2 first: 6/4, and the
    // 5 bears off the four; or 2/off, and then 6/1.
    let after = plays([0, 1, 0, 0, 0, 1], (5, 2));
    let expected = BTreeSet::from([[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]]);
    assert_eq!(after, expected);
    // Four fours: 6/2 three times; then nothing is behind the twos, and one goes off.
    let after = plays([0, 0, 0, 0, 0, 3], (4, 4));
    assert_eq!(after, BTreeSet::from([[0, 2, 0, 0, 0, 0]]));
    // Nobody is obliged to do what cannot be done any more.
    assert_eq!(plays([1, 0, 0, 0, 0, 0], (6, 6)), BTreeSet::from([[0; 6]]));
    assert_eq!(plays([0; 6], (2, 1)), BTreeSet::new());
}

#[test]
fn all_plays_of_up_to_five_checkers_are_legal_and_no_legal_one_is_missing() {
    let all = arrangements(5);
    // C(11, 6) − 1.
    assert_eq!(all.len(), 461);
    for &points in &all {
        for roll in Roll::all() {
            let legal = plays(points, roll.dice());
            assert!(!legal.is_empty());
            for database in [six(), fifteen()] {
                assert_eq!(
                    of_core(&database, points, roll),
                    legal,
                    "{points:?} {roll:?}"
                );
            }
        }
    }
}

#[test]
fn so_are_those_of_more_checkers() {
    for points in sampled() {
        for roll in Roll::all() {
            let legal = plays(points, roll.dice());
            assert_eq!(
                of_core(&fifteen(), points, roll),
                legal,
                "{points:?} {roll:?}"
            );
            if points.iter().sum::<u8>() == 6 {
                assert_eq!(of_core(&six(), points, roll), legal, "{points:?} {roll:?}");
            }
        }
    }
}

#[test]
fn who_is_off_has_no_play_and_who_is_unknown_none_either() {
    for roll in Roll::all() {
        for database in [six(), fifteen()] {
            assert_eq!(database.plays(Checkers::OFF, roll), Some(vec![]));
        }
        assert_eq!(six().plays(checkers([7, 0, 0, 0, 0, 0]), roll), None);
    }
}

/// What these moves make of `points`: each by the rules for one checker and one die, and all dice used unless all
/// checkers are off.
fn follow(points: Points, written: &[(u8, u8)], roll: Roll) -> Points {
    let (first, second) = roll.dice();
    let mut unused = if roll.is_double() {
        vec![first; 4]
    } else {
        vec![first, second]
    };
    let mut here = points;
    for &(from, to) in written {
        // The die is known by its distance; off the board also a larger one, if nothing is behind.
        let nothing_behind = here[usize::from(from)..].iter().all(|&count| count == 0);
        let die = unused
            .iter()
            .position(|&die| from == to + die || (to == 0 && die > from && nothing_behind));
        unused.remove(die.expect("a die that does this"));
        here[usize::from(from) - 1] -= 1;
        if to > 0 {
            here[usize::from(to) - 1] += 1;
        }
    }
    assert!(
        unused.is_empty() || here == [0; 6],
        "{points:?} {roll:?}: dice left"
    );
    here
}

#[test]
fn plays_are_written_with_legal_moves_and_what_is_illegal_is_not_written() {
    let all = arrangements(4);
    for &points in &all {
        for roll in Roll::all() {
            let legal = plays(points, roll.dice());
            for &after in all.iter().chain(&[[0; 6]]) {
                let written: Vec<(u8, u8)> = moves_between(checkers(points), roll, checkers(after))
                    .iter()
                    .map(|step| (step.from, step.to))
                    .collect();
                if legal.contains(&after) {
                    assert_eq!(follow(points, &written, roll), after);
                } else {
                    assert_eq!(written, [], "{points:?} {roll:?} {after:?}");
                }
            }
        }
    }
}

fn assert_legal(record: &Record) {
    for turn in &record.turns {
        let points = turn.before.points();
        let legal = plays(points, turn.roll.dice());
        assert!(legal.contains(&turn.after.points()) && legal.contains(&turn.best.points()));
        let written: Vec<_> = turn.moves.iter().map(|step| (step.from, step.to)).collect();
        assert_eq!(follow(points, &written, turn.roll), turn.after.points());
    }
    let last = record.turns.last().unwrap();
    assert_eq!((last.side, last.after), (record.winner, Checkers::OFF));
}

#[test]
fn recorded_games_keep_the_rules_from_the_first_roll_to_the_last() {
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
        let game = game(
            position,
            players,
            crate::common::bearoff::linear(&[EvaluatorKind::Even]),
        );
        let rollout = Rollout::new(game, Seed::new(3));
        for k in 0..games {
            let record = rollout.record(k, 0);
            assert_legal(&record);
            // The sides take turns, and nobody's checkers change while the other plays.
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
fn the_one_sided_database_plays_for_the_fewest_rolls() {
    // Its own generator of plays is another one: by plain recursion over all plays of the slow one.
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
        for database in [six(), fifteen()] {
            let rolls = database.mean_rolls(checkers(slow.points[number])).unwrap();
            assert!(
                (rolls - mean[number]).abs() < 1e-12,
                "{:?}",
                slow.points[number]
            );
        }
    }
}
