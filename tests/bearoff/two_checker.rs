//! The article's position in the bear-off lab agrees with the two-checker lab, number for number.

use crate::common::bearoff::{PERFECT, game, linear, position};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, PreparedGame, Record, Rollout};
use rollout_lab::labs::two_checker;
use rollout_lab::labs::two_checker::{Leaf, LuckTable};
use rollout_lab::rollout::dice::{Roll, ScriptedDice};
use rollout_lab::rollout::seed::Seed;
use std::sync::Arc;

/// Prepares four checkers on the ace point against one on the six point, with exact and backwards
/// luck, and returns the article's luck tables for them.
fn article() -> (Arc<PreparedGame>, [LuckTable; 2]) {
    let position = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    let estimates = linear(&[EvaluatorKind::Exact, EvaluatorKind::Backwards]);
    (
        game(position, [PERFECT; 2], estimates),
        [LuckTable::CORRECT, LuckTable::BACKWARDS],
    )
}

/// Plays a game with these first rolls of X and O.
///
/// If O fails, X has at most two checkers left and ends the game with her next roll, here 2-1.
fn play(game: &PreparedGame, estimate: usize, x: Roll, o: Roll) -> Record {
    let next = Roll::new(2, 1).unwrap();
    let leaf = two_checker::Game {
        x,
        o: (!x.is_double()).then_some(o),
    }
    .leaf();
    let script: &[Roll] = match leaf {
        Leaf::Doubles => &[x],
        Leaf::BearsOff => &[x, o],
        Leaf::Fails => &[x, o, next],
    };
    let mut dice = ScriptedDice::new(script);
    let record = Record::play(game, estimate, &mut dice).expect("enough rolls");
    dice.finish().expect("no roll left");
    record
}

#[test]
fn all_pairs_of_rolls_have_the_luck_of_the_tables() {
    let (game, tables) = article();
    let mut leaves = [0; 3];
    for (estimate, table) in tables.iter().enumerate() {
        for x in Roll::all() {
            for o in Roll::all() {
                let leaf = two_checker::Game {
                    x,
                    o: (!x.is_double()).then_some(o),
                }
                .leaf();
                leaves[Leaf::ALL.iter().position(|&other| other == leaf).unwrap()] += 1;
                let record = play(&game, estimate, x, o);
                // Equal to the last bit, because all chances of this game are eighths.
                let luck = |turn: usize| record.turns.get(turn).map(|turn| turn.luck);
                let (of_x, of_o) = table.luck_by_roll(leaf);
                assert_eq!((luck(0), luck(1)), (Some(of_x), of_o), "{x:?} {o:?}");
                assert_eq!(luck(2), (leaf == Leaf::Fails).then_some(0.0));
                assert_eq!(record.luck, table.total_luck(leaf));
                assert_eq!(record.reduced, table.reduced(leaf));
                assert_eq!(record.result, leaf.result());
                assert_eq!(record.winner == Some(Side::X), leaf.result() == 100.0);
            }
        }
    }
    // For each table, X rolls doubles 6 × 36 times, O fails 30 × 9 times, and O bears off 30 × 27
    // times.
    assert_eq!(leaves, [2 * 216, 2 * 270, 2 * 810]);
}

#[test]
fn roll_map_matches_the_luck_tables() {
    let (game, tables) = article();
    for (estimate, table) in tables.iter().enumerate() {
        let map = game.roll_map(estimate);
        let value = [37.5, 62.5][estimate];
        assert_eq!((game.evaluation(estimate), map.mean), (value, value));
        assert_eq!(map.rolls.len(), 36);
        for roll_value in map.rolls {
            let leaf = if roll_value.roll.is_double() {
                Leaf::Doubles
            } else {
                Leaf::BearsOff
            };
            assert_eq!(
                roll_value.luck,
                table.luck_by_roll(leaf).0,
                "{:?}",
                roll_value.roll
            );
            assert_eq!(roll_value.value, value + roll_value.luck);
        }
        // The luck of doubles is ±62.5, and 6 of 36 rolls are doubles.
        assert!((map.gain - 62.5 / 6.0).abs() < 1e-12);
        assert!((map.loss + 62.5 / 6.0).abs() < 1e-12);
    }
}

#[test]
fn theory_matches_the_two_checker_lab() {
    let (game, tables) = article();
    let theory = game.theory().unwrap();
    assert_eq!(
        (theory.perfect, theory.mean),
        (two_checker::TRUTH, two_checker::TRUTH)
    );
    assert!((theory.plain_sd - two_checker::PLAIN_VARIANCE.sqrt()).abs() < 1e-12);
    for (estimate, table) in theory.estimates.iter().zip(tables) {
        let exact = two_checker::ExactStats::new(&table);
        assert!((estimate.reduced_sd - exact.sd).abs() < 1e-12);
    }
}

#[test]
fn seeds_have_the_same_games_in_both_labs() {
    let (game, tables) = article();
    for seed in [Seed::new(1), Seed::new(0x2a61), Seed::new(u64::MAX)] {
        let mut bearoff = Rollout::new(game.clone(), seed);
        let mut two_checker = two_checker::Rollout::new(seed);
        for k in 0..10_000 {
            let (record, expected) = (bearoff.record(k, 0), two_checker.record(k));
            let dice = expected.dice.unwrap();
            assert_eq!(record.turns[0].roll, dice.x);
            assert_eq!(record.turns.get(1).map(|turn| turn.roll), dice.o);
            assert_eq!(record.result, expected.leaf.result(), "game {k} of {seed}");
        }
        bearoff.roll(10_000);
        two_checker.roll(10_000);
        for (estimate, table) in tables.iter().enumerate() {
            let point = bearoff.point(estimate);
            assert_eq!(point.plain, two_checker.plain());
            let expected = two_checker.reduced(table);
            assert!((point.reduced.mean.unwrap() - expected.mean.unwrap()).abs() < 1e-9);
            assert!((point.reduced.sd.unwrap() - expected.sd.unwrap()).abs() < 1e-9);
        }
    }
}
