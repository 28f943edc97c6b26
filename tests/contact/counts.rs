//! How many positions there are after one and two plays of a game, whatever the dice.

use std::collections::BTreeSet;

use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::slow;
use crate::slow::{Table, table, turned};

/// All positions after one more play of either side, the other side on roll.
fn next(boards: &BTreeSet<Board>) -> BTreeSet<Board> {
    let mut plays = Plays::new();
    let mut all = BTreeSet::new();
    for board in boards {
        for roll in Roll::all() {
            all.extend(plays.find(board, roll).iter().map(Board::swapped));
        }
    }
    all
}

fn next_slowly(tables: &BTreeSet<Table>) -> BTreeSet<Table> {
    let rolls = || (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low)));
    let plays = tables
        .iter()
        .flat_map(|table| rolls().flat_map(|roll| slow::plays(table, roll)));
    plays.map(|table| turned(&table)).collect()
}

#[test]
fn there_are_as_many_positions_after_two_plays_as_the_slow_generator_says() {
    let mut boards = BTreeSet::from([Board::START]);
    let mut tables = BTreeSet::from([table(&Board::START)]);
    for _ in 0..2 {
        boards = next(&boards);
        tables = next_slowly(&tables);
        let same: BTreeSet<Table> = boards.iter().map(table).collect();
        assert_eq!(same.len(), boards.len());
        assert!(same == tables);
    }
}
