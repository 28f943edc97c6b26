//! The core's plays equal those of a slow generator, on boards of games and on random boards.

use std::collections::BTreeSet;

use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::random_numbers::RandomNumbers;
use crate::slow_rules;
use crate::slow_rules::{Table, swapped, table};

/// Converts a table to the core's board.
fn board(table: &Table) -> Board {
    let roller = core::array::from_fn(|place| table[place + 1].max(0) as u8);
    let opponent = core::array::from_fn(|place| (-table[24 - place]).max(0) as u8);
    Board::new([roller, opponent]).unwrap_or_else(|error| panic!("{table:?}: {error}"))
}

/// Asserts that both generators find the same plays of a roll, and returns them.
fn compare(plays: &mut Plays, before: &Table, roll: (u8, u8)) -> BTreeSet<Table> {
    let expected = slow_rules::plays(before, roll);
    let found = plays.find(&board(before), Roll::new(roll.0, roll.1).unwrap());
    let set: BTreeSet<Table> = found.iter().map(table).collect();
    assert_eq!(set, expected, "{before:?} {roll:?}");
    assert_eq!(found.len(), set.len(), "a duplicate: {before:?} {roll:?}");
    expected
}

/// Preferences of players: values of the position after a play. A player chooses a play with the
/// largest value.
const PREFERENCES: [fn(&Table) -> i64; 4] = [
    // No preference: random plays.
    |_| 0,
    // Few blots, so that games reach crowded boards and bear-offs.
    |table| -count_of(&table[1..25], |count| count == 1),
    // Points held at home, so that checkers on the bar are often shut out.
    |table| count_of(&table[1..7], |count| count > 1),
    // Opposing checkers on the bar.
    |table| -i64::from(table[0]),
];

/// Returns the number of points with such a count of checkers.
fn count_of(points: &[i8], is_counted: fn(i8) -> bool) -> i64 {
    points
        .iter()
        .map(|&count| i64::from(is_counted(count)))
        .sum()
}

/// Whether a side has no checkers.
fn is_over(table: &Table) -> bool {
    let has = |sign: i8| table.iter().any(|count| count * sign > 0);
    !has(1) || !has(-1)
}

/// Compares the plays of this number of positions, from games between players with all preferences.
///
/// Returns the numbers of positions in which the mover was on the bar, had all checkers at home, or
/// could not move.
fn compare_in_games(positions: usize, seed: u64) -> [usize; 3] {
    let mut numbers = RandomNumbers(seed);
    let mut plays = Plays::new();
    let start = table(&Board::START);
    let mut current = start;
    let mut preferences = [0, 1];
    let mut kind_counts = [0; 3];
    for _ in 0..positions {
        if is_over(&current) {
            current = start;
            preferences = [(); 2].map(|()| numbers.below(PREFERENCES.len()));
        }
        let roll = numbers.roll();
        let all = compare(&mut plays, &current, roll);
        let kinds = [
            current[25] > 0,
            current[7..].iter().all(|&checkers| checkers <= 0),
            all.contains(&current),
        ];
        for (count, is_kind) in kind_counts.iter_mut().zip(kinds) {
            *count += usize::from(is_kind);
        }
        let value = PREFERENCES[preferences[0]];
        let largest = all.iter().map(value).max().unwrap();
        let best: Vec<&Table> = all.iter().filter(|table| value(table) == largest).collect();
        current = swapped(best[numbers.below(best.len())]);
        preferences.reverse();
    }
    kind_counts
}

#[test]
fn plays_match_at_100_000_positions_of_games() {
    let kind_counts = compare_in_games(100_000, 1);
    // At least a hundredth each tests entering, bearing off and dancing.
    assert!(
        kind_counts.iter().all(|&count| count > 1_000),
        "{kind_counts:?}"
    );
}

/// Returns a random board of up to fifteen checkers a side, on random points and on the bar.
fn random_table(numbers: &mut RandomNumbers) -> Table {
    loop {
        let mut table = [0_i8; 26];
        for (sign, bar) in [(1, 25), (-1, 0)] {
            let farthest = [6, 7, 12, 24][numbers.below(4)];
            let on_bar = [0, 0, 0, 1, 2, 4][numbers.below(6)];
            table[bar] = sign * on_bar;
            // Few points give stacks, and many points give blots.
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
            table[points].iter().all(|count| count * sign > 1)
        };
        let deadlock = table[0] < 0 && table[25] > 0 && shut(1..7, 1) && shut(19..25, -1);
        if !is_over(&table) && !deadlock {
            return table;
        }
    }
}

#[test]
fn plays_match_on_random_boards() {
    let mut numbers = RandomNumbers(2);
    let mut plays = Plays::new();
    for _ in 0..5_000 {
        let table = random_table(&mut numbers);
        for high in 1..=6 {
            for low in 1..=high {
                compare(&mut plays, &table, (high, low));
            }
        }
    }
}

#[test]
fn both_orders_of_the_dice_give_the_same_list() {
    let mut numbers = RandomNumbers(3);
    let (mut one, mut other) = (Plays::new(), Plays::new());
    for _ in 0..1_000 {
        let board = board(&random_table(&mut numbers));
        let (first, second) = numbers.roll();
        let found = one.find(&board, Roll::new(first, second).unwrap());
        assert_eq!(found, other.find(&board, Roll::new(second, first).unwrap()));
    }
}
