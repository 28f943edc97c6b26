//! The plays that the core finds are those of the slow generator, each once.

use std::collections::BTreeSet;

use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::numbers::Numbers;
use crate::slow;
use crate::slow::{Table, table, turned};

/// The core's board of a table.
fn board(table: &Table) -> Board {
    let roller = core::array::from_fn(|place| table[place + 1].max(0) as u8);
    let opponent = core::array::from_fn(|place| (-table[24 - place]).max(0) as u8);
    Board::new([roller, opponent]).unwrap_or_else(|error| panic!("{table:?}: {error}"))
}

/// Compares the plays of a roll, and returns them.
fn compare(plays: &mut Plays, here: &Table, roll: (u8, u8)) -> BTreeSet<Table> {
    let expected = slow::plays(here, roll);
    let found = plays.find(&board(here), Roll::new(roll.0, roll.1).unwrap());
    let set: BTreeSet<Table> = found.iter().map(table).collect();
    assert_eq!(set, expected, "{here:?} {roll:?}");
    assert_eq!(found.len(), set.len(), "twice the same: {here:?} {roll:?}");
    expected
}

/// Who plays: what of a position after a play is liked best.
const TASTES: [fn(&Table) -> i64; 4] = [
    // Nothing: any play will do.
    |_| 0,
    // Few blots, so that games get to crowded boards and bear-offs.
    |table| -count_of(&table[1..25], |here| here == 1),
    // Points held at home: somebody on the bar before them, and often shut out.
    |table| count_of(&table[1..7], |here| here > 1),
    // Checkers of the other's on the bar.
    |table| -i64::from(table[0]),
];

fn count_of(points: &[i8], wanted: fn(i8) -> bool) -> i64 {
    points.iter().map(|&here| i64::from(wanted(here))).sum()
}

fn over(table: &Table) -> bool {
    let has = |sign: i8| table.iter().any(|here| here * sign > 0);
    !has(1) || !has(-1)
}

/// Positions of games from a start, between players of all tastes: so many of them, and how many rolls were compared when
/// the mover was on the bar, bore off, or could not move.
fn play_on(positions: usize, seed: u64) -> [usize; 3] {
    let mut numbers = Numbers(seed);
    let mut plays = Plays::new();
    let start = table(&Board::START);
    let mut here = start;
    let mut tastes = [0, 1];
    let mut met = [0; 3];
    for _ in 0..positions {
        if over(&here) {
            here = start;
            tastes = [numbers.below(TASTES.len()), numbers.below(TASTES.len())];
        }
        let roll = numbers.roll();
        let all = compare(&mut plays, &here, roll);
        let kinds = [
            here[25] > 0,
            here[7..].iter().all(|&checkers| checkers <= 0),
            all.contains(&here),
        ];
        for (met, kind) in met.iter_mut().zip(kinds) {
            *met += usize::from(kind);
        }
        let taste = TASTES[tastes[0]];
        let best = all.iter().map(taste).max().unwrap();
        let liked: Vec<&Table> = all.iter().filter(|table| taste(table) == best).collect();
        here = turned(liked[numbers.below(liked.len())]);
        tastes.reverse();
    }
    met
}

#[test]
fn all_plays_of_a_hundred_thousand_positions_of_games_are_found() {
    let met = play_on(100_000, 1);
    // It would be no test of entering, bearing off and dancing without a hundredth of each.
    assert!(met.iter().all(|&count| count > 1_000), "{met:?}");
}

/// Up to fifteen checkers of each side anywhere in some range of points, some of them on the bar.
fn any_table(numbers: &mut Numbers) -> Table {
    loop {
        let mut table = [0_i8; 26];
        for (sign, bar) in [(1, 25), (-1, 0)] {
            let farthest = [6, 7, 12, 24][numbers.below(4)];
            let on_bar = [0, 0, 0, 1, 2, 4][numbers.below(6)];
            table[bar] = sign * on_bar;
            // Few points make them crowded, many make blots.
            let points: Vec<usize> = (0..=numbers.below(9))
                .map(|_| 1 + numbers.below(farthest))
                .collect();
            for _ in 0..numbers.below(16 - on_bar as usize) {
                let point = points[numbers.below(points.len())];
                let slot = if sign > 0 { point } else { 25 - point };
                if table[slot] * sign >= 0 {
                    table[slot] += sign;
                }
            }
        }
        let shut = |points: core::ops::Range<usize>, sign: i8| {
            table[points].iter().all(|here| here * sign > 1)
        };
        let deadlock = table[0] < 0 && table[25] > 0 && shut(1..7, 1) && shut(19..25, -1);
        if !over(&table) && !deadlock {
            return table;
        }
    }
}

#[test]
fn all_plays_of_all_rolls_are_found_on_boards_that_no_game_has_seen() {
    let mut numbers = Numbers(2);
    let mut plays = Plays::new();
    for _ in 0..5_000 {
        let here = any_table(&mut numbers);
        for high in 1..=6 {
            for low in 1..=high {
                compare(&mut plays, &here, (high, low));
            }
        }
    }
}

#[test]
fn both_orders_of_a_roll_have_the_same_plays_in_the_same_order() {
    let mut numbers = Numbers(3);
    let (mut one, mut other) = (Plays::new(), Plays::new());
    for _ in 0..1_000 {
        let here = board(&any_table(&mut numbers));
        let (first, second) = numbers.roll();
        let found = one.find(&here, Roll::new(first, second).unwrap());
        assert_eq!(found, other.find(&here, Roll::new(second, first).unwrap()));
    }
}
