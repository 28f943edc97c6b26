//! By hand: the article's position, rolled out by the bear-off lab, is the two-checker lab, number for number.

use crate::common::bearoff::{PERFECT, game, linear, position};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, PreparedGame, Record, RollMap, Rollout};
use rollout_lab::labs::two_checker;
use rollout_lab::labs::two_checker::{Leaf, LuckTable};
use rollout_lab::rollout::dice::{Roll, ScriptedDice};
use rollout_lab::rollout::seed::Seed;
use std::sync::Arc;

/// Four checkers on the ace point against one on the six point; exact and backwards luck.
fn article() -> (Arc<PreparedGame>, [LuckTable; 2]) {
    let position = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    let estimates = linear(&[EvaluatorKind::Exact, EvaluatorKind::Backwards]);
    (
        game(position, [PERFECT; 2], estimates),
        [LuckTable::CORRECT, LuckTable::BACKWARDS],
    )
}

/// A game with these rolls of X's and O's. Where O fails X, with at most two checkers left, ends it with whatever she
/// rolls next.
fn played(game: &PreparedGame, estimate: usize, x: Roll, o: Roll) -> Record {
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
fn every_pair_of_rolls_has_the_luck_of_the_article() {
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
                let record = played(&game, estimate, x, o);
                // To the last bit: all chances of this game are eighths.
                let luck = |turn: usize| record.turns.get(turn).map(|turn| turn.luck);
                let (of_x, of_o) = table.luck_by_roll(leaf);
                assert_eq!((luck(0), luck(1)), (Some(of_x), of_o), "{x:?} {o:?}");
                assert_eq!(luck(2), (leaf == Leaf::Fails).then_some(0.0));
                assert_eq!(record.luck, table.total_luck(leaf));
                assert_eq!(record.reduced, table.reduced(leaf));
                assert_eq!(record.result, leaf.result());
                assert_eq!(record.winner == Side::X, leaf.result() == 100.0);
            }
        }
    }
    // Of each table: doubles 6 × 36, O fails 30 × 9, O bears off 30 × 27.
    assert_eq!(leaves, [2 * 216, 2 * 270, 2 * 810]);
}

#[test]
fn its_36_rolls_are_the_luck_tables_cells() {
    let (game, tables) = article();
    for (estimate, table) in tables.iter().enumerate() {
        let map = RollMap::new(&game, estimate);
        let value = [37.5, 62.5][estimate];
        assert_eq!((map.evaluation, map.mean), (value, value));
        assert_eq!(map.rolls.len(), 36);
        for worth in map.rolls {
            let leaf = if worth.roll.is_double() {
                Leaf::Doubles
            } else {
                Leaf::BearsOff
            };
            assert_eq!(worth.luck, table.luck_by_roll(leaf).0, "{:?}", worth.roll);
            assert_eq!(worth.value, value + worth.luck);
        }
        // 6 of 36 rolls are doubles: ±62.5 × 6/36.
        assert!((map.gain - 62.5 / 6.0).abs() < 1e-12);
        assert!((map.loss + 62.5 / 6.0).abs() < 1e-12);
    }
}

#[test]
fn theory_is_that_of_the_two_checker_lab() {
    let (game, tables) = article();
    let theory = game.theory().unwrap();
    assert_eq!(
        (theory.perfect, theory.mean),
        (two_checker::TRUTH, two_checker::TRUTH)
    );
    assert!((theory.plain_sd - two_checker::PLAIN_VARIANCE.sqrt()).abs() < 1e-12);
    for (of_estimate, table) in theory.estimates.iter().zip(tables) {
        let exact = two_checker::ExactStats::new(&table);
        assert!((of_estimate.reduced_sd - exact.sd).abs() < 1e-12);
    }
}

#[test]
fn a_seed_has_the_same_games_in_both_labs() {
    let (game, tables) = article();
    for seed in [Seed::new(1), Seed::new(0x2a61), Seed::new(u64::MAX)] {
        let mut ours = Rollout::new(game.clone(), seed);
        let mut theirs = two_checker::Rollout::new(seed);
        for k in 0..10_000 {
            let (record, other) = (ours.record(k, 0), theirs.record(k));
            let dice = other.dice.unwrap();
            assert_eq!(record.turns[0].roll, dice.x);
            assert_eq!(record.turns.get(1).map(|turn| turn.roll), dice.o);
            assert_eq!(record.result, other.leaf.result(), "game {k} of {seed}");
        }
        ours.roll(10_000);
        theirs.roll(10_000);
        for (estimate, table) in tables.iter().enumerate() {
            let point = ours.point(estimate);
            assert_eq!(point.plain, theirs.plain());
            let expected = theirs.reduced(table);
            assert!((point.reduced.mean.unwrap() - expected.mean.unwrap()).abs() < 1e-9);
            assert!((point.reduced.sd.unwrap() - expected.sd.unwrap()).abs() < 1e-9);
        }
    }
}
