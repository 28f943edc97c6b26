//! A slow second implementation of the rules of backgammon.
//!
//! It plays each order of the dice, one move at a time, on sets of boards, and then applies the
//! rules on how many dice must be played. It shares no code with the core, and has another
//! representation of boards.

use std::collections::BTreeSet;

use rollout_lab::backgammon::Board;

/// A board from the mover's side.
///
/// The mover's checkers are positive numbers on the points 1 to 24 as she counts them, and the
/// opponent's are negative numbers. Slot 25 is the mover's bar, and slot 0 is the opponent's bar
/// (negative).
pub type Table = [i8; 26];

/// Converts a board of the core to a table.
pub fn table(board: &Board) -> Table {
    let mut table = [0; 26];
    for place in 0..25 {
        table[place + 1] += board.mover()[place].cast_signed();
        table[24 - place] -= board.opponent()[place].cast_signed();
    }
    table
}

/// Returns where a checker on this point comes to by a die; `None` if the rules forbid it.
fn target(table: &Table, from: usize, die: usize) -> Option<usize> {
    if table[from] <= 0 || from < 25 && table[25] > 0 {
        return None;
    }
    if from > die {
        // Two or more opposing checkers block a point.
        return (table[from - die] >= -1).then_some(from - die);
    }
    // Bearing off needs all checkers at home. A die larger than necessary also needs that no
    // checker is behind.
    let behind = |first: usize| (first..=25).any(|point| table[point] > 0);
    (!behind(7) && (from == die || !behind(from + 1))).then_some(0)
}

/// Returns the boards after one die.
fn moves(table: &Table, die: usize) -> BTreeSet<Table> {
    let mut all = BTreeSet::new();
    for from in 1..=25 {
        let Some(to) = target(table, from, die) else {
            continue;
        };
        let mut next = *table;
        next[from] -= 1;
        if to > 0 {
            if next[to] == -1 {
                next[to] = 0;
                next[0] -= 1;
            }
            next[to] += 1;
        }
        all.insert(next);
    }
    all
}

/// Returns the boards after all of these dice in this order.
fn after_all(table: &Table, dice: &[usize]) -> BTreeSet<Table> {
    let mut boards = BTreeSet::from([*table]);
    for &die in dice {
        boards = boards.iter().flat_map(|board| moves(board, die)).collect();
    }
    boards
}

/// Returns all positions that a roll can lead to.
///
/// As many dice as possible must be played. If only one of two different dice can be, it must be
/// the larger one if possible. If none can be played, the position stays as it is.
pub fn plays(table: &Table, roll: (u8, u8)) -> BTreeSet<Table> {
    let (first, second) = (usize::from(roll.0), usize::from(roll.1));
    // Groups of orders of dice. The first group with a play decides, and its orders are equally
    // good.
    let groups: Vec<Vec<Vec<usize>>> = if first == second {
        (1..=4)
            .rev()
            .map(|count| vec![vec![first; count]])
            .collect()
    } else {
        vec![
            vec![vec![first, second], vec![second, first]],
            vec![vec![first.max(second)]],
            vec![vec![first.min(second)]],
        ]
    };
    let mut results = groups.into_iter().map(|orders| {
        let boards = orders.iter().flat_map(|dice| after_all(table, dice));
        boards.collect::<BTreeSet<_>>()
    });
    let played = results.find(|boards| !boards.is_empty());
    played.unwrap_or_else(|| BTreeSet::from([*table]))
}

/// Returns a position as the opponent sees it, who becomes the mover.
pub fn swapped(table: &Table) -> Table {
    core::array::from_fn(|point| -table[25 - point])
}
