//! The rules of backgammon once more, slowly: all single moves of every order of the dice, as sets, and then the rules on how
//! many dice must be played. It shares no code with the core, and counts points in another way.

use std::collections::BTreeSet;

use rollout_lab::backgammon::Board;

/// The mover's checkers are positive numbers on points 1 to 24 as she counts them, the other side's negative ones. Slot 25 is
/// her bar, slot 0 (negative) the other's.
pub type Table = [i8; 26];

/// The core's board like that.
pub fn table(board: &Board) -> Table {
    let mut table = [0; 26];
    for place in 0..25 {
        table[place + 1] += board.mover()[place].cast_signed();
        table[24 - place] -= board.opponent()[place].cast_signed();
    }
    table
}

/// Where a checker on this point comes to by a die, if the rules allow it.
fn target(table: &Table, from: usize, die: usize) -> Option<usize> {
    if table[from] <= 0 || from < 25 && table[25] > 0 {
        return None;
    }
    if from > die {
        // Two of the other's or more hold a point.
        return (table[from - die] >= -1).then_some(from - die);
    }
    // Off: nobody of hers beyond the six point, and by a larger die than it takes only if nobody is behind.
    let behind = |first: usize| (first..=25).any(|point| table[point] > 0);
    (!behind(7) && (from == die || !behind(from + 1))).then_some(0)
}

/// The boards after one die.
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

/// The boards after all of these dice, one after the other.
fn after_all(table: &Table, dice: &[usize]) -> BTreeSet<Table> {
    let mut boards = BTreeSet::from([*table]);
    for &die in dice {
        boards = boards.iter().flat_map(|board| moves(board, die)).collect();
    }
    boards
}

/// All positions that a roll can lead to: as many dice as possible must be played, of two that differ the larger one if only
/// one of them can be. Who can play none stays where she is.
pub fn plays(table: &Table, roll: (u8, u8)) -> BTreeSet<Table> {
    let (first, second) = (usize::from(roll.0), usize::from(roll.1));
    // What to try, in the order in which it must be played; what is together is as good.
    let tries: Vec<Vec<Vec<usize>>> = if first == second {
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
    let mut ends = tries.into_iter().map(|orders| {
        let boards = orders.iter().flat_map(|dice| after_all(table, dice));
        boards.collect::<BTreeSet<_>>()
    });
    let some = ends.find(|boards| !boards.is_empty());
    some.unwrap_or_else(|| BTreeSet::from([*table]))
}

/// The same position as the other side sees it, who is the mover then.
pub fn turned(table: &Table) -> Table {
    core::array::from_fn(|point| -table[25 - point])
}
