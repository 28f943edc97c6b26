//! The positions that are possible after the first one and two plays of a game, with all dice.

use std::collections::BTreeSet;

use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::slow_rules;
use crate::slow_rules::{Table, swapped, table};

/// Returns all positions after one more play, with the other side on roll.
fn after_a_play(boards: &BTreeSet<Board>) -> BTreeSet<Board> {
    let mut plays = Plays::new();
    let mut all = BTreeSet::new();
    for board in boards {
        for roll in Roll::all() {
            all.extend(plays.find(board, roll).iter().map(Board::swapped));
        }
    }
    all
}

/// Returns all positions after one more play by the slow generator.
fn after_a_play_slowly(tables: &BTreeSet<Table>) -> BTreeSet<Table> {
    let rolls = || (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low)));
    let plays = tables
        .iter()
        .flat_map(|table| rolls().flat_map(|roll| slow_rules::plays(table, roll)));
    plays.map(|table| swapped(&table)).collect()
}

#[test]
fn positions_after_two_plays_match_the_slow_generator() {
    let mut boards = BTreeSet::from([Board::START]);
    let mut tables = BTreeSet::from([table(&Board::START)]);
    for _ in 0..2 {
        boards = after_a_play(&boards);
        tables = after_a_play_slowly(&tables);
        let found: BTreeSet<Table> = boards.iter().map(table).collect();
        assert_eq!(found.len(), boards.len());
        assert!(found == tables);
    }
}
